import type { Services, Worker } from '@touchline/server-kernel';
import { lockPlayerInSweep } from '@touchline/server-kernel/ledger';
import { endRound, refundStake, roundOfId, stakesOf } from './rounds.ts';
import type { WalletServices } from './services.ts';

/** How long a round may stay open before it is ended. */
export const SERVED_WAITS_MS = 24 * 60 * 60_000;
const SWEEP_EVERY_MS = 10_000;
const MOST_AT_ONCE = 1_000;
/** Job name in the list of failing work. */
const ROUNDS = 'served-rounds';

/**
 * Ends a round that its provider left open: keeps the results paid so far, or returns all stakes if there were none. Later results are
 * rejected.
 *
 * @spec CS-05 BET-9
 */
const endByRule = ({ db, house, now }: WalletServices, id: number, isPatient: boolean): Promise<boolean> =>
  db.transaction(async (tx) => {
    const found = await roundOfId(tx, id);
    if (found === undefined) return false;
    await lockPlayerInSweep(tx, found.user_id, isPatient);
    const round = await roundOfId(tx, id);
    const nowMs = now();
    if (round?.status !== 'open' || nowMs < round.opened_at + SERVED_WAITS_MS) return false;
    if (round.credits > 0) await endRound(tx, id, 'settled', nowMs);
    else for (const stake of (await stakesOf(tx, id)).filter((each) => !each.is_back)) await refundStake(tx, { house, nowMs }, id, stake);
    return true;
  });

/** Ends due rounds. @returns the number of ended rounds */
export async function endDueRounds(services: WalletServices, shouldContinue: () => boolean = () => true): Promise<number> {
  const due = await services.db.query<{ id: number }>(
    `select id from wallet_rounds where status = 'open' and opened_at <= $1 and id <> all ($2::bigint[]) order by id limit ${MOST_AT_ONCE}`,
    [services.now() - SERVED_WAITS_MS, services.stuck.passedBy(ROUNDS).map(Number)],
  );
  const items = due.map(({ id }) => id);
  return services.stuck.each({ job: ROUNDS, items, keyOf: String, shouldContinue }, (id, isPatient) => endByRule(services, id, isPatient));
}

/** Worker that ends abandoned rounds, one run at a time. */
export const endRounds =
  (services: Pick<Services, keyof WalletServices>): Worker =>
  (report) => {
    let isStopped = false;
    let work: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      work = work.then(() => (isStopped ? 0 : endDueRounds(services, () => !isStopped))).catch(report);
    }, SWEEP_EVERY_MS);
    return {
      stop: async () => {
        isStopped = true;
        clearInterval(timer);
        await work;
      },
    };
  };
