import { Amount, ErrorAnswer, Id, Milliseconds, Money, withSchemas } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BetNow, ReachedLimit } from './coupon-quote.ts';
import { BookedCoupon, PlacePending } from './coupon.ts';
import { CouponTypeId, PlacedBet } from './coupon-values.ts';
import { editCalls } from './edit-calls.ts';
import { RefusalReason } from './refusal-reasons.ts';
import { Coef } from './values.ts';

/**
 * Why an open bet cannot be changed: `settled`: nothing of it is open; `not-offered`: it was sold with a bonus, a code or prepaid money, or
 * from a bonus account; `suspended`: one of its open bets has no price at the moment; `too-small`: it is worth less than one minor unit;
 * `nothing-changed`: the new bet has the selections of the old one; `decided`: a bet of a system is decided, so that it can only run or be
 * cashed out.
 */
export const EditProblem = z.enum(['settled', 'not-offered', 'suspended', 'too-small', 'nothing-changed', 'decided']);
export type EditProblem = z.infer<typeof EditProblem>;

/** The selections that the new bet would have: open ones of the old bet that stay, and new ones. Decided ones are in the value already. */
export const EditQuoteBody = z.strictObject({
  couponId: Id,
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  /** What the player adds to the stake from the balance. */
  extra: Amount,
});
export type EditQuoteBody = z.infer<typeof EditQuoteBody>;

/** The exchange of one bet for another at a moment. Amounts are minor units of its currency. */
export const EditOffer = z.object({
  /** What the old bet is closed at: its cash-out, which is the stake of the new one. */
  value: Amount,
  /** What the old bet is worth without the house's margin. */
  fair: Amount,
  /** `value` and `extra` together. */
  stake: Amount,
  extra: Amount,
  typeId: CouponTypeId,
  /** Thousandths: the odds of the new bet, all selections at the prices of now. */
  coef: Coef,
  /** Paid if every selection of the new bet wins. */
  possibleWin: Money,
  /** Paid if the old bet were left to run and every open selection of it won. */
  oldPossibleWin: Money,
  /** How long the exchange waits before it is decided; above 0 while a selection of either bet is live. */
  delayMs: z.int(),
  /** Sent back with the exchange: it binds everything above. Null while `reason` stands against the new bet. */
  quote: z.nullable(z.string()),
  quoteEndsAt: Milliseconds,
});
export type EditOffer = z.infer<typeof EditOffer>;

export const EditQuoteAnswer = z.object({
  couponId: Id,
  /** Why the old bet cannot be exchanged. */
  problem: z.nullable(EditProblem),
  /** What stands against the new bet. */
  reason: z.nullable(RefusalReason),
  /** The new bet's selections now, in the order of the question. */
  bets: z.array(BetNow),
  /** Null with a `problem`, or while the selections make no bet. */
  offer: z.nullable(EditOffer),
  servedAt: Milliseconds,
});
export type EditQuoteAnswer = z.infer<typeof EditQuoteAnswer>;

/** `id` names the intent: one decision and one answer for it, for ever. The figures are what the player saw; the quote says the same or nothing is done. */
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
 * `offer-changed`: the old bet is worth less than the player saw. A bet that is worth more by then is closed at that: what is more goes to the
 * balance. Whatever is refused leaves the old bet as it was.
 */
export const EditAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('accepted'),
    /** What the old bet was closed at. */
    value: Amount,
    closed: BookedCoupon,
    coupon: BookedCoupon,
    balance: Money,
  }),
  z.object({
    status: z.literal('rejected'),
    reason: z.union([EditProblem, RefusalReason, z.literal('offer-changed')]),
    bets: z.array(BetNow),
    /** With `limit-reached`. @spec RG-16 */
    limit: z.optional(ReachedLimit),
  }),
  PlacePending,
]);
export type EditAnswer = z.infer<typeof EditAnswer>;

/** What became of an exchange. `unknown`: it never arrived and may be sent again with the same id. */
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
    ...EDIT,
    cost: 0,
    summary:
      'Close an open bet at its cash-out value and place another with it, both or neither; once per id. The same id with the same body repeats the first answer; with another body 422 (`id-reused`); a quote that is too old or says something else 409. With a live bet it is `pending` first',
    body: EditBody,
    answers: { 200: EditAnswer, 404: ErrorAnswer, 409: ErrorAnswer, 422: ErrorAnswer },
    spec: ['BET-1', 'BET-9', 'ODD-3'],
  }),
  status: withSchemas(editCalls.status, {
    ...EDIT,
    cost: 0,
    summary: 'What became of an exchange',
    params: z.object({ id: z.uuid() }),
    answers: { 200: EditStatus },
    spec: ['BET-1'],
  }),
};
