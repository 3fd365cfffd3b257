import type { Queryable } from '@touchline/server-kernel/db';
import { combinationId, isCombination } from '@touchline/betting-rules';
import { createHash } from 'node:crypto';
import type { PriceRef, PriceSource } from './prices.ts';

/** Hexadecimal digits of 48 bits. */
const ID_DIGITS = 12;

/** Sorts the legs, because their order does not matter for a combination. */
export const inOrder = (legs: readonly PriceRef[]): PriceRef[] =>
  [...legs].sort((a, b) => a.outcomeId - b.outcomeId).map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId }));

/** Id of a combination, derived from its outcomes. @spec BT-10 */
export function idOf(legs: readonly PriceRef[]): number {
  const digest = createHash('sha256')
    .update(JSON.stringify(inOrder(legs)))
    .digest('hex');
  return combinationId(parseInt(digest.slice(0, ID_DIGITS), 16));
}

const KEEP =
  'insert into builder_combinations (id, legs, created_at) values ($1, $2, $3) on conflict (id) do update set created_at = $3 returning legs';

/** Stores a combination. @returns false if its id is taken by another one (a collision of the 48-bit hash). */
export async function keepCombination(db: Queryable, legs: readonly PriceRef[], nowMs: number): Promise<boolean> {
  const text = JSON.stringify(inOrder(legs));
  const [row] = await db.query<{ legs: string }>(KEEP, [idOf(legs), text, nowMs]);
  return row?.legs === text;
}

/** Stored combinations by id. */
export async function keptCombinations(db: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, readonly PriceRef[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<{ id: number; legs: string }>('select id, legs from builder_combinations where id = any($1::bigint[])', [
    ids,
  ]);
  return new Map(rows.map(({ id, legs }) => [Number(id), JSON.parse(legs) as PriceRef[]]));
}

type Quotes = Pick<PriceSource<unknown>, 'quote'>;

/** Prices that also resolve the combinations among these bets. @spec BT-10 */
export async function withCombinations(db: Queryable, prices: Quotes, bets: readonly { outcomeId: number }[]): Promise<Quotes> {
  const ids = bets.map(({ outcomeId }) => outcomeId).filter(isCombination);
  if (ids.length === 0) return prices;
  const kept = await keptCombinations(db, ids);
  return {
    quote: (ref) => {
      const legs = kept.get(ref.outcomeId);
      return prices.quote(legs === undefined ? ref : { ...ref, legs });
    },
  };
}

/** How long combinations are kept; their games are over by then. */
const KEPT_FOR_MS = 90 * 86_400_000;

/** Deletes combinations that no new coupon can use; booked bets store their own legs. */
export async function forgetOldCombinations(db: Queryable, nowMs: number): Promise<void> {
  await db.query('delete from builder_combinations where created_at < $1', [nowMs - KEPT_FOR_MS]);
}
