export interface AdmissionTerms {
  /** Requests that run at once. */
  slots: number;
  /** Requests that may wait for a slot. */
  longestQueue: number;
  /** How long a request waits before it is refused, in milliseconds. */
  waitMs: number;
  /** Time per tick of the event loop for starting requests, in milliseconds; requests read later in the tick wait for the next one. */
  turnMs: number;
  /** Number of connections that the server has accepted. */
  accepted: () => number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

/** Consecutive ticks given to new connections before the queue continues. One costs a fraction of a millisecond. */
const TURNS_FOR_CONNECTIONS = 64;

export interface Admission {
  /** Waits for a slot. @returns whether the request got one; if so, it has to `leave`. */
  enter(): Promise<boolean>;
  leave(): void;
}

/**
 * Runs a fixed number of requests, queues a few for a short time, and refuses the rest at once, while that is cheap. So the response time
 * of admitted requests stays bounded under any load.
 *
 * Slots limit requests that wait for I/O. A request without I/O blocks the whole process instead, and many of them are read in one tick of
 * the event loop. So a tick starts requests for a few milliseconds only; then sockets are read again, health checks and bets are answered,
 * and the queue continues with one request per tick.
 *
 * Node accepts one connection per tick. While there are new ones, ticks start no requests, up to a limit: otherwise many connections would
 * wait for seconds in the kernel, neither refused nor answered, and a stopping process would reset them.
 *
 * @spec SRV-3
 */
export function createAdmission({ slots, longestQueue, waitMs, turnMs, accepted, now }: AdmissionTerms): Admission {
  let running = 0;
  let turnBeganMs: number | undefined;
  let isDue = false;
  let knownConnections = accepted();
  let emptyTurns = 0;
  const queue = new Set<(isAdmitted: boolean) => void>();

  const hasTime = (): boolean => turnBeganMs === undefined || now() - turnBeganMs < turnMs;
  const hasNewConnections = (): boolean => {
    const before = knownConnections;
    knownConnections = accepted();
    return knownConnections !== before;
  };
  const onNextTurn = (): void => {
    if (hasNewConnections() && emptyTurns < TURNS_FOR_CONNECTIONS) {
      emptyTurns += 1;
      setImmediate(onNextTurn);
      return;
    }
    emptyTurns = 0;
    isDue = false;
    turnBeganMs = undefined;
    const [next] = queue;
    if (next === undefined || running >= slots) return;
    admit();
    next(true);
  };
  const watchTurn = (): void => {
    turnBeganMs ??= now();
    if (isDue) return;
    isDue = true;
    setImmediate(onNextTurn);
  };
  const admit = (): void => {
    running += 1;
    watchTurn();
  };

  return {
    enter() {
      if (running < slots && queue.size === 0 && hasTime()) {
        admit();
        return Promise.resolve(true);
      }
      if (queue.size >= longestQueue) return Promise.resolve(false);
      watchTurn();
      return new Promise((done) => {
        const settle = (isAdmitted: boolean): void => {
          clearTimeout(timer);
          queue.delete(settle);
          done(isAdmitted);
        };
        const timer = setTimeout(() => settle(false), waitMs);
        queue.add(settle);
      });
    },
    leave() {
      running -= 1;
      if (queue.size > 0) watchTurn();
    },
  };
}
