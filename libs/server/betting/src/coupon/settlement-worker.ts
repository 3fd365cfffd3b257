import type { BettingServices } from './services.ts';
import { settleCorrections, settleImports } from './resettle.ts';
import { settleEarly, settleGames, settleOverdue } from './settle.ts';

const SWEEP_EVERY_MS = 5000;

/** Results waiting for settlement. */
export interface SettlementQueue {
  /** Waiting time of the oldest one, in milliseconds; 0 if none waits. */
  waitedMs(): number;
}

/** Records when each result arrived, until its settlement is done. */
export function settlementQueue(): SettlementQueue & { put(): () => void } {
  const waiting = new Set<{ sinceMs: number }>();
  return {
    put: () => {
      const one = { sinceMs: performance.now() };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    // A set keeps insertion order.
    waitedMs: () => {
      const [oldest] = waiting;
      return oldest === undefined ? 0 : performance.now() - oldest.sinceMs;
    },
  };
}

export interface SettlementWorker {
  /** Waits for the settlement in progress and starts no more. */
  stop(): Promise<void>;
}

/** Settles games as they end, and periodically early payouts and overdue bets; one job at a time. */
export function startSettlement(
  services: Pick<BettingServices, 'db' | 'house' | 'prices' | 'now' | 'stuck'>,
  report: (error: unknown) => void,
  queue = settlementQueue(),
): SettlementWorker {
  let isStopped = false;
  let work: Promise<unknown> = Promise.resolve();
  const enqueue = (job: () => Promise<unknown>) => {
    if (isStopped) return;
    const done = queue.put();
    work = work
      .then(() => (isStopped ? undefined : job()))
      .catch(report)
      .finally(done);
  };
  const shouldContinue = () => !isStopped;
  const seen: { imports?: number } = {};
  const unsubscribe = services.prices.onSettled((gameId) => enqueue(() => settleGames(services, [gameId], shouldContinue)));
  const all = async () => {
    await settleEarly(services, shouldContinue);
    await settleOverdue(services, shouldContinue);
    if (shouldContinue()) await settleCorrections(services, shouldContinue);
    if (shouldContinue()) await settleImports(services, seen, shouldContinue);
  };
  const sweep = setInterval(() => enqueue(all), SWEEP_EVERY_MS);
  enqueue(all);
  return {
    stop: async () => {
      isStopped = true;
      unsubscribe();
      clearInterval(sweep);
      await work;
    },
  };
}
