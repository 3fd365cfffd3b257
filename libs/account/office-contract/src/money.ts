import { Id, Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';

const Unit = { iso: z.string(), exponent: z.int() };
const PRODUCTS = ['sports', 'casino'] as const;

/** Whether a stake counts towards the wagering, fully, in part or not at all, with the reason. */
export const STAKE_VERDICTS = [
  'counted',
  'partly',
  'low-odds',
  'wrong-product',
  'excluded-game',
  'returned',
  'not-settled',
  'over',
] as const;
const Bonus = z.object({
  id: Id,
  source: z.enum(['deposit', 'promo', 'friend']),
  name: z.string(),
  ...Unit,
  amount: Money,
  state: z.enum(['active', 'completed', 'paid', 'expired', 'given-up']),
  product: z.enum(PRODUCTS),
  factor: z.int(),
  minCoef: z.int(),
  required: Money,
  wagered: Money,
  remaining: Money,
  at: Seconds,
  expiresAt: Seconds,
  stakes: z.array(
    z.object({ ref: z.string(), at: Seconds, stake: Money, counted: Money, percent: z.int(), verdict: z.enum(STAKE_VERDICTS) }),
  ),
});
const Offer = z.object({
  id: z.string(),
  ...Unit,
  percent: z.int(),
  most: Money,
  least: Money,
  factor: z.int(),
  days: z.int(),
  product: z.enum(PRODUCTS),
  minCoef: z.int(),
  state: z.enum(['open', 'chosen', 'used']),
});
/** Bonuses and their wagering. While `excludedUntil` is set, no bonus is offered. @spec AC-06 */
export const BonusesAnswer = z.object({
  excludedUntil: z.nullable(Seconds),
  offers: z.array(Offer),
  bonuses: z.array(Bonus),
});
export type BonusesAnswer = z.infer<typeof BonusesAnswer>;
export const ChooseBonus = z.strictObject({ offerId: z.nullable(z.string().check(z.maxLength(40))) });
export const OfBonus = z.strictObject({ id: Id });

/** Cashback. `option` 1 pays points, all others pay a percentage. @spec CS-06 */
export const CashbackAnswer = z.object({
  excludedUntil: z.nullable(Seconds),
  option: z.int(),
  ...Unit,
  vip: z.object({
    level: z.int(),
    /** Casino stakes of the last 90 days, minor units. */
    turnover: Money,
    levels: z.array(z.object({ level: z.int(), from: Money, basisPoints: z.int() })),
    points: z.int(),
    /** Value of all points in minor units. */
    worth: Money,
  }),
  periods: z.array(
    z.object({
      kind: z.enum(['vip', 'premium']),
      from: Seconds,
      to: Seconds,
      staked: Money,
      returned: Money,
      basisPoints: z.int(),
      gives: Money,
      points: z.int(),
      state: z.enum(['running', 'ready', 'collected', 'nothing']),
    }),
  ),
});
export type CashbackAnswer = z.infer<typeof CashbackAnswer>;
export const CollectCashback = z.strictObject({ kind: z.enum(['vip', 'premium']), from: Seconds });
/** Exchanges points for money on the main account. The client generates the id, and each id is executed only once. @spec CS-06 */
export const ExchangePoints = z.strictObject({ id: z.uuid(), points: z.int().check(z.minimum(1), z.maximum(1_000_000_000)) });

const PROMO_STATES = ['usable', 'used', 'expired', 'unknown'] as const;
const Condition = z.nullable(z.int());
/** Effect of a code on a coupon, and its conditions: number of bets, odds in thousandths, stake in minor units. Null: none. @spec CP-28 */
const PromoCoupon = z.object({
  kind: z.enum(['boost', 'stake-back', 'free-bet']),
  percent: Condition,
  most: z.nullable(Money),
  fewestBets: Condition,
  lowestCoef: Condition,
  lowestTotalCoef: Condition,
  least: z.nullable(Money),
  largest: z.nullable(Money),
});
/** Benefit of a promo code, or why it has none. A code with `coupon` is used by placing a coupon with it. @spec AC-11 */
export const PromoCheckAnswer = z.object({
  code: z.string(),
  state: z.enum(PROMO_STATES),
  amount: Money,
  ...Unit,
  factor: z.int(),
  days: z.int(),
  minCoef: z.int(),
  until: z.nullable(Seconds),
  coupon: z.nullable(PromoCoupon),
});
export type PromoCheckAnswer = z.infer<typeof PromoCheckAnswer>;
/** Codes that the player used, newest first: with a bonus, or with `state` `coupon` in a coupon. @spec AC-11 */
export const PromoAnswer = z.object({
  excludedUntil: z.nullable(Seconds),
  codes: z.array(z.object({ code: z.string(), at: Seconds, amount: Money, ...Unit, bonusId: z.nullable(Id), state: z.string() })),
});
export type PromoAnswer = z.infer<typeof PromoAnswer>;
export const PromoCode = z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(32)) });

export const RewardsAnswer = z.object({
  rewards: z.array(
    z.object({
      id: Id,
      kind: z.enum(['deposit', 'promo', 'friend', 'vip', 'premium']),
      amount: Money,
      ...Unit,
      at: Seconds,
      until: z.nullable(Seconds),
      state: z.enum(['active', 'completed', 'paid', 'expired', 'given-up']),
    }),
  ),
});
export type RewardsAnswer = z.infer<typeof RewardsAnswer>;
