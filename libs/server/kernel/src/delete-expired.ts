import type { Queryable } from './db/db.ts';
import type { Worker } from './module.ts';
import type { Services } from './services.ts';

const DELETE_EVERY_MS = 10 * 60_000;

/** Deletes expired data regularly. Each function applies its own rule, and a failing one does not stop the others. */
export const deleteExpired =
  ({ db, now }: Pick<Services, 'db' | 'now'>, ...forgets: readonly ((db: Queryable, nowMs: number) => Promise<void>)[]): Worker =>
  (report) => {
    const run = async (): Promise<void> => {
      for (const forget of forgets) await forget(db, now()).catch(report);
    };
    const timer = setInterval(() => void run(), DELETE_EVERY_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  };
