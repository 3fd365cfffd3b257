import type { Points, PointsEntry, ShopItem } from '@touchline/content-contract';
import { grant, lockPlayer, type House, type Queryable, Refusal, wagersSince, type WagerSum } from '@touchline/server-kernel';
import { startOfUtcDay, utcDayNumber } from '@touchline/shared-primitives/calendar';
import { rewardAccountOf } from './account-of.ts';

/** Most history entries in an answer. */
const GIVEN = 100;
/** Items of the shop, in round units of the currency. A point is worth a fiftieth of the stake that earned it. */
const SHOP = [
  { id: 'two', price: 100, units: 2 },
  { id: 'ten', price: 500, units: 10 },
  { id: 'fifty', price: 2_500, units: 50 },
] as const;

/** Points of each UTC day: one for every full unit staked and not refunded. */
export function pointsByDay(wagers: readonly WagerSum[], unit: number): { day: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { at, staked, refunded } of wagers) {
    const day = utcDayNumber(at);
    sums.set(day, (sums.get(day) ?? 0) + Math.max(0, staked - refunded));
  }
  return [...sums].map(([day, sum]) => ({ day, points: Math.floor(sum / unit) })).filter(({ points }) => points > 0);
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Everything that added or spent points, newest first. */
async function historyOf(
  db: Queryable,
  { userId, currencyIso, unit }: { userId: number; currencyIso: string; unit: number },
): Promise<PointsEntry[]> {
  const wagers = await wagersSince(db, { userId, currencyIso, sinceMs: 0 });
  const promotions = await db.query<{ slug: string; reward: number; completed_at: number }>(
    'select slug, reward, completed_at from promotion_entries where user_id = $1 and completed_at is not null',
    [userId],
  );
  const purchases = await db.query<{ item: string; price: number; bought_at: number }>(
    'select item, price, bought_at from point_purchases where user_id = $1',
    [userId],
  );
  return [
    ...pointsByDay(wagers, unit).map(({ day, points }): PointsEntry => ({ type: 'bets', ref: '', points, at: startOfUtcDay(day) / 1000 })),
    ...promotions.map(({ slug, reward, completed_at }): PointsEntry => ({
      type: 'promotion',
      ref: slug,
      points: reward,
      at: seconds(completed_at),
    })),
    ...purchases.map(({ item, price, bought_at }): PointsEntry => ({ type: 'shop', ref: item, points: -price, at: seconds(bought_at) })),
  ].sort((a, b) => b.at - a.at);
}

/** A player's points. If a bet becomes void after its points were spent, the balance stays at zero and never goes negative. @spec PI-02 */
export async function pointsOf(db: Queryable, userId: number): Promise<Points> {
  const { currency } = await rewardAccountOf(db, userId);
  const { iso, exponent, unit } = currency;
  const history = await historyOf(db, { userId, currencyIso: iso, unit });
  return {
    balance: Math.max(
      0,
      history.reduce((sum, { points }) => sum + points, 0),
    ),
    currencyIso: iso,
    exponent,
    stakePerPoint: unit,
    shop: SHOP.map(({ id, price, units }): ShopItem => ({ id, price, amount: units * unit })),
    history: history.slice(0, GIVEN),
  };
}

/**
 * Buys play money with points. The purchase and the ledger's grant share a transaction that locks the player.
 *
 * @throws Refusal 404 for an unknown item, 409 if the points do not suffice or the id was used for a different purchase.
 * @spec PI-02 MON-2
 */
export async function buyWithPoints(
  tx: Queryable,
  house: House,
  { userId, item, id, nowMs }: { userId: number; item: string; id: string; nowMs: number },
): Promise<Points> {
  await lockPlayer(tx, userId);
  const wanted = SHOP.find((each) => each.id === item);
  if (wanted === undefined) throw new Refusal(404, 'not-found', { field: 'item', detail: 'The shop has no such item' });
  const [earlier] = await tx.query<{ item: string }>('select item from point_purchases where user_id = $1 and id = $2', [userId, id]);
  if (earlier !== undefined) {
    if (earlier.item !== item) throw new Refusal(422, 'id-reused', { field: 'id', detail: 'This id bought something else' });
    return pointsOf(tx, userId);
  }
  const { balance } = await pointsOf(tx, userId);
  if (balance < wanted.price) throw new Refusal(409, 'not-enough-points', { detail: 'You do not have enough points' });
  const { id: accountId, currency } = await rewardAccountOf(tx, userId);
  await tx.query('insert into point_purchases (user_id, id, item, price, bought_at) values ($1, $2, $3, $4, $5)', [
    userId,
    id,
    item,
    wanted.price,
    nowMs,
  ]);
  const amount = wanted.units * currency.unit;
  await grant(tx, house, 'points', { ref: `${userId}-${id}`, userId, accountId, currencyIso: currency.iso, amount, at: nowMs });
  return pointsOf(tx, userId);
}
