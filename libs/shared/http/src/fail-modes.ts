/** How pages and money behave while a dependency fails. */
export interface FailRule {
  /** Retries; the specification's number where it defines one. */
  retries: number;
  /** Delay before the first retry, in milliseconds. */
  delayMs: number;
  /** Factor from one delay to the next. */
  factor: number;
  /** How long a page waits for the dependency, in milliseconds; 0 if it does not wait. */
  waitMs: number;
  /**
   * What the page does without an answer: `open` continues without it, `last-known-good` uses the previous answer, `guest` treats the
   * person as a visitor, `stale` shows old data marked as old, `local-error` shows an error in place of the part, `server` means that only
   * the backend decides.
   */
  page: 'open' | 'last-known-good' | 'guest' | 'stale' | 'local-error' | 'server';
  /** What the page does when there is no fallback either. */
  otherwise: 'open' | 'error-page' | 'error-block';
  /** Whether bets, deposits and game starts are allowed meanwhile. */
  money: 'open' | 'closed';
  /** How long the last good answer may be used, in milliseconds; 0 if none is kept. */
  keptMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const once = { retries: 0, delayMs: 0, factor: 1, waitMs: 0, keptMs: 0 } as const;

/**
 * Failure behaviour of every dependency in one table: retries as specified, modes by decision. Code takes its retries and waits from here,
 * and a test runs every fault against every row.
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
  // A page that cannot ping does not stop the time limits: the backend counts them itself.
  ping: { ...once, page: 'server', otherwise: 'open', money: 'open' },
  'reality-check': { ...once, waitMs: 1_000, page: 'server', otherwise: 'open', money: 'closed' },
  feed: { ...once, page: 'stale', otherwise: 'open', money: 'closed' },
  analytics: { ...once, retries: 1, delayMs: 1_000, page: 'open', otherwise: 'open', money: 'open' },
  remote: { retries: 3, delayMs: 1_000, factor: 2, waitMs: 4_500, page: 'local-error', otherwise: 'error-block', money: 'open', keptMs: 0 },
} as const satisfies Record<string, FailRule>;

/** A dependency of the product that may fail. */
export type Dependency = keyof typeof FAIL_MODES;
