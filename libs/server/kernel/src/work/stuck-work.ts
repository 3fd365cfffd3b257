import { sqlStateOf } from '../db/db.ts';

/** An item of background work that fails and is being retried. */
export interface StuckItem {
  job: string;
  item: string;
  failures: number;
  /** It failed so often that it is retried only once an hour. */
  isQuarantined: boolean;
  /** Error of the last attempt, in one line; for the operator, never for visitors. */
  reason: string;
  /** First failure, by the server's clock. */
  sinceMs: number;
  /** It is skipped until then. */
  retryAtMs: number;
}

type Failing = Omit<StuckItem, 'job' | 'item' | 'isQuarantined'>;

interface Batch<T> {
  job: string;
  items: readonly T[];
  /** Id of an item within its job. */
  keyOf: (item: T) => string;
  /** Ends the batch between two items by returning false. */
  shouldContinue?: () => boolean;
  /** Called for each item whose work is not done: it failed or conflicted, is skipped for a while, or the batch ended before it. */
  onLeft?: (item: T) => void;
  /** Longest delay before a failing item is tried again, milliseconds; for items that are of no use after an hour. Default: an hour. */
  longestDelayMs?: number;
}

/** Background work item by item; a failing item does not stop the others. */
export interface StuckWork {
  /**
   * Does the work for each item. A failing item is reported, counted and skipped for a while, longer each time.
   * @returns the number of items for which the work returned true.
   * @throws errors that affect all items, such as an unreachable database.
   */
  each<T>(batch: Batch<T>, work: (item: T) => Promise<boolean>): Promise<number>;
  /** Items of a job that are currently skipped. */
  passedBy(job: string): string[];
  /** All failing items, for the health check and the operator. */
  list(): StuckItem[];
  /** Lets the next sweep retry an item, for an operator who has fixed its cause. @returns false if no such item is failing. */
  tryAgain(job: string, item: string): boolean;
}

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 3_600_000;
const FAILURES_BEFORE_QUARANTINE = 5;
/** Maximum number of tracked items, to bound memory; further ones are retried in every sweep. */
const MOST_ITEMS = 10_000;
const LONGEST_REASON = 200;

const reasonOf = (error: unknown): string => String(error).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);

/** SQLSTATE classes of a database that is unreachable, full or shutting down. */
const OUTAGE_CLASSES = new Set(['08', '53', '57', '58']);
/** Conflicts with another transaction; the next sweep retries. */
const CONFLICT_CLASSES = new Set(['40', '55']);

function kindOf(error: unknown): 'outage' | 'conflict' | 'broken' {
  const code = sqlStateOf(error);
  if (code === undefined) return error instanceof Error && error.message.startsWith('Connection terminated') ? 'outage' : 'broken';
  const isState = /^[0-9A-Z]{5}$/.test(code);
  if (isState && CONFLICT_CLASSES.has(code.slice(0, 2))) return 'conflict';
  return isState ? (OUTAGE_CLASSES.has(code.slice(0, 2)) ? 'outage' : 'broken') : code.startsWith('E') ? 'outage' : 'broken';
}

/**
 * Keeps failures in memory: a new process retries everything.
 *
 * @param report - called for every failure.
 * @spec OD-02 BET-8
 */
export function openStuckWork({ now, report }: { now: () => number; report: (error: unknown) => void }): StuckWork {
  const jobs = new Map<string, Map<string, Failing>>();
  const failingOf = (job: string): Map<string, Failing> => {
    const known = jobs.get(job) ?? new Map<string, Failing>();
    jobs.set(job, known);
    return known;
  };
  const isQuarantined = ({ failures }: Failing) => failures >= FAILURES_BEFORE_QUARANTINE;
  const fail = (failing: Map<string, Failing>, key: string, error: unknown, longestMs: number) => {
    const known = failing.get(key);
    const failures = (known?.failures ?? 0) + 1;
    if (failures === 1 && failing.size >= MOST_ITEMS) return;
    const delay = failures < FAILURES_BEFORE_QUARANTINE ? FIRST_DELAY_MS * 2 ** (failures - 1) : LONGEST_DELAY_MS;
    const retryAtMs = now() + Math.min(delay, longestMs);
    failing.set(key, { failures, reason: reasonOf(error), sinceMs: known?.sinceMs ?? now(), retryAtMs });
  };

  return {
    each: async (batch, work) => {
      const { job, items, keyOf, shouldContinue = () => true, onLeft = () => undefined, longestDelayMs = LONGEST_DELAY_MS } = batch;
      const failing = failingOf(job);
      let done = 0;
      let hasEnded = false;
      for (const item of items) {
        hasEnded ||= !shouldContinue();
        const key = keyOf(item);
        if (hasEnded || now() < (failing.get(key)?.retryAtMs ?? 0)) {
          onLeft(item);
          continue;
        }
        try {
          if (await work(item)) done += 1;
          failing.delete(key);
        } catch (error) {
          const kind = kindOf(error);
          if (kind === 'outage') throw error;
          onLeft(item);
          if (kind === 'conflict') continue;
          fail(failing, key, error, longestDelayMs);
          report(error);
        }
      }
      return done;
    },
    passedBy: (job) => [...failingOf(job)].filter(([, { retryAtMs }]) => now() < retryAtMs).map(([key]) => key),
    list: () =>
      [...jobs].flatMap(([job, failing]) =>
        [...failing].map(([item, each]) => ({ job, item, ...each, isQuarantined: isQuarantined(each) })),
      ),
    tryAgain: (job, item) => {
      const failing = jobs.get(job);
      const known = failing?.get(item);
      if (known === undefined) return false;
      failing?.set(item, { ...known, retryAtMs: now() });
      return true;
    },
  };
}
