import type { Points, PointsEntry, ShopItem } from '@touchline/content-contract';
import { Refusal, type Services } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { EDGE_PARTS, grant, grants, lockPlayer, type NetRisk, netRisks, REWARD_SHARE } from '@touchline/server-kernel/ledger';
import { startOfUtcDay, utcDayNumber } from '@touchline/shared-primitives/calendar';
import { rewardAccountOf } from './account-of.ts';

/** What points buy, in the ledger. @spec MON-7 */
export const BOUGHT = grants('points');
/** Most history entries in an answer. */
const GIVEN = 100;
/** Value of a point: this many make a round unit of the currency. */
const POINTS_PER_UNIT = 50;
/** Items of the shop, in round units of the currency. */
const SHOP = [
  { id: 'two', price: 100, units: 2 },
  { id: 'ten', price: 500, units: 10 },
  { id: 'fifty', price: 2_500, units: 50 },
] as const;

/** Ledger and wagers that points are computed from. */
export type PointServices = Pick<Services, 'house' | 'risks' | 'now'>;

/** What the house expects to keep of the stakes behind one point, in minor units. */
export const keptPerPoint = (unit: number): number => Math.ceil((unit * EDGE_PARTS) / (POINTS_PER_UNIT * REWARD_SHARE.points));

/** Points of each UTC day: a fixed share of what the house expects to keep of what was really at risk. ADR 0250 */
export function pointsByDay(risks: readonly Pick<NetRisk, 'at' | 'worth'>[], unit: number): { day: number; points: number }[] {
  const sums = new Map<number, number>();
  for (const { at, worth } of risks) {
    const day = utcDayNumber(at);
    sums.set(day, (sums.get(day) ?? 0) + worth);
  }
  return [...sums].map(([day, sum]) => ({ day, points: Math.floor(sum / keptPerPoint(unit)) })).filter(({ points }) => points > 0);
}

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** Everything that added or spent points, newest first. */
async function historyOf(
  db: Queryable,
  { risks, now }: PointServices,
  { userId, currencyIso, unit }: { userId: number; currencyIso: string; unit: number },
): Promise<PointsEntry[]> {
  const wagers = netRisks(await risks(db, { userId, currencyIso, fromMs: 0, toMs: now() + 1 }));
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

/** A player's points. If points are taken back after they were spent, the balance stays at zero and never goes negative. @spec PI-02 */
export async function pointsOf(db: Queryable, services: PointServices, userId: number): Promise<Points> {
  const { currency } = await rewardAccountOf(db, userId);
  const { iso, exponent, unit } = currency;
  const history = await historyOf(db, services, { userId, currencyIso: iso, unit });
  return {
    balance: Math.max(
      0,
      history.reduce((sum, { points }) => sum + points, 0),
    ),
    currencyIso: iso,
    exponent,
    stakePerPoint: keptPerPoint(unit),
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
  services: PointServices,
  { userId, item, id }: { userId: number; item: string; id: string },
): Promise<Points> {
  const { house, now } = services;
  const nowMs = now();
  await lockPlayer(tx, userId);
  const wanted = SHOP.find((each) => each.id === item);
  if (wanted === undefined) throw new Refusal(404, 'not-found', { field: 'item', detail: 'The shop has no such item' });
  const [earlier] = await tx.query<{ item: string }>('select item from point_purchases where user_id = $1 and id = $2', [userId, id]);
  if (earlier !== undefined) {
    if (earlier.item !== item) throw new Refusal(422, 'id-reused', { field: 'id', detail: 'This id bought something else' });
    return pointsOf(tx, services, userId);
  }
  const { balance } = await pointsOf(tx, services, userId);
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
  await grant(tx, house, BOUGHT, { ref: `${userId}-${id}`, userId, accountId, currencyIso: currency.iso, amount, at: nowMs });
  return pointsOf(tx, services, userId);
}
