import { ReachedLimit } from '@touchline/responsible-gaming-contract/schemas';
import { Amount, eachValid, ErrorAnswer, Id, Milliseconds, Money, otherwise, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BetNow } from './coupon-quote.ts';
import { BookedCoupon, PlacePending } from './coupon.ts';
import { CouponTypeId, PlacedBet } from './coupon-values.ts';
import { editCalls } from './edit-calls.ts';
import { RefusalReason } from './refusal-reasons.ts';
import { Coef } from './values.ts';

/**
 * Why an open bet cannot be exchanged: `settled`: no part of it is open; `not-offered`: it was sold with a bonus, a code or prepaid money,
 * or from a bonus account; `suspended`: one of its open bets currently has no price; `too-small`: it is worth less than one minor unit;
 * `nothing-changed`: the new bet has the selections of the old one; `decided`: a bet of a system is decided, so that the system can only
 * stay open or be cashed out.
 */
export const EditProblem = z.enum(['settled', 'not-offered', 'suspended', 'too-small', 'nothing-changed', 'decided']);
export type EditProblem = z.infer<typeof EditProblem>;

/** Selections of the new bet: the open ones of the old bet that stay, and new ones. Decided selections are already part of the value. */
export const EditQuoteBody = z.strictObject({
  couponId: Id,
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  /** Added to the stake from the player's balance. */
  extra: Amount,
});
export type EditQuoteBody = z.infer<typeof EditQuoteBody>;

/** The exchange of one bet for another, at one moment. Amounts are minor units of its currency. */
export const EditOffer = z.object({
  /** Cash-out value of the old bet, which becomes the stake of the new one. */
  value: Amount,
  /** What the old bet is worth without the house's margin. */
  fair: Amount,
  /** `value` plus `extra`. */
  stake: Amount,
  extra: Amount,
  typeId: CouponTypeId,
  /** Odds of the new bet in thousandths, with all selections at current prices. */
  coef: Coef,
  /** Paid if every selection of the new bet wins. */
  possibleWin: Money,
  /** Paid if the old bet stayed open and every open selection of it won. */
  oldPossibleWin: Money,
  /** Milliseconds before the exchange is decided; above 0 while a selection of either bet is live. */
  delayMs: z.int(),
  /** Sent back with the exchange, which is then held to all figures above. Null if there is a `reason` against the new bet. */
  quote: z.nullable(z.string()),
  quoteEndsAt: Milliseconds,
});
export type EditOffer = z.infer<typeof EditOffer>;

export const EditQuoteAnswer = z.object({
  couponId: Id,
  /** Why the old bet cannot be exchanged. */
  problem: z.nullable(EditProblem),
  /** Why the new bet is refused. */
  reason: z.nullable(RefusalReason),
  /** Current state of the new bet's selections, in the order of the request. */
  bets: z.array(BetNow),
  /** Null with a `problem`, or while the selections do not form a bet. */
  offer: z.nullable(EditOffer),
  servedAt: Milliseconds,
});
export type EditQuoteAnswer = z.infer<typeof EditQuoteAnswer>;

/**
 * `id` identifies the intent and always has the same decision and answer. The figures are those that the player saw; the exchange is
 * refused unless the quote contains the same.
 */
export const EditBody = z.strictObject({
  id: z.uuid(),
  couponId: Id,
  value: Amount.check(z.minimum(1)),
  extra: Amount,
  coef: Coef,
  possibleWin: Amount,
  quote: z.string().check(z.maxLength(12_288)),
});
export type EditBody = z.infer<typeof EditBody>;

/**
 * `offer-changed`: the old bet is worth less than the player saw. If it is worth more, it is closed at the higher value and the difference
 * is credited to the balance. A refusal leaves the old bet unchanged.
 */
export const EditAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('accepted'),
    /** Value at which the old bet was closed. */
    value: Amount,
    closed: BookedCoupon,
    coupon: BookedCoupon,
    balance: Money,
  }),
  z.object({
    status: z.literal('rejected'),
    // A client that does not know the reason still knows the decision.
    reason: otherwise(z.union([EditProblem, RefusalReason, z.literal('offer-changed')]), 'not-offered'),
    bets: otherwise(eachValid(z.array(BetNow)), []),
    /** With `limit-reached`. @spec RG-16 */
    limit: otherwise(z.optional(ReachedLimit), undefined),
  }),
  PlacePending,
]);
export type EditAnswer = z.infer<typeof EditAnswer>;

/** Result of an exchange. `unknown`: it never arrived and may be sent again with the same id. */
export const EditStatus = z.union([EditAnswer, z.object({ status: z.literal('unknown') })]);
export type EditStatus = z.infer<typeof EditStatus>;

const EDIT = { tag: 'Coupon' } as const;

export const editContract = {
  quote: withSchemas(editCalls.quote, {
    ...EDIT,
    cost: 3,
    summary: 'What an open bet would be exchanged for: its value now, and the bet that these selections make at the prices of now',
    body: EditQuoteBody,
    answers: { 200: EditQuoteAnswer, 404: ErrorAnswer },
    spec: ['AC-05', 'ODD-3'],
  }),
  edit: withSchemas(editCalls.edit, {
    protects: 'bet',
    ...EDIT,
    summary:
      'Close an open bet at its cash-out value and place another with it, both or neither; once per id. The same id with the same body repeats the first answer; with another body 422 (`id-reused`); a quote that is too old or says something else 409. With a live bet it is `pending` first',
    body: EditBody,
    answers: { 200: EditAnswer, 404: ErrorAnswer, 409: ErrorAnswer, 422: ErrorAnswer },
    spec: ['BET-1', 'BET-9', 'ODD-3'],
  }),
  status: withSchemas(editCalls.status, {
    protects: 'bet',
    ...EDIT,
    summary: 'What became of an exchange',
    params: z.object({ id: z.uuid() }),
    answers: { 200: EditStatus },
    spec: ['BET-1'],
  }),
};
