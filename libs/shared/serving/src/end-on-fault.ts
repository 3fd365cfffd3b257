/** The parts of a process that {@link endOnFault} uses. */
export interface FaultyProcess {
  on(event: 'uncaughtException', listener: (error: unknown, origin: string) => void): unknown;
  exit(code: number): void;
  exitCode?: number | string | null | undefined;
  stdout: FaultyStream;
  stderr: FaultyStream & { write(text: string): unknown };
}
interface FaultyStream {
  on(event: 'error', listener: () => void): unknown;
}

export interface FaultTerms {
  /** Name of the process in log lines. */
  name: string;
  /** Stops accepting work and waits for requests in flight; called once. */
  stop: () => Promise<unknown>;
  /** How long `stop` may take, in milliseconds. Default: 5000. */
  withinMs?: number;
  /** The process; tests pass a fake one. */
  of?: FaultyProcess;
}

const WITHIN_MS = 5_000;

/** Stack traces of an error and its causes, without other fields: those of database errors contain player input. */
export function traceOf(error: unknown): string {
  const traces: string[] = [];
  for (let cause = error; cause !== undefined && traces.length < 5; cause = cause instanceof Error ? cause.cause : undefined)
    traces.push(cause instanceof Error ? (cause.stack ?? String(cause)) : String(cause));
  return traces.join('\ncaused by ');
}

/**
 * Ends the process after an uncaught error or an unhandled rejection, since its state is unknown from then on: logs the error with its trace,
 * finishes requests in flight, and exits with code 1 at most `withinMs` later. A closed log stream does not end the process.
 *
 * @spec SRV-1
 */
export function endOnFault({ name, stop, withinMs = WITHIN_MS, of = process }: FaultTerms): void {
  let isEnding = false;
  const log = (text: string): void => void of.stderr.write(`${name}: ${text}\n`);
  of.stdout.on('error', () => undefined);
  of.stderr.on('error', () => undefined);
  of.on('uncaughtException', (error, origin) => {
    const what = origin === 'unhandledRejection' ? 'a rejection that nothing handled' : 'an error that nothing caught';
    log(`${what}${isEnding ? '' : ', the process ends'}: ${traceOf(error)}`);
    if (isEnding) return;
    isEnding = true;
    of.exitCode = 1;
    const late = setTimeout(() => {
      log(`work in flight was not done within ${withinMs} ms`);
      of.exit(1);
    }, withinMs);
    const ended = (): void => {
      clearTimeout(late);
      of.exit(1);
    };
    new Promise((done) => done(stop())).then(ended, (reason: unknown) => {
      log(`the stop failed: ${traceOf(reason)}`);
      ended();
    });
  });
}
