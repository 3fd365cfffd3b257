import type { BettingServices } from './services.ts';
import { settleEarly, settleGames, settleOverdue } from './settle.ts';

const SWEEP_EVERY_MS = 5000;

/** Results that wait to be settled. */
export interface SettlementQueue {
  /** How long the oldest of them has waited, in milliseconds; 0 while none waits. */
  waitedMs(): number;
}

/** Remembers when each result came, until what follows from it is done. */
export function settlementQueue(): SettlementQueue & { put(): () => void } {
  const waiting = new Set<{ sinceMs: number }>();
  return {
    put: () => {
      const one = { sinceMs: performance.now() };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    // A set keeps the order in which things came.
    waitedMs: () => {
      const [oldest] = waiting;
      return oldest === undefined ? 0 : performance.now() - oldest.sinceMs;
    },
  };
}

export interface SettlementWorker {
  /** Waits for what is being settled and settles no more. */
  stop(): Promise<void>;
}

/** Settles games as they end, and now and then what an early lead has won and everything that is overdue; one piece of work at a time. */
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
  const goesOn = () => !isStopped;
  const unsubscribe = services.prices.onSettled((gameId) => enqueue(() => settleGames(services, [gameId], goesOn)));
  const all = async () => {
    await settleEarly(services, goesOn);
    await settleOverdue(services, goesOn);
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
