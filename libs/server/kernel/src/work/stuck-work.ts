import { sqlStateOf } from '../db/db.ts';

/** Something that background work could not do, and goes on trying. */
export interface StuckItem {
  job: string;
  item: string;
  failures: number;
  /** It failed so often that it is tried once an hour only, until somebody mends it. */
  isQuarantined: boolean;
  /** What the last try failed with, in one line: for whoever operates this, never for a visitor. */
  reason: string;
  /** When it failed first, by the server's clock. */
  sinceMs: number;
  /** It is passed by until then. */
  retryAtMs: number;
}

type Failing = Omit<StuckItem, 'job' | 'item' | 'isQuarantined'>;

interface Batch<T> {
  job: string;
  items: readonly T[];
  /** Names an item within its job. */
  keyOf: (item: T) => string;
  /** Ends the batch between two items. */
  goesOn?: () => boolean;
}

/** Background work, item by item: one that fails does not stop the others. */
export interface StuckWork {
  /**
   * Does the work for each item. One that fails is reported, counted and passed by for a while, longer each time.
   * @returns for how many items the work said that it did something.
   * @throws whatever ends all of it alike: a database that is gone is no item's fault.
   */
  each<T>(batch: Batch<T>, work: (item: T) => Promise<boolean>): Promise<number>;
  /** Items of a job that are passed by at this moment. */
  passedBy(job: string): string[];
  /** Everything that fails, for health and for whoever operates this. */
  list(): StuckItem[];
  /** Lets the next sweep try an item at once: whoever mended it need not wait for the hour. @returns false when nothing of that name fails. */
  tryAgain(job: string, item: string): boolean;
}

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 3_600_000;
const FAILURES_BEFORE_QUARANTINE = 5;
/** More than this is a failure of the whole, and memory has an end: the rest is tried every time. */
const MOST_ITEMS = 10_000;
const LONGEST_REASON = 200;

const reasonOf = (error: unknown): string => String(error).replaceAll(/\s+/g, ' ').slice(0, LONGEST_REASON);

/** SQLSTATE classes of a database that cannot be reached, is full or is going down. */
const OUTAGE_CLASSES = new Set(['08', '53', '57', '58']);
/** Another transaction was in the way: the next sweep finds it free. */
const CONFLICT_CLASSES = new Set(['40', '55']);

function kindOf(error: unknown): 'outage' | 'conflict' | 'broken' {
  const code = sqlStateOf(error);
  if (code === undefined) return error instanceof Error && error.message.startsWith('Connection terminated') ? 'outage' : 'broken';
  const isState = /^[0-9A-Z]{5}$/.test(code);
  if (isState && CONFLICT_CLASSES.has(code.slice(0, 2))) return 'conflict';
  return isState ? (OUTAGE_CLASSES.has(code.slice(0, 2)) ? 'outage' : 'broken') : code.startsWith('E') ? 'outage' : 'broken';
}

/**
 * Keeps what failed in memory: a process that starts tries everything again.
 *
 * @param report - hears each failure once, as it happens.
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
  const fail = (failing: Map<string, Failing>, key: string, error: unknown) => {
    const known = failing.get(key);
    const failures = (known?.failures ?? 0) + 1;
    if (failures === 1 && failing.size >= MOST_ITEMS) return;
    const delay = failures < FAILURES_BEFORE_QUARANTINE ? FIRST_DELAY_MS * 2 ** (failures - 1) : LONGEST_DELAY_MS;
    failing.set(key, { failures, reason: reasonOf(error), sinceMs: known?.sinceMs ?? now(), retryAtMs: now() + delay });
  };

  return {
    each: async ({ job, items, keyOf, goesOn = () => true }, work) => {
      const failing = failingOf(job);
      let done = 0;
      for (const item of items) {
        if (!goesOn()) break;
        const key = keyOf(item);
        if (now() < (failing.get(key)?.retryAtMs ?? 0)) continue;
        try {
          if (await work(item)) done += 1;
          failing.delete(key);
        } catch (error) {
          const kind = kindOf(error);
          if (kind === 'outage') throw error;
          if (kind === 'conflict') continue;
          fail(failing, key, error);
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
