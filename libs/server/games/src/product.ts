import { differences, type Product } from '@touchline/server-kernel';

/** Rounds in the ledger: `round:` and the number of the round; additional stakes within a round are `round:77-2`. */
export const ROUND = {
  name: 'round',
  right: 'games',
  kinds: { stake: 'stake', win: 'pay', refund: 'refund', jackpot: 'pay' },
  reconcile: (db) => differences(db, 'round', 'select ref, returned - staked as booked from game_stakes'),
  atStake: async (db, { userId, accountId, sinceMs }) => {
    const [open] = await db.query<{ sum: number }>(
      `select coalesce(sum(stakes.staked), 0)::bigint as sum from game_rounds as rounds
       join game_stakes as stakes on stakes.round_id = rounds.id
       where rounds.user_id = $1 and rounds.account_id = $2 and rounds.opened_at >= $3 and rounds.status = 'open'`,
      [userId, accountId, sinceMs],
    );
    return open?.sum ?? 0;
  },
} as const satisfies Product;
