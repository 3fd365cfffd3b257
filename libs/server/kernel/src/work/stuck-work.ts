import { sqlStateOf } from '../db/db.ts';
import type { Failing, FailureStore, StoredFailure } from './failure-store.ts';
import { TakenElsewhere } from '../db/taken-elsewhere.ts';

/** An item of background work that fails and is being retried. */
export interface StuckItem extends Failing {
  job: string;
  item: string;
  /** It failed so often that it is retried only once an hour. */
  isQuarantined: boolean;
}

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
   * Does the work for each item. A failing item is reported, counted and skipped for a while, longer each time. Items that another process has
   * ({@link TakenElsewhere}) are tried once more after all others.
   *
   * @param work - `isPatient` is false at the first attempt, when it must not wait for another process, and true at the second.
   * @returns the number of items for which the work returned true.
   * @throws errors that affect all items, such as an unreachable database.
   */
  each<T>(batch: Batch<T>, work: (item: T, isPatient: boolean) => Promise<boolean>): Promise<number>;
  /** Items of a job that are currently skipped. */
  passedBy(job: string): string[];
  /** All failing items, for the health check and the operator. */
  list(): StuckItem[];
  /** Lets the next sweep of any process retry an item, for an operator who has fixed its cause. @returns false if no such item is failing. */
  tryAgain(job: string, item: string): Promise<boolean>;
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

/** What other processes have stored is read again after this time at most, while sweeps run. */
const READ_EVERY_MS = 2_000;

/** How much later a failure of another process may be stored, or have begun, than this one did the item: that attempt began before. */
const LATE_MS = 60_000;

interface StuckOptions {
  now: () => number;
  /** Called for every failure. */
  report: (error: unknown) => void;
  /** Failures that all processes share. Without it they are in memory, and only this process knows them. */
  store?: FailureStore;
  /** A monotonic clock in milliseconds, for the age of what was read. */
  elapsed?: () => number;
}

/** A failure that is not in the store, because writing it failed, is kept when the store is read. */
type Known = Failing & { isUnsaved?: boolean };

/**
 * Failures of all processes on the store: an item that one process cannot do is skipped by the others too, and is listed by all. A new process lets
 * every item be tried again once.
 *
 * @spec OD-02 BET-8
 */
export function openStuckWork({ now, report, store, elapsed = () => performance.now() }: StuckOptions): StuckWork {
  const jobs = new Map<string, Map<string, Known>>();
  const failingOf = (job: string): Map<string, Known> => {
    const known = jobs.get(job) ?? new Map<string, Known>();
    jobs.set(job, known);
    return known;
  };
  const isQuarantined = ({ failures }: Failing) => failures >= FAILURES_BEFORE_QUARANTINE;
  /** Number of writes, to notice one that happens while the store is read. */
  let writes = 0;
  /** When this process did items that it did not know to fail, by job and item: another may have stored a failure of them. */
  const doneAt = new Map<string, number>();
  const nameOf = (job: string, item: string) => `${job} ${item}`;
  let readAt: number | undefined;
  let hasRetried = false;
  let reading: Promise<void> | undefined;

  const readStore = async (from: FailureStore): Promise<void> => {
    if (!hasRetried) await from.retryAll(now());
    hasRetried = true;
    const before = writes;
    const stored = await from.read(now());
    if (writes !== before) return; // what was read is older than what this process knows
    readAt = elapsed();
    for (const failing of jobs.values()) for (const [item, { isUnsaved = false }] of failing) if (!isUnsaved) failing.delete(item);
    const isDone = ({ job, item, sinceMs }: StoredFailure) => sinceMs <= (doneAt.get(nameOf(job, item)) ?? -Infinity) + LATE_MS;
    const done = stored.filter(isDone);
    for (const { job, item, ...failing } of stored.filter((failure) => !isDone(failure))) failingOf(job).set(item, failing);
    for (const [name, at] of doneAt) if (at < now() - LATE_MS) doneAt.delete(name);
    for (const { job, item } of done) await saved(from.remove(job, item));
  };
  const noteDone = (job: string, item: string): void => {
    if (store === undefined) return;
    doneAt.delete(nameOf(job, item));
    doneAt.set(nameOf(job, item), now());
    if (doneAt.size <= MOST_ITEMS) return;
    const [oldest = ''] = doneAt.keys();
    doneAt.delete(oldest);
  };
  const readAgain = async (): Promise<void> => {
    if (store === undefined || (readAt !== undefined && elapsed() - readAt < READ_EVERY_MS)) return;
    reading ??= readStore(store).finally(() => (reading = undefined));
    await reading;
  };
  /** A failure that cannot be stored must not end the sweep. */
  const saved = async (write: Promise<void> | undefined): Promise<boolean> => {
    writes += 1;
    try {
      await write;
      return true;
    } catch (error) {
      report(error);
      return false;
    } finally {
      writes += 1;
    }
  };
  const keep = async (job: string, item: string, failing: Failing): Promise<void> => {
    failingOf(job).set(item, failing);
    if (!(await saved(store?.write({ job, item, ...failing })))) failingOf(job).set(item, { ...failing, isUnsaved: true });
  };
  const fail = async (job: string, key: string, error: unknown, longestMs: number): Promise<void> => {
    const failing = failingOf(job);
    const known = failing.get(key);
    const failures = (known?.failures ?? 0) + 1;
    doneAt.delete(nameOf(job, key));
    if (failures === 1 && failing.size >= MOST_ITEMS) return;
    const delay = failures < FAILURES_BEFORE_QUARANTINE ? FIRST_DELAY_MS * 2 ** (failures - 1) : LONGEST_DELAY_MS;
    const retryAtMs = now() + Math.min(delay, longestMs);
    await keep(job, key, { failures, reason: reasonOf(error), sinceMs: known?.sinceMs ?? now(), retryAtMs });
  };

  return {
    each: async (batch, work) => {
      const { job, items, keyOf, shouldContinue = () => true, onLeft = () => undefined, longestDelayMs = LONGEST_DELAY_MS } = batch;
      await readAgain();
      const failing = failingOf(job);
      let done = 0;
      let hasEnded = false;
      /** @returns whether another process has the item. */
      const attempt = async (item: (typeof items)[number], isPatient: boolean): Promise<boolean> => {
        hasEnded ||= !shouldContinue();
        const key = keyOf(item);
        if (hasEnded || now() < (failing.get(key)?.retryAtMs ?? 0)) {
          onLeft(item);
          return false;
        }
        try {
          if (await work(item, isPatient)) done += 1;
          noteDone(job, key);
          if (failing.delete(key)) await saved(store?.remove(job, key));
        } catch (error) {
          if (error instanceof TakenElsewhere && !isPatient) return true;
          const kind = kindOf(error);
          if (kind === 'outage') throw error;
          onLeft(item);
          if (kind === 'conflict') return false;
          await fail(job, key, error, longestDelayMs);
          report(error);
        }
        return false;
      };
      const elsewhere: (typeof items)[number][] = [];
      for (const item of items) if (await attempt(item, false)) elsewhere.push(item);
      // Most of them are done by now; the others are not left to a later sweep.
      for (const item of elsewhere) await attempt(item, true);
      return done;
    },
    passedBy: (job) => [...failingOf(job)].filter(([, { retryAtMs }]) => now() < retryAtMs).map(([key]) => key),
    list: () =>
      [...jobs].flatMap(([job, failing]) =>
        [...failing].map(([item, { isUnsaved: _, ...each }]) => ({ job, item, ...each, isQuarantined: isQuarantined(each) })),
      ),
    tryAgain: async (job, item) => {
      const known = jobs.get(job)?.get(item);
      if (known === undefined) return false;
      await keep(job, item, { ...known, retryAtMs: now() });
      return true;
    },
  };
}
