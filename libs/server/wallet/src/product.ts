import { differences, type Product } from '@touchline/server-kernel';

/** How many results a round may have: each has a name of its own in the ledger. */
export const MOST_CREDITS = 20;

type Credit = `win-${number}`;
const CREDITS = Array.from({ length: MOST_CREDITS }, (_, at): [Credit, 'pay'] => [`win-${at + 1}`, 'pay']);

/** Rounds that a provider plays on a server of its own: `served:` and this site's number of the round; its further stakes are `served:900001-2`. */
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

/** The result of a round that comes as the nth, from 1. */
export const creditKind = (nth: number): Credit => `win-${nth}`;
