import { Amount, ErrorAnswer, Id, Milliseconds, Money, otherwise, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { cashOutCalls } from './cash-out-calls.ts';
import { BookedCoupon } from './coupon.ts';
import { Coef } from './values.ts';

/**
 * Why a coupon cannot be cashed out: `settled`: no part of it is open; `not-offered`: it was sold with a hyper bonus, a code or prepaid
 * money; `suspended`: one of its open bets currently has no price; `too-small`: it is worth less than one minor unit; `too-many-parts`: the
 * allowed number of partial cash-outs is used up, only the whole rest can be cashed out.
 */
export const CashOutProblem = z.enum(['settled', 'not-offered', 'suspended', 'too-small', 'too-many-parts']);
export type CashOutProblem = z.infer<typeof CashOutProblem>;

const Millionths = z.int().check(z.minimum(0), z.maximum(1_000_000));

/** Cash-out offer for the open stake of a coupon at one moment. Amounts are minor units of its currency. */
export const CashOutOffer = z.object({
  /** For the whole of `stakeLeft`; a part of the stake gets the same share, rounded down (`cashOutPart` of betting/coupon-math). */
  offer: Amount,
  /** What the coupon is worth without the house's margin. */
  fair: Amount,
  /** The house's share of `fair`, in thousandths. */
  margin: z.int(),
  stakeLeft: Amount,
  /** Paid if the coupon stays open and every open bet wins. */
  possibleWin: Money,
  /** Milliseconds before a cash-out of this coupon is decided; above 0 while one of its bets is live. */
  delayMs: z.int(),
  /**
   * Open bets: odds now, and odds without margin, in thousandths; the chance to win the whole stake or a half of it, and the chance that all
   * or a half of it is returned instead, in millionths.
   */
  bets: z.array(z.object({ outcomeId: Id, coef: Coef, fairCoef: Coef, chance: Millionths, returned: Millionths })),
  /** Sent back with the cash-out, which is then held to this offer. */
  quote: z.string(),
  quoteEndsAt: Milliseconds,
});
export type CashOutOffer = z.infer<typeof CashOutOffer>;

/** A point in a match of one of the coupon's bets. With both conditions, the first one reached counts. */
export const CashOutMoment = z.strictObject({
  gameId: Id,
  /** Reached when the match clock shows this minute or a later one; null for no such condition. Only for sports whose clock counts up. */
  minute: z.nullable(z.int().check(z.minimum(1), z.maximum(200))),
  /** Reached when each side has at least this score; null for no such condition. */
  score: z.nullable(z.tuple([z.int().check(z.minimum(0), z.maximum(999)), z.int().check(z.minimum(0), z.maximum(999))])),
});
export type CashOutMoment = z.infer<typeof CashOutMoment>;

export const CouponCashOut = z.object({
  couponId: Id,
  offer: z.nullable(CashOutOffer),
  /** Why there is no offer. */
  problem: z.nullable(otherwise(CashOutProblem, 'not-offered')),
  /** Cashed out automatically once the offer is at least this much; null without such a rule. */
  atLeast: z.nullable(Amount),
  /** Cashed out automatically at the current offer once the match reaches this point; null without such a rule. */
  moment: z.optional(z.nullable(CashOutMoment)),
});
export type CouponCashOut = z.infer<typeof CouponCashOut>;

export const CashOutsAnswer = z.object({ coupons: z.array(CouponCashOut), servedAt: Milliseconds });
export type CashOutsAnswer = z.infer<typeof CashOutsAnswer>;

/**
 * `id` identifies the intent and always has the same decision and answer. `amount` is the offer that the player saw for this part of the
 * stake.
 */
export const CashOutBody = z.strictObject({
  id: z.uuid(),
  couponId: Id,
  stake: Amount.check(z.minimum(1)),
  amount: Amount.check(z.minimum(1)),
  quote: z.string().check(z.maxLength(4096)),
});
export type CashOutBody = z.infer<typeof CashOutBody>;

/**
 * `offer-changed`: the offer fell below the amount that the player saw, and nothing was cashed out. A higher offer is paid at its value at
 * the decision.
 */
export const CashOutAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('accepted'),
    /** Paid for this part of the stake. */
    amount: Amount,
    stake: Amount,
    balance: Money,
    coupon: BookedCoupon,
  }),
  // A client that does not know the reason still knows the decision.
  z.object({ status: z.literal('rejected'), reason: otherwise(z.union([CashOutProblem, z.literal('offer-changed')]), 'not-offered') }),
  z.object({ status: z.literal('pending'), decidedAt: Milliseconds }),
]);
export type CashOutAnswer = z.infer<typeof CashOutAnswer>;

/** Result of a cash-out. `unknown`: it never arrived and may be sent again with the same id. */
export const CashOutStatus = z.union([CashOutAnswer, z.object({ status: z.literal('unknown') })]);
export type CashOutStatus = z.infer<typeof CashOutStatus>;

/** When a coupon is cashed out automatically. */
export const CashOutRule = z.strictObject({
  couponId: Id,
  atLeast: z.nullable(Amount.check(z.minimum(1))),
  moment: z.optional(z.nullable(CashOutMoment)),
});
export type CashOutRule = z.infer<typeof CashOutRule>;

const CASH_OUT = { tag: 'Coupon' } as const;

export const cashOutContract = {
  offers: withSchemas(cashOutCalls.offers, {
    protects: 'bet',
    ...CASH_OUT,
    cost: 3,
    summary: 'What is offered now for each open coupon of the player, or why nothing is',
    answers: { 200: CashOutsAnswer },
    spec: ['AC-05', 'OD-02'],
  }),
  take: withSchemas(cashOutCalls.take, {
    protects: 'bet',
    ...CASH_OUT,
    summary:
      'Close a coupon, or a part of its stake, at the offer that the player saw; once per id. The same id with the same body repeats the first answer; with another body 422 (`id-reused`); a quote that is too old or says something else 409. With a live bet it is `pending` first',
    body: CashOutBody,
    answers: { 200: CashOutAnswer, 409: ErrorAnswer, 422: ErrorAnswer },
    spec: ['BET-1', 'BET-9', 'ODD-3'],
  }),
  status: withSchemas(cashOutCalls.status, {
    protects: 'bet',
    ...CASH_OUT,
    summary: 'What became of a cash-out',
    params: z.object({ id: z.uuid() }),
    answers: { 200: CashOutStatus },
    spec: ['BET-1'],
  }),
  rule: withSchemas(cashOutCalls.rule, {
    protects: 'bet',
    ...CASH_OUT,
    summary:
      'Cash a coupon out by itself when its offer reaches an amount or a match reaches a moment, whichever comes first, whether the browser is open or not; without both the rule ends. A coupon that cannot be cashed out takes no rule: 409 (`not-offered`, `settled`)',
    body: CashOutRule,
    answers: { 200: CashOutRule, 404: ErrorAnswer, 409: ErrorAnswer },
    spec: ['AC-05'],
  }),
};
