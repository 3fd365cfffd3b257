import type { Measure } from '@touchline/shared-serving';
import type { Queryable } from '../db/db.ts';
import type { Product } from '../ledger/product.ts';
import { reconcile, type Reconciliation } from '../ledger/reconcile.ts';
import type { Worker } from '../module.ts';

const CHECK_EVERY_MS = 5 * 60_000;
/** Pause after a check as a multiple of its duration, so that checks take at most a hundredth of the time. */
const REST_PER_CHECK = 100;
const MS = 1000;

const findingsOf = ({ total, accounts, transactions, wagers, unstaked, unknown }: Reconciliation): number =>
  (total === 0 ? 0 : 1) + [accounts, transactions, wagers, unstaked, unknown].reduce((sum, { length }) => sum + length, 0);

export interface LedgerWatch {
  worker: Worker;
  measures: readonly Measure[];
  /** Runs one check now. */
  check(): Promise<void>;
}

/** Reconciles the books periodically, so that the operator sees a difference before a player does. @spec MON-7 */
export function watchLedger(db: Queryable, products: readonly Product[]): LedgerWatch {
  let last: { findings: number; atMs: number } | undefined;
  const check = async (): Promise<void> => {
    const findings = findingsOf(await reconcile(db, products));
    last = { findings, atMs: performance.now() };
  };
  return {
    check,
    worker: (report) => {
      let isStopped = false;
      let timer: NodeJS.Timeout | undefined;
      let work: Promise<void> = Promise.resolve();
      const run = (): void => {
        const beganAt = performance.now();
        work = check()
          .catch(report)
          .finally(() => {
            if (isStopped) return;
            timer = setTimeout(run, Math.max(CHECK_EVERY_MS, (performance.now() - beganAt) * REST_PER_CHECK)).unref();
          });
      };
      run();
      return {
        stop: async () => {
          isStopped = true;
          clearTimeout(timer);
          await work;
        },
      };
    },
    measures: [
      {
        kind: 'gauge',
        name: 'touchline_ledger_differences',
        help: 'Findings of the last comparison of balances, entries and the books of each product; anything but 0 is an alarm.',
        read: () => (last === undefined ? [] : [{ value: last.findings }]),
      },
      {
        kind: 'gauge',
        name: 'touchline_ledger_check_age_seconds',
        help: 'Time since the books were last compared.',
        read: () => (last === undefined ? [] : [{ value: (performance.now() - last.atMs) / MS }]),
      },
    ],
  };
}
