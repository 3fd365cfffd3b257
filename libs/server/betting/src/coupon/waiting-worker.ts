import { dueWagers } from '@touchline/server-kernel/ledger';
import type { BettingServices } from './services.ts';
import type { Placement } from './place.ts';
import { COUPON } from './product.ts';

const POLL_EVERY_MS = 200;
/** Job name in the list of failing work. */
const DECISIONS = 'live-decisions';

/** Makes all due decisions, one after the other. @returns their number. */
export async function decideDue(
  { db, now, stuck }: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  placement: Pick<Placement, 'decideWaiting'>,
  shouldContinue = () => true,
): Promise<number> {
  const due = await dueWagers(db, COUPON.name, { nowMs: now(), except: stuck.passedBy(DECISIONS) });
  return stuck.each({ job: DECISIONS, items: due, keyOf: ({ key }) => key, shouldContinue }, async ({ userId, id }, isPatient) => {
    await placement.decideWaiting(userId, id, isPatient);
    return true;
  });
}

/** Decides live coupons when their delay is over, including those left over from a crash or another process. */
export function startDeciding(
  services: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  placement: Pick<Placement, 'decideWaiting'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let work: Promise<unknown> | undefined;
  const poll = () => {
    if (isStopped || work !== undefined) return;
    work = decideDue(services, placement, () => !isStopped)
      .catch(report)
      .finally(() => (work = undefined));
  };
  const timer = setInterval(poll, POLL_EVERY_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
