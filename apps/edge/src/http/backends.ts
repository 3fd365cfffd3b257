/** Readiness is checked twice a second, so a dead process gets few requests. */
const LOOK_EVERY_MS = 500;
const LOOK_WITHIN_MS = 1_000;
/** After this many consecutive faults a backend is skipped, even if it reports ready. */
const FAULTS_IN_A_ROW = 3;
const ASIDE_MS = 5_000;
const LONGEST_ASIDE_MS = 60_000;
/** Statuses that count as faults; 503 does not, because it reports overload. */
const FAULTY: ReadonlySet<number> = new Set([500, 502, 504]);

/** Interchangeable backends, without affinity: every request goes to the next one. */
export interface Backends {
  readonly origins: readonly string[];
  /**
   * The origin for a request.
   *
   * @param tried - those that did not answer it.
   * @returns undefined when all were tried.
   */
  pick(tried?: ReadonlySet<string>): string | undefined;
  /** Reports an answer. */
  answered(origin: string, status: number): void;
  /** Reports that a request was not answered. */
  failed(origin: string): void;
  /**
   * Sends a request to the next backend, and to another if it was not answered and may be retried. Only path and query of its URL are used.
   */
  send(request: Request): Promise<Response>;
  /** The state of each backend. */
  states(): readonly { origin: string; state: BackendState }[];
  /** Starts the readiness checks. */
  watch(): void;
  stop(): void;
}

export type BackendState = 'ready' | 'not-ready' | 'aside';

interface Known {
  origin: string;
  isReady: boolean;
  faults: number;
  asideUntilMs: number;
  asideMs: number;
}

export interface BackendsDeps {
  send?: (request: Request) => Promise<Response>;
  ask?: typeof fetch;
  now?: () => number;
}

/** Parses a list of origins. @throws RangeError for an invalid one. */
export function backendOrigins(text: string): readonly string[] {
  const origins = text.split(/[\s,]+/).filter((one) => one !== '');
  for (const one of origins) {
    if (!URL.canParse(one) || !/^https?:\/\/[^/]+\/?$/.test(one))
      throw new RangeError(
        `BACKEND_URL has '${one}'; it has to be an origin such as http://10.0.0.21:4300, or several separated by commas.`,
      );
  }
  if (origins.length === 0) throw new RangeError('BACKEND_URL is empty; it has to be an origin such as http://10.0.0.21:4300.');
  return [...new Set(origins.map((one) => one.replace(/\/$/, '')))];
}

const LATE: ReadonlySet<unknown> = new Set(['AbortError', 'TimeoutError']);
const isLate = (error: unknown): boolean => typeof error === 'object' && error !== null && 'name' in error && LATE.has(error.name);
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);
/** Connection errors: no backend received the request. An open connection may end with the same codes, but by other calls. */
const NEVER_REACHED: ReadonlySet<string> = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

const CONNECTING: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo', undefined]);
const isNeverReached = (cause: object): boolean =>
  'code' in cause &&
  typeof cause.code === 'string' &&
  NEVER_REACHED.has(cause.code) &&
  CONNECTING.has('syscall' in cause ? cause.syscall : undefined);

/** Whether an unanswered request may go to another backend: none received it, or repeating it is safe. */
export function maySendAgain(method: string, error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; cause = 'cause' in cause ? cause.cause : undefined) {
    if (isNeverReached(cause)) return true;
  }
  return SAFE.has(method) && !isLate(error);
}

/**
 * Chooses among backends: rotates among ready ones, and skips one for a while after repeated faults. When none is left it tries all,
 * because the checks may be wrong.
 */
export function createBackends(
  origins: readonly string[],
  { send = fetch, ask = fetch, now = () => performance.now() }: BackendsDeps = {},
): Backends {
  const all: Known[] = origins.map((origin) => ({ origin, isReady: true, faults: 0, asideUntilMs: 0, asideMs: ASIDE_MS }));
  let turn = 0;
  let timer: NodeJS.Timeout | undefined;
  const find = (origin: string): Known | undefined => all.find((one) => one.origin === origin);
  const stateOf = ({ isReady, asideUntilMs }: Known): BackendState => (now() < asideUntilMs ? 'aside' : isReady ? 'ready' : 'not-ready');

  const fault = (one: Known): void => {
    one.faults += 1;
    if (one.faults < FAULTS_IN_A_ROW) return;
    one.faults = 0;
    one.asideUntilMs = now() + one.asideMs;
    one.asideMs = Math.min(LONGEST_ASIDE_MS, one.asideMs * 2);
  };

  const look = async (one: Known): Promise<void> => {
    one.isReady = await ask(`${one.origin}/readyz`, { signal: AbortSignal.timeout(LOOK_WITHIN_MS), redirect: 'manual' }).then(
      async (answer) => {
        await answer.body?.cancel();
        return answer.status < 500; // a backend without this path still runs
      },
      () => false,
    );
  };

  const backends: Backends = {
    origins,
    pick: (tried = new Set()) => {
      const left = all.filter(({ origin }) => !tried.has(origin));
      const ready = left.filter((one) => stateOf(one) === 'ready');
      const among = ready.length > 0 ? ready : left;
      turn = (turn + 1) % 1_000_000;
      return among[turn % Math.max(1, among.length)]?.origin;
    },
    answered: (origin, status) => {
      const one = find(origin);
      if (one === undefined) return;
      if (FAULTY.has(status)) return fault(one);
      one.faults = 0;
      one.asideMs = ASIDE_MS;
    },
    failed: (origin) => {
      const one = find(origin);
      if (one === undefined) return;
      // With a single backend, a check says nothing that the next request does not.
      if (all.length > 1) one.isReady = false;
      fault(one);
    },
    send: async (request) => {
      const { pathname, search } = new URL(request.url);
      // Bodies are small, and a retry needs them again.
      const body = request.body === null ? undefined : await request.arrayBuffer();
      const tried = new Set<string>();
      for (;;) {
        const origin = backends.pick(tried) ?? all[0]?.origin ?? '';
        tried.add(origin);
        const { method, headers, signal } = request;
        const onward = new Request(`${origin}${pathname}${search}`, { method, headers, signal, redirect: 'manual', ...(body && { body }) });
        try {
          const answer = await send(onward);
          backends.answered(origin, answer.status);
          return answer;
        } catch (error) {
          if (!signal.aborted || isLate(error)) backends.failed(origin);
          if (signal.aborted || tried.size >= all.length || !maySendAgain(method, error)) throw error;
        }
      }
    },
    states: () => all.map((one) => ({ origin: one.origin, state: stateOf(one) })),
    watch: () => {
      if (all.length < 2) return;
      const lookAtAll = (): void => all.forEach((one) => void look(one));
      lookAtAll();
      timer ??= setInterval(lookAtAll, LOOK_EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
  return backends;
}
