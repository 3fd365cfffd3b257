import { Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { move } from '@touchline/server-kernel/ledger';
import { holdForReward, mainAccount, type OfficeServices } from '../player.ts';
import { worthOf } from './cashback.ts';
import { POINTS_EXCHANGE } from './products.ts';

/** A request to exchange points, identified by player and id. */
export interface PointsWish {
  userId: number;
  id: string;
  points: number;
}

/**
 * Exchanges points for money of the main account at the rate of the cashback page; idempotent per player and id. Works regardless of the
 * current cashback option, because earned points belong to the player.
 *
 * @throws Refusal 403, 409 if there are not enough points, 422 for an id that was used before.
 * @spec CS-06 BET-9 MON-2
 */
export async function exchangePoints(tx: Queryable, services: OfficeServices, { userId, id, points }: PointsWish): Promise<void> {
  await holdForReward(tx, services, userId);
  const [earlier] = await tx.query<{ points: number }>('select points from point_exchanges where user_id = $1 and intent_id = $2', [
    userId,
    id,
  ]);
  if (earlier?.points === points) return;
  if (earlier !== undefined) throw new Refusal(422, 'id-reused', { field: 'id', detail: 'This id was used for another exchange' });
  const { id: accountId, iso, unit } = await mainAccount(tx, userId);
  const [amount, at] = [worthOf(points, unit), services.now()];
  if (amount === 0)
    throw new Refusal(409, 'not-enough-points', { field: 'points', detail: 'These points are worth less than can be paid' });
  const taken = await tx.query('update accounts set points = points - $2 where id = $1 and points >= $2 returning 1', [accountId, points]);
  if (taken.length === 0) throw new Refusal(409, 'not-enough-points', { field: 'points', detail: 'There are not so many points' });
  const [made] = await tx.query<{ id: number }>(
    `insert into point_exchanges (user_id, intent_id, account_id, currency_iso, points, amount, at) values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [userId, id, accountId, iso, points, amount, at],
  );
  const legs = [{ accountId, currencyIso: iso, amount, against: 'bonuses' }] as const;
  await move(
    tx,
    { product: POINTS_EXCHANGE, house: services.house },
    { kind: 'credit', ref: String(made?.id), userId, accountId, at, legs },
  );
}
