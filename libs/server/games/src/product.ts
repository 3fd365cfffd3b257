import { differences, ownStakesOf, type Product, type Risk } from '@touchline/server-kernel/ledger';
import { edgeOf } from './edges.ts';

interface RiskRow {
  ref: string;
  id: string;
  model: string;
  amount: number;
  is_settled: boolean;
}

/** Rounds in the ledger: `round:` and the number of the round; additional stakes within a round are `round:77-2`. */
export const ROUND = {
  name: 'round',
  right: 'games',
  kinds: { stake: 'stake', win: 'pay', refund: 'refund', jackpot: 'pay' },
  reconcile: (db) => differences(db, 'round', 'select ref, returned - staked as booked from game_stakes'),
  atStake: (db, { userId, startsMs }) =>
    db.query(
      `select width_bucket(rounds.opened_at, $2::bigint[]) as nth, rounds.account_id as "accountId", rounds.currency_iso as "currencyIso",
         sum(stakes.staked)::bigint as amount
       from game_rounds as rounds join game_stakes as stakes on stakes.round_id = rounds.id
       where rounds.user_id = $1 and rounds.opened_at >= ($2::bigint[])[1] and rounds.status = 'open' group by 1, 2, 3`,
      [userId, startsMs],
    ),
  // Additional stakes of a round belong to its first one, to which the edge refers.
  risks: async (db, query) => {
    const own = await ownStakesOf(db, 'round', query);
    const rows = await db.query<RiskRow>(
      `select stakes.ref, rounds.id::text as id, rounds.model, rounds.amount, rounds.status <> 'open' as is_settled
       from game_stakes as stakes join game_rounds as rounds on rounds.id = stakes.round_id
       where rounds.user_id = $1 and stakes.ref = any ($2::text[])`,
      [query.userId, own.map(({ ref }) => ref)],
    );
    const known = new Map(rows.map((row) => [row.ref, row]));
    const risks = new Map<string, Risk>();
    for (const { ref, at, staked, returned } of own) {
      const round = known.get(ref);
      if (round === undefined) continue;
      const { id, model, amount, is_settled: isSettled } = round;
      const first = risks.get(id) ?? { product: 'round', ref: id, at, base: amount, net: 0, edge: edgeOf(model), events: [], isSettled };
      risks.set(id, { ...first, net: first.net + returned - staked });
    }
    return [...risks.values()];
  },
} as const satisfies Product;
