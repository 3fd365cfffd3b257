import type { PromoAnswer, PromoCheckAnswer, RewardsAnswer } from '@touchline/account-office-contract';
import { currencyOf, type Queryable, Refusal } from '@touchline/server-kernel';
import { typedCode } from '@touchline/shared-primitives';
import { excludedUntil, holdForReward, mainAccount, type OfficeServices, seconds } from '../player.ts';
import { bonusesOf, type BonusRow, bonusRows, creditBonus } from './bonuses.ts';
import { CODES } from './offers.ts';

/** What a code would credit to this player, or why it cannot be used. @spec AC-11 */
export async function checkCode(tx: Queryable, services: OfficeServices, userId: number, typed: string): Promise<PromoCheckAnswer> {
  const code = typedCode(typed);
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const known = CODES.find((each) => each.code === code);
  const [used] = await tx.query(`select 1 from bonuses where user_id = $1 and source = 'promo' and name = $2`, [userId, code]);
  const until = known?.until ?? null;
  const state: PromoCheckAnswer['state'] =
    known === undefined ? 'unknown' : used !== undefined ? 'used' : until !== null && until < services.now() ? 'expired' : 'usable';
  const { units = 0, factor = 0, days = 0, minCoef = 1_000 } = known ?? {};
  return {
    code,
    state,
    amount: units * unit,
    iso,
    exponent,
    factor,
    days,
    minCoef,
    until: until === null ? null : seconds(until),
  };
}

const REFUSED: Readonly<Record<Exclude<PromoCheckAnswer['state'], 'usable'>, string>> = {
  used: 'You have used this code',
  expired: 'This code has expired',
  unknown: 'There is no such code',
};

/** Redeems a code, once per player. @throws Refusal 403, 409. @spec AC-11 */
export async function activateCode(tx: Queryable, services: OfficeServices, userId: number, typed: string): Promise<void> {
  await holdForReward(tx, services, userId);
  const check = await checkCode(tx, services, userId, typed);
  if (check.state !== 'usable') throw new Refusal(409, `promo-${check.state}`, { field: 'code', detail: REFUSED[check.state] });
  const terms = CODES.find(({ code }) => code === check.code) ?? null;
  await creditBonus(tx, services, { userId, source: 'promo', name: check.code, amount: check.amount, terms });
}

/** Codes that a player has used, newest first. @spec AC-11 */
export async function promoOf(tx: Queryable, services: OfficeServices, userId: number): Promise<PromoAnswer> {
  const { bonuses } = await bonusesOf(tx, services, userId);
  return {
    excludedUntil: await excludedUntil(tx, services, userId),
    codes: bonuses
      .filter(({ source }) => source === 'promo')
      .map(({ id, name, at, amount, iso, exponent, state }) => ({ code: name, at, amount, iso, exponent, bonusId: id, state })),
  };
}

const expires = ({ factor, expires_at: at }: BonusRow) => (factor === 0 ? null : seconds(at));

/** All rewards credited to a player, newest first. @spec AC-12 */
export async function rewardsOf(tx: Queryable, userId: number): Promise<RewardsAnswer> {
  const bonuses = await bonusRows(tx, userId);
  const cashbacks = await tx.query<{ id: number; kind: 'vip' | 'premium'; currency_iso: string; amount: number; at: number }>(
    'select id, kind, currency_iso, amount, at from cashbacks where user_id = $1 and amount > 0 order by id desc limit 20',
    [userId],
  );
  const unit = (iso: string) => ({ iso, exponent: currencyOf(iso).exponent });
  const rewards = [
    ...bonuses.map((bonus) => ({
      ...{ id: bonus.id, kind: bonus.source, amount: bonus.amount, ...unit(bonus.currency_iso), state: bonus.state },
      ...{ at: seconds(bonus.at), until: expires(bonus) },
    })),
    ...cashbacks.map(({ id, kind, amount, currency_iso: iso, at }) => ({
      ...{ id, kind, amount, ...unit(iso), at: seconds(at), until: null, state: 'paid' as const },
    })),
  ];
  return { rewards: rewards.sort((one, other) => other.at - one.at) };
}
