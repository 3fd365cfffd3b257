import type { Db } from '../db/db.ts';

/** How an item of background work fails. */
export interface Failing {
  failures: number;
  /** Error of the last attempt, in one line; for the operator, never for visitors. */
  reason: string;
  /** First failure, by the server's clock. */
  sinceMs: number;
  /** It is skipped until then. */
  retryAtMs: number;
}

export type StoredFailure = Failing & { job: string; item: string };

/** Failures that several processes share. */
export interface FailureStore {
  /** All failures. Those that no sweep has tried for two hours are deleted: their items are done, or gone. */
  read(nowMs: number): Promise<StoredFailure[]>;
  write(failure: StoredFailure): Promise<void>;
  remove(job: string, item: string): Promise<void>;
  /** Lets every item be tried again at once, by any process: a new release may have mended it. */
  retryAll(nowMs: number): Promise<void>;
}

/** An item that is still due is tried at least once an hour. */
const UNTRIED_MS = 2 * 3_600_000;
/** Bounds the memory of a process. */
const MOST_READ = 10_000;

const READ = `
  select job, item, failures, reason, since_ms as "sinceMs", retry_at_ms as "retryAtMs" from stuck_items order by since_ms, job, item limit ${MOST_READ}`;
/** Two processes that fail at the same moment count one failure. */
const WRITE = `
  insert into stuck_items as known (job, item, failures, reason, since_ms, retry_at_ms) values ($1, $2, $3, $4, $5, $6)
  on conflict (job, item) do update
    set failures = greatest(known.failures, excluded.failures), reason = excluded.reason, retry_at_ms = excluded.retry_at_ms`;

/** @spec OD-02 BET-8 */
export const failureStore = (db: Db): FailureStore => ({
  read: async (nowMs) => {
    const failures = await db.query<StoredFailure>(READ);
    if (failures.some(({ retryAtMs }) => retryAtMs < nowMs - UNTRIED_MS))
      await db.query('delete from stuck_items where retry_at_ms < $1', [nowMs - UNTRIED_MS]);
    return failures.filter(({ retryAtMs }) => retryAtMs >= nowMs - UNTRIED_MS);
  },
  write: async ({ job, item, failures, reason, sinceMs, retryAtMs }) => {
    await db.query(WRITE, [job, item, failures, reason, sinceMs, retryAtMs]);
  },
  remove: async (job, item) => {
    await db.query('delete from stuck_items where job = $1 and item = $2', [job, item]);
  },
  retryAll: async (nowMs) => {
    await db.query('update stuck_items set retry_at_ms = $1 where retry_at_ms > $1', [nowMs]);
  },
});
