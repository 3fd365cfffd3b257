import type { PromoAnswer, PromoCheckAnswer, RewardsAnswer } from '@touchline/account-office-contract';
import { COUPON_CODES, type CouponCode } from '@touchline/account-contract/schemas';
import { currencyOf, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import { typedCode } from '@touchline/shared-primitives';
import { excludedUntil, holdForReward, mainAccount, type OfficeServices, seconds } from '../player.ts';
import { codeRegister, type KnownCode } from './promo-codes.ts';
import { bonusesOf, type BonusRow, bonusRows, creditBonus } from './bonuses.ts';

const MS_PER_SECOND = 1_000;

/** Effect and conditions of a code for coupons, in a currency. @spec AC-11 CP-28 */
function couponTerms(known: CouponCode, unit: number): PromoCheckAnswer['coupon'] {
  const { effect, fewestBets = null, lowestCoef = null, lowestTotalCoef = null, minUnits, maxUnits } = known;
  const inMinor = (units: number | undefined) => (units === undefined ? null : units * unit);
  return {
    kind: effect.kind,
    percent: effect.kind === 'free-bet' ? null : effect.percent,
    most: effect.kind === 'free-bet' ? null : effect.maxUnits * unit,
    ...{ fewestBets, lowestCoef, lowestTotalCoef, least: inMinor(minUnits), largest: inMinor(maxUnits) },
  };
}

const USED = `
  select 1 from bonuses where user_id = $1 and source = 'promo' and name = $2
  union all select 1 from shown_promo_uses where user_id = $1 and code = $2`;

const findCode = ({ provided }: Pick<OfficeServices, 'provided'>, code: string): KnownCode | undefined =>
  codeRegister(provided(COUPON_CODES)).get(code);

/** Expiry in milliseconds; null for none. */
const untilOf = (known: KnownCode | undefined): number | null =>
  known === undefined ? null : known.use === 'bonus' ? known.until : known.endsAt === undefined ? null : known.endsAt * MS_PER_SECOND;

/** What a code of the register gives this player, in the office or in a coupon, or why it cannot be used. @spec AC-11 */
export async function checkCode(tx: Queryable, services: OfficeServices, userId: number, typed: string): Promise<PromoCheckAnswer> {
  const code = typedCode(typed);
  const { iso, exponent, unit } = await mainAccount(tx, userId);
  const known = findCode(services, code);
  const [used] = await tx.query(USED, [userId, code]);
  const until = untilOf(known);
  const state: PromoCheckAnswer['state'] =
    known === undefined ? 'unknown' : used !== undefined ? 'used' : until !== null && until < services.now() ? 'expired' : 'usable';
  const { units = 0, factor = 0, days = 0, minCoef = 1_000 } = known?.use === 'bonus' ? known : {};
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
    coupon: known?.use === 'coupon' ? couponTerms(known, unit) : null,
  };
}

const REFUSED: Readonly<Record<Exclude<PromoCheckAnswer['state'], 'usable'> | 'coupon', string>> = {
  used: 'You have used this code',
  expired: 'This code has expired',
  unknown: 'There is no such code',
  coupon: 'This code is for coupons: place one with it',
};

/** Redeems a code for a bonus, once per player. A code for coupons is redeemed by placing one. @throws Refusal 403, 409. @spec AC-11 */
export async function activateCode(tx: Queryable, services: OfficeServices, userId: number, typed: string): Promise<void> {
  await holdForReward(tx, services, userId);
  const check = await checkCode(tx, services, userId, typed);
  const problem = check.state === 'usable' ? (check.coupon === null ? null : 'coupon') : check.state;
  if (problem !== null) throw new Refusal(409, `promo-${problem}`, { field: 'code', detail: REFUSED[problem] });
  const known = findCode(services, check.code);
  const terms = known?.use === 'bonus' ? known : null;
  await creditBonus(tx, services, { userId, source: 'promo', name: check.code, amount: check.amount, terms });
}

const USED_IN_COUPONS = 'select code, used_at as at, currency_iso as iso, amount from shown_promo_uses where user_id = $1';

/** Codes that a player has used, in the office and in coupons, newest first. @spec AC-11 */
export async function promoOf(tx: Queryable, services: OfficeServices, userId: number): Promise<PromoAnswer> {
  const { bonuses } = await bonusesOf(tx, services, userId);
  const inCoupons = await tx.query<{ code: string; at: number; iso: string | null; amount: number }>(USED_IN_COUPONS, [userId]);
  const main = await mainAccount(tx, userId);
  const codes = [
    ...bonuses
      .filter(({ source }) => source === 'promo')
      .map(({ id, name, at, amount, iso, exponent, state }) => ({ code: name, at, amount, iso, exponent, bonusId: id, state })),
    ...inCoupons.map(({ code, at, iso, amount }) => ({
      ...{ code, at: seconds(at), amount, iso: iso ?? main.iso, exponent: iso === null ? main.exponent : currencyOf(iso).exponent },
      ...{ bonusId: null, state: 'coupon' },
    })),
  ];
  return { excludedUntil: await excludedUntil(tx, services, userId), codes: codes.sort((one, other) => other.at - one.at) };
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
