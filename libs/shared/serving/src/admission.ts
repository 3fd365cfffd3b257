export interface AdmissionTerms {
  /** Requests that run at once. */
  slots: number;
  /** Requests that may wait for a slot. */
  longestQueue: number;
  /** How long one waits before it is refused, in milliseconds. */
  waitMs: number;
  /** Milliseconds of one turn of the event loop in which requests are begun; those read later in the turn wait for the next one. */
  turnMs: number;
  /** Connections that the server has accepted so far. */
  accepted: () => number;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

/** Turns in a row that go to new connections before the queue goes on. One costs a fraction of a millisecond. */
const TURNS_FOR_CONNECTIONS = 64;

export interface Admission {
  /** Waits for a slot. @returns whether there is one; who got it has to `leave`. */
  enter(): Promise<boolean>;
  leave(): void;
}

/**
 * Lets a fixed number of requests run and a few wait a moment; the others are refused at once, while that is still cheap. So the time of those
 * that are admitted stays bounded whatever comes.
 *
 * Slots count requests that wait for something. A request that is answered without waiting holds the whole process instead, and a crowd of
 * them is read in one turn of the event loop. So a turn begins requests for a few milliseconds only; then sockets are read again, health and
 * bets are answered, and the queue goes on with one request for each turn.
 *
 * Node accepts one connection in each turn. While there are new ones the turns stay empty, up to a bound: otherwise a crowd of connections
 * would wait for seconds in the machine, where nobody refuses or answers them, and a process that stops would cut them.
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
