import type { BettingServices } from '../coupon/services.ts';
import type { CloseServices } from './close.ts';
import { followRules } from './rules.ts';
import type { CashOuts } from './take.ts';

const LOOK_EVERY_MS = 250;
/** Rules are looked at as often as the line moves. */
const RULES_EVERY_LOOKS = 4;
/** Name of this work where it is told what fails. */
const DECISIONS = 'cash-outs';

interface Due {
  user_id: number;
  id: string;
}

/** Decides the cash-outs whose delay is over. @returns how many. */
export async function decideCashOuts(
  { db, now, stuck }: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  taken: Pick<CashOuts, 'decideWaiting'>,
  goesOn = () => true,
): Promise<number> {
  const items = await db.query<Due>(
    'select user_id, id from cash_outs where answer is null and decide_at <= $1 order by decide_at limit 100',
    [now()],
  );
  return stuck.each({ job: DECISIONS, items, keyOf: ({ user_id, id }) => `${user_id}:${id}`, goesOn }, async ({ user_id, id }) => {
    await taken.decideWaiting(user_id, id);
    return true;
  });
}

/** Decides what waited and follows the rules of players, also what a crash or another process left. */
export function startCashOuts(
  services: CloseServices & Pick<BettingServices, 'stuck'>,
  taken: Pick<CashOuts, 'decideWaiting'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let looks = 0;
  let work: Promise<unknown> | undefined;
  const goesOn = () => !isStopped;
  const look = () => {
    if (isStopped || work !== undefined) return;
    looks += 1;
    work = decideCashOuts(services, taken, goesOn)
      .then(() => (looks % RULES_EVERY_LOOKS === 0 && goesOn() ? followRules(services, goesOn) : 0))
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
