import type { Queryable } from './db/db.ts';
import type { Worker } from './module.ts';
import type { Services } from './services.ts';

const TIDY_EVERY_MS = 10 * 60_000;

/** Deletes what is over: each by the rule of whoever keeps it. One that fails stops none of the others. */
export const tidy =
  ({ db, now }: Pick<Services, 'db' | 'now'>, ...forgets: readonly ((db: Queryable, nowMs: number) => Promise<void>)[]): Worker =>
  (report) => {
    const run = async (): Promise<void> => {
      for (const forget of forgets) await forget(db, now()).catch(report);
    };
    const timer = setInterval(() => void run(), TIDY_EVERY_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  };
