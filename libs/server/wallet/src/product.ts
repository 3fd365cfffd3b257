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
  atStake: async (db, { userId, accountId, sinceMs }) => {
    const [open] = await db.query<{ sum: number }>(
      `select coalesce(sum(stakes.staked), 0)::bigint as sum from wallet_rounds as rounds
       join wallet_stakes as stakes on stakes.round_id = rounds.id and not stakes.is_back
       where rounds.user_id = $1 and rounds.account_id = $2 and rounds.opened_at >= $3 and rounds.status = 'open'`,
      [userId, accountId, sinceMs],
    );
    return open?.sum ?? 0;
  },
} as const satisfies Product;

/** Ledger kind of the nth result of a round, from 1. */
export const creditKind = (nth: number): Credit => `win-${nth}`;
