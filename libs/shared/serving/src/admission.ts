export interface AdmissionTerms {
  /** Requests that run at once. */
  slots: number;
  /** Requests that may wait while all slots are taken. */
  longestQueue: number;
  /** How long a request waits before it may be refused, in milliseconds. */
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
/** Places at the head of the queue that do not time out while requests are admitted: the parallel calls of one page. */
const SURE_PLACES = 24;
/** Without an admission for so many times `waitMs`, every place times out. */
const STALLED_WAITS = 8;
/** Longest wait of any place, as a multiple of `waitMs`. */
const LONGEST_WAITS = 40;
/** A queue that has not been empty for so many admissions, and as many times `waitMs`, is a crowd and not a burst. */
const CROWD_ADMISSIONS = 64;
const CROWD_WAITS = 2;
/** A crowd is over when nothing was refused for so many times `waitMs`. */
const CALM_WAITS = 4;
/** During a crowd: requests that run at once, and places in the queue. Few, so that an admitted request is answered soon. */
const CROWD_SLOTS = 6;
const CROWD_QUEUE = 3;
/** During a crowd, a request that has run for so many times `waitMs` waits for another service, and does not take one of the few slots. */
const SLOW_WAITS = 4;

export interface Admission {
  /** Waits for a slot. @returns the slot; undefined if the request is refused. */
  enter(): Promise<Slot | undefined>;
  /** Whether a request would be refused at once. */
  isFull(): boolean;
  /** Counts a request that was refused because of `isFull`. */
  refused(): void;
}

/** A slot that a request holds until it `leave`s. */
export interface Slot {
  leave(): void;
}

interface Waiter {
  atMs: number;
  settle: (slot: Slot | undefined) => void;
}

/**
 * Runs a fixed number of requests, queues a few for a short time, and refuses the rest at once, while that is cheap. So the response time
 * of admitted requests stays bounded under any load.
 *
 * Slots limit requests that wait for I/O. A request without I/O blocks the whole process instead, and many of them are read in one tick of
 * the event loop. So a tick starts requests for a few milliseconds only; then sockets are read again, health checks and bets are answered,
 * and the queue continues with one request per tick.
 *
 * A burst, such as the calls of one page, is queued however slow the machine is: the first places do not time out while the queue moves. A
 * queue that does not empty is a crowd. As long as there is one, few requests are admitted at a time, so that each is answered almost as
 * fast as without the crowd.
 *
 * Node accepts one connection per tick. While there are new ones, ticks start no requests, up to a limit: otherwise many connections would
 * wait for seconds in the kernel, neither refused nor answered, and a stopping process would reset them.
 *
 * @spec SRV-3
 */
export function createAdmission({ slots, longestQueue, waitMs, turnMs, accepted, now }: AdmissionTerms): Admission {
  const running = new Set<{ atMs: number }>();
  const queue = new Set<Waiter>();
  let turnBeganMs: number | undefined;
  let isDue = false;
  let knownConnections = accepted();
  let emptyTurns = 0;
  let isCrowd = false;
  let refusedMs = 0;
  let admittedMs = 0;
  let queuedSince: { ms: number; admissions: number } | undefined;
  let admissions = 0;
  let watch: NodeJS.Timeout | undefined;

  const hasTime = (): boolean => turnBeganMs === undefined || now() - turnBeganMs < turnMs;
  const hasNewConnections = (): boolean => {
    const before = knownConnections;
    knownConnections = accepted();
    return knownConnections !== before;
  };
  const hasSlot = (): boolean => {
    if (running.size >= slots) return false;
    if (!isCrowd || running.size < CROWD_SLOTS) return true;
    const slowMs = now() - SLOW_WAITS * waitMs;
    let quick = 0;
    for (const { atMs } of running) if (atMs > slowMs) quick += 1;
    return quick < CROWD_SLOTS;
  };
  /** Places in the queue. A tick without time for more requests leaves slots empty; these are places too. */
  const placesOf = (): number => {
    const [most, atOnce] = isCrowd ? [Math.min(CROWD_QUEUE, longestQueue), Math.min(CROWD_SLOTS, slots)] : [longestQueue, slots];
    return most + Math.max(0, atOnce - running.size);
  };
  const remove = (waiter: Waiter, slot?: Slot): void => {
    queue.delete(waiter);
    if (slot === undefined) refusedMs = now();
    if (queue.size === 0) queuedSince = undefined;
    waiter.settle(slot);
  };
  /** Detects the begin and the end of a crowd. */
  const judge = (): void => {
    const ms = now();
    if (isCrowd) {
      isCrowd = ms - refusedMs < CALM_WAITS * waitMs;
      return;
    }
    if (queuedSince === undefined) return;
    isCrowd = admissions - queuedSince.admissions >= CROWD_ADMISSIONS && ms - queuedSince.ms >= CROWD_WAITS * waitMs;
    if (!isCrowd) return;
    refusedMs = ms;
    for (const waiter of [...queue].slice(placesOf())) remove(waiter);
  };
  const refuseLate = (): void => {
    const ms = now();
    const isStalled = ms - Math.max(admittedMs, queuedSince?.ms ?? 0) >= STALLED_WAITS * waitMs;
    let place = 0;
    for (const waiter of [...queue]) {
      const waitedMs = ms - waiter.atMs;
      const mayRefuse = isStalled || place >= SURE_PLACES || waitedMs >= LONGEST_WAITS * waitMs;
      if (waitedMs >= waitMs && mayRefuse) remove(waiter);
      else place += 1;
    }
    judge();
    if (queue.size > 0) return;
    clearInterval(watch);
    watch = undefined;
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
    if (next === undefined || !hasSlot()) return;
    remove(next, admit());
  };
  const watchTurn = (): void => {
    turnBeganMs ??= now();
    if (isDue) return;
    isDue = true;
    setImmediate(onNextTurn);
  };
  const admit = (): Slot => {
    const taken = { atMs: now() };
    running.add(taken);
    admissions += 1;
    admittedMs = taken.atMs;
    watchTurn();
    return {
      leave: () => {
        running.delete(taken);
        if (queue.size > 0) watchTurn();
      },
    };
  };
  const isOpen = (): boolean => queue.size === 0 && hasSlot() && hasTime();
  const isFull = (): boolean => {
    judge();
    return !isOpen() && queue.size >= placesOf();
  };
  const refused = (): void => void (refusedMs = now());

  return {
    isFull,
    refused,
    enter: () => {
      if (isFull()) {
        refused();
        return Promise.resolve(undefined);
      }
      if (isOpen()) return Promise.resolve(admit());
      watchTurn();
      watch ??= setInterval(refuseLate, Math.max(1, waitMs / 4)).unref();
      queuedSince ??= { ms: now(), admissions };
      return new Promise((settle) => queue.add({ atMs: now(), settle }));
    },
  };
}
