import { type ChildProcess, fork } from 'node:child_process';
import { Refusal } from '../refusal.ts';

export interface HelperTerms {
  /** URL of a module that exports `answer(request)`. Only the helper process imports it. */
  module: string;
  /** Milliseconds that one request may take. After that the process is killed, and the request rejects with {@link HelperLate}. */
  deadlineMs: number;
  /** Length of the queue; further requests are refused. */
  mostWaiting: number;
  /** Limit of the JavaScript heap of the helper, megabytes. */
  heapMb: number;
}

/** A child process that answers one request at a time. */
export interface Helper<Request, Answer> {
  /**
   * @throws HelperLate when the deadline has passed.
   * @throws Refusal 503 when the queue is full, the module throws or the process exits; the next request starts a new process if needed.
   */
  ask(request: Request): Promise<Answer>;
  /** Ends the process and refuses the waiting requests. */
  close(): void;
}

/** A request missed the deadline of its helper. */
export class HelperLate extends Error {}

export interface HelperRequest {
  id: number;
  request: unknown;
}
export type HelperAnswer = { id: number; value: unknown } | { id: number; failure: string };

interface Waiting extends HelperRequest {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

const RETRY_AFTER_SECONDS = 2;
/** An idle helper process ends after this time. */
const IDLE_MS = 60_000;
/** Environment variables that a process needs to start. No others are passed on, so that helpers do not see secrets. */
const PASSED_ON = ['PATH', 'SystemRoot', 'TMPDIR', 'TEMP'] as const;
/** Keeps the extension of this file: `.ts` in the source, `.js` in a build. */
const MAIN = import.meta.url.replace(/helper(\.\w+)$/, 'helper-main$1');

const busy = (cause?: Error): Refusal =>
  new Refusal(503, 'unavailable', {
    detail: 'There is too much to do right now, please try again in a moment',
    retryAfterSeconds: RETRY_AFTER_SECONDS,
    cause,
  });

/**
 * Runs work on untrusted input that would block the main thread, such as decoding pictures or estimating passwords, in a child process. A
 * request that never ends is killed at its deadline, and a crash affects only that process.
 *
 * @spec SEC-6 SRV-3
 */
export function openHelper<Request, Answer>({ module, deadlineMs, mostWaiting, heapMb }: HelperTerms): Helper<Request, Answer> {
  const waiting: Waiting[] = [];
  let child: ChildProcess | undefined;
  let current: Waiting | undefined;
  let limit: NodeJS.Timeout | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last = 0;
  let isClosed = false;

  const end = (): void => {
    clearTimeout(limit);
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    ending?.removeAllListeners();
    // Ignore errors from killing a process that failed to start.
    ending?.on('error', () => undefined);
    ending?.kill('SIGKILL');
  };
  const settle = (act: (request: Waiting) => void): void => {
    clearTimeout(limit);
    const done = current;
    current = undefined;
    if (done !== undefined) act(done);
    next();
  };
  const broken = (cause: Error): void => {
    end();
    settle(({ reject }) => reject(busy(cause)));
  };
  const start = (): ChildProcess => {
    const env = Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined));
    const started = fork(new URL(MAIN), [module], {
      env: env as NodeJS.ProcessEnv,
      execArgv: [`--max-old-space-size=${heapMb}`, '--disable-proto=delete', '--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    started.on('error', broken);
    started.on('exit', (code, signal) => broken(new Error(`a helper process ended with ${code ?? signal}`)));
    started.on('message', (message: HelperAnswer) => {
      if (message.id !== current?.id) return;
      settle(({ resolve, reject }) => ('value' in message ? resolve(message.value as never) : reject(busy(new Error(message.failure)))));
    });
    return started;
  };
  /** Keeps this process alive only while a request is pending. */
  const hold = (isNeeded: boolean): void => {
    if (isNeeded) child?.ref();
    else child?.unref();
    if (isNeeded) child?.channel?.ref();
    else child?.channel?.unref();
  };
  const next = (): void => {
    clearTimeout(idle);
    if (current !== undefined) return;
    current = waiting.shift();
    if (current === undefined) {
      hold(false);
      idle = setTimeout(end, IDLE_MS);
      idle.unref();
      return;
    }
    const { id, request } = current;
    child ??= start();
    hold(true);
    limit = setTimeout(() => {
      end();
      settle(({ reject }) => reject(new HelperLate(`a request took longer than ${deadlineMs} ms`)));
    }, deadlineMs);
    child.send({ id, request } satisfies HelperRequest, (error) => {
      if (error !== null && current?.id === id) broken(error);
    });
  };
  return {
    ask: (request) =>
      new Promise<Answer>((resolve, reject) => {
        if (isClosed || waiting.length >= mostWaiting) {
          reject(busy());
          return;
        }
        waiting.push({ id: (last += 1), request, resolve: resolve as (value: never) => void, reject });
        next();
      }),
    close: () => {
      isClosed = true;
      end();
      const left = [...(current === undefined ? [] : [current]), ...waiting.splice(0)];
      current = undefined;
      for (const { reject } of left) reject(busy());
    },
  };
}

/** URL of the module with this name in the directory of a file, with the extension of that file. */
export const moduleBeside = (name: string, fileUrl: string): string => {
  const form = /\.\w+$/.exec(fileUrl)?.[0] ?? '.js';
  return new URL(`./${name}${form}`, fileUrl).href;
};

/** Opens a helper that is closed with the backend. */
export type OpenHelper = typeof openHelper;

/** Opens the helpers of one backend. `close` closes all of them. */
export function openHelpers(): { open: OpenHelper; close: () => void } {
  const opened: Pick<Helper<unknown, unknown>, 'close'>[] = [];
  return {
    open: (terms) => {
      const helper = openHelper<never, never>(terms);
      opened.push(helper);
      return helper as never;
    },
    close: () => opened.splice(0).forEach((helper) => helper.close()),
  };
}
