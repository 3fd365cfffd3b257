import type { BettingServices } from './services.ts';
import { settleGames, settleOverdue } from './settle.ts';

const SWEEP_EVERY_MS = 5000;

export interface SettlementWorker {
  /** Waits for what is being settled and settles no more. */
  stop(): Promise<void>;
}

/** Settles games as they end, and now and then everything that is overdue; one piece of work at a time. */
export function startSettlement(
  services: Pick<BettingServices, 'db' | 'house' | 'prices' | 'now' | 'stuck'>,
  report: (error: unknown) => void,
): SettlementWorker {
  let isStopped = false;
  let work: Promise<unknown> = Promise.resolve();
  const enqueue = (job: () => Promise<unknown>) => {
    if (isStopped) return;
    work = work.then(() => (isStopped ? undefined : job())).catch(report);
  };
  const goesOn = () => !isStopped;
  const unsubscribe = services.prices.onSettled((gameId) => enqueue(() => settleGames(services, [gameId], goesOn)));
  const sweep = setInterval(() => enqueue(() => settleOverdue(services, goesOn)), SWEEP_EVERY_MS);
  enqueue(() => settleOverdue(services, goesOn));
  return {
    stop: async () => {
      isStopped = true;
      unsubscribe();
      clearInterval(sweep);
      await work;
    },
  };
}
