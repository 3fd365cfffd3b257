import { dueWagers } from '@touchline/server-kernel';
import type { BettingServices } from './services.ts';
import type { Placement } from './place.ts';
import { COUPON } from './product.ts';

const LOOK_EVERY_MS = 200;
/** Name of this work where it is told what fails. */
const DECISIONS = 'live-decisions';

/** Decides what is due, one after the other. @returns how many. */
export async function decideDue(
  { db, now, stuck }: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  placement: Pick<Placement, 'decideWaiting'>,
  goesOn = () => true,
): Promise<number> {
  const due = await dueWagers(db, COUPON.name, { nowMs: now(), except: stuck.passedBy(DECISIONS) });
  return stuck.each({ job: DECISIONS, items: due, keyOf: ({ key }) => key, goesOn }, async ({ userId, id }) => {
    await placement.decideWaiting(userId, id);
    return true;
  });
}

/** Decides live coupons when their delay is over, also those that a crash or another process left. */
export function startDeciding(
  services: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  placement: Pick<Placement, 'decideWaiting'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let work: Promise<unknown> | undefined;
  const look = () => {
    if (isStopped || work !== undefined) return;
    work = decideDue(services, placement, () => !isStopped)
      .catch(report)
      .finally(() => (work = undefined));
  };
  const timer = setInterval(look, LOOK_EVERY_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
