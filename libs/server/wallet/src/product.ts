import { differences, type Product } from '@touchline/server-kernel/ledger';

/** Most results per round, because each needs its own kind in the ledger. */
export const MOST_CREDITS = 20;

type Credit = `win-${number}`;
const CREDITS = Array.from({ length: MOST_CREDITS }, (_, at): [Credit, 'pay'] => [`win-${at + 1}`, 'pay']);

/** External rounds in the ledger: `served:` and this site's number of the round; further stakes are `served:900001-2`. */
export const SERVED = {
  name: 'served',
  right: 'games',
  kinds: { stake: 'stake', refund: 'refund', ...(Object.fromEntries(CREDITS) as Record<Credit, 'pay'>) },
  reconcile: (db) => differences(db, 'served', 'select ref, returned - staked as booked from wallet_stakes'),
  atStake: (db, { userId, startsMs }) =>
    db.query(
      `select width_bucket(rounds.opened_at, $2::bigint[]) as nth, rounds.account_id as "accountId", rounds.currency_iso as "currencyIso",
         sum(stakes.staked)::bigint as amount
       from wallet_rounds as rounds join wallet_stakes as stakes on stakes.round_id = rounds.id and not stakes.is_back
       where rounds.user_id = $1 and rounds.opened_at >= ($2::bigint[])[1] and rounds.status = 'open' group by 1, 2, 3`,
      [userId, startsMs],
    ),
} as const satisfies Product;

/** Ledger kind of the nth result of a round, from 1. */
export const creditKind = (nth: number): Credit => `win-${nth}`;
