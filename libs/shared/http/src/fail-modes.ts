/** What becomes of a page, and of money, while a dependency fails. */
export interface FailRule {
  /** Tries after the first; the specification's number where it gives one. */
  retries: number;
  /** Before the first of them, in milliseconds. */
  delayMs: number;
  /** What each delay is multiplied with for the next. */
  factor: number;
  /** A page waits at most so long for it, in milliseconds; 0 where it never waits. */
  waitMs: number;
  /**
   * What the page does without an answer: `open` goes on as if nothing were said, `last-known-good` goes on with the answer before,
   * `guest` treats the person as a visitor, `stale` shows what it has and says that it is old, `local-error` shows an error in the part's
   * own place, `server` means that the page is not asked: the backend decides by itself.
   */
  page: 'open' | 'last-known-good' | 'guest' | 'stale' | 'local-error' | 'server';
  /** What the page does when there is nothing to fall back on. */
  otherwise: 'open' | 'error-page' | 'error-block';
  /** Whether bets, deposits and game starts go on meanwhile. */
  money: 'open' | 'closed';
  /** The last good answer is usable for so long, in milliseconds; 0 where none is kept. */
  keptMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const once = { retries: 0, delayMs: 0, factor: 1, waitMs: 0, keptMs: 0 } as const;

/**
 * How the product fails, once for everybody: numbers of tries by the specification, modes by decision. Code reads its retries and waits
 * from here, and a test walks through every row with every fault.
 *
 * @spec GRD-6 GRD-7 CF-01 GD-20 GD-22 HT-09 RM-04
 */
export const FAIL_MODES = {
  config: {
    retries: 5,
    delayMs: 1_000,
    factor: 1,
    waitMs: 1_500,
    page: 'last-known-good',
    otherwise: 'error-page',
    money: 'open',
    keptMs: DAY_MS,
  },
  dictionary: {
    ...once,
    retries: 1,
    delayMs: 1_000,
    waitMs: 1_200,
    page: 'last-known-good',
    otherwise: 'error-block',
    money: 'open',
    keptMs: DAY_MS,
  },
  redirect: { retries: 5, delayMs: 1_000, factor: 1, waitMs: 1_000, page: 'open', otherwise: 'open', money: 'open', keptMs: 0 },
  block: { retries: 2, delayMs: 100, factor: 1, waitMs: 1_200, page: 'open', otherwise: 'open', money: 'closed', keptMs: 0 },
  session: { retries: 2, delayMs: 1_500, factor: 1, waitMs: 1_200, page: 'guest', otherwise: 'open', money: 'closed', keptMs: 0 },
  limits: { ...once, waitMs: 1_000, page: 'open', otherwise: 'open', money: 'closed' },
  // A page that cannot ping stops no clock: the backend counts by itself.
  ping: { ...once, page: 'server', otherwise: 'open', money: 'open' },
  'reality-check': { ...once, waitMs: 1_000, page: 'server', otherwise: 'open', money: 'closed' },
  feed: { ...once, page: 'stale', otherwise: 'open', money: 'closed' },
  analytics: { ...once, retries: 1, delayMs: 1_000, page: 'open', otherwise: 'open', money: 'open' },
  remote: { retries: 3, delayMs: 1_000, factor: 2, waitMs: 4_500, page: 'local-error', otherwise: 'error-block', money: 'open', keptMs: 0 },
} as const satisfies Record<string, FailRule>;

/** Something that the product asks and that may fail. */
export type Dependency = keyof typeof FAIL_MODES;
