import type { BettingServices } from '../coupon/services.ts';
import type { CloseServices } from './close.ts';
import { followRules } from './rules.ts';
import type { CashOuts } from './take.ts';

const TICK_MS = 250;
/** Rules are checked once a second, like the ticks of the line. */
const RULES_EVERY_TICKS = 4;
/** Job name in the list of failing work. */
const DECISIONS = 'cash-outs';

interface Due {
  user_id: number;
  id: string;
}

/** Decides the cash-outs whose delay is over. @returns their number. */
export async function decideCashOuts(
  { db, now, stuck }: Pick<BettingServices, 'db' | 'now' | 'stuck'>,
  taken: Pick<CashOuts, 'decideWaiting'>,
  shouldContinue = () => true,
): Promise<number> {
  const items = await db.query<Due>(
    `select user_id, id from cash_outs where answer is null and decide_at <= $1 and user_id || ':' || id <> all ($2::text[])
     order by decide_at limit 100`,
    [now(), stuck.passedBy(DECISIONS)],
  );
  const batch = { job: DECISIONS, items, keyOf: ({ user_id, id }: Due) => `${user_id}:${id}`, shouldContinue };
  return stuck.each(batch, async ({ user_id, id }, isPatient) => {
    await taken.decideWaiting(user_id, id, isPatient);
    return true;
  });
}

/** Decides delayed cash-outs and applies the rules of players, including work left over from a crash or another process. */
export function startCashOuts(
  services: CloseServices & Pick<BettingServices, 'stuck'>,
  taken: Pick<CashOuts, 'decideWaiting'>,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  let isStopped = false;
  let ticks = 0;
  let work: Promise<unknown> | undefined;
  const shouldContinue = () => !isStopped;
  const tick = () => {
    if (isStopped || work !== undefined) return;
    ticks += 1;
    work = decideCashOuts(services, taken, shouldContinue)
      .then(() => (ticks % RULES_EVERY_TICKS === 0 && shouldContinue() ? followRules(services, shouldContinue) : 0))
      .catch(report)
      .finally(() => (work = undefined));
  };
  const timer = setInterval(tick, TICK_MS);
  return {
    stop: async () => {
      isStopped = true;
      clearInterval(timer);
      await work;
    },
  };
}
