import * as z from 'zod/mini';
import { call } from './call.ts';
import { Amount, Coef, CurrencyIso, Id, Money, Param, QueryInt, Seconds } from './values.ts';

const BetStatusId = z.union([
  z.literal(-2),
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
  z.literal(6),
]);

/** Coupon types. @spec CP-01 */
export const CouponTypeId = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(4), z.literal(9)]);

/** A bet as it is sent: which price, and the coefficient (thousandths) that the player saw. @spec CP-04 CP-05 */
export const PlacedBet = z.strictObject({
  gameId: Id,
  marketId: Id,
  outcomeId: Id,
  coef: Coef,
  blockId: z.optional(Id),
  isBanker: z.optional(z.boolean()),
});
export type PlacedBet = z.infer<typeof PlacedBet>;

/** 0 ask on any change, 1 accept any, 2 accept only better. @spec CP-25 */
export const ChangeCoefAction = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** A decimal number as text, exact to the last digit: the unrounded product of the coefficients. */
export const ExactDecimal = z.string().check(z.regex(/^\d{1,60}(\.\d{1,120})?$/));

/**
 * The coupon to place, exactly the specification's fields. `id` is made by the client once per intent and is the idempotency key;
 * `amount` is in minor units of the account's currency: the whole stake for types 0, 1, 2, 4, the stake of each single for type 9
 * unless `amountByBlockId` names another. `userId` must be the session's own. @spec CP-04 CP-26
 */
export const CouponToPlace = z.strictObject({
  id: z.uuid(),
  accountId: Id,
  amount: Amount,
  amountByBlockId: z.optional(z.record(z.string(), Amount)),
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  changeCoefAction: ChangeCoefAction,
  coef: Coef,
  coefByView: z.string().check(z.maxLength(40)),
  coefViewId: z.int(),
  exactCoef: ExactDecimal,
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: z.optional(Amount),
  refId: z.int(),
  systemValue: z.optional(z.int().check(z.minimum(2), z.maximum(30))),
  typeId: CouponTypeId,
  userId: Id,
  hyperBonusPercent: z.optional(z.int()),
  minHyperBonusBetLimit: z.optional(Amount),
  maxHyperBonusLimit: z.optional(Amount),
});
export type CouponToPlace = z.infer<typeof CouponToPlace>;

/** Why a coupon or one of its bets is refused. The words and the next step are the client's. */
export const RefusalReason = z.enum([
  'coef-changed',
  'bet-suspended',
  'game-finished',
  'game-started',
  'outcome-gone',
  'dependent-bets',
  'banned-from-express',
  'amount-too-small',
  'amount-too-large',
  'not-enough-money',
  'max-payout',
  'type-not-offered',
  'too-few-bets',
  'wrong-account',
  'score-changed',
  'stale-price',
  'limit-reached',
]);
export type RefusalReason = z.infer<typeof RefusalReason>;

/** What a bet looks like now, beside what the player sent. */
export const BetNow = z.object({ outcomeId: Id, reason: z.nullable(RefusalReason), coef: z.nullable(Coef), isLive: z.boolean() });
export type BetNow = z.infer<typeof BetNow>;

/** A bet on a receipt and in the history, with the names it was sold under. */
export const BookedBet = z.object({
  gameId: Id,
  marketId: Id,
  outcomeId: Id,
  marketTypeId: Id,
  outcomeTypeId: Id,
  param: z.nullable(Param),
  outcomeName: z.nullable(z.string()),
  sportId: Id,
  champId: Id,
  champName: z.string(),
  opponent1: z.string(),
  opponent2: z.string(),
  startAt: Seconds,
  isLive: z.boolean(),
  subKind: z.nullable(z.string()),
  /** Thousandths, as booked. */
  coef: Coef,
  /** Thousandths, as the player saw it; differs from `coef` only where the player's rule allows it. */
  coefSeen: Coef,
  scoreAtPlacement: z.nullable(z.string()),
  /** Result that settled the bet, for example 2:1. */
  result: z.nullable(z.string()),
  statusId: BetStatusId,
});
export type BookedBet = z.infer<typeof BookedBet>;

export const CouponState = z.enum(['open', 'won', 'lost', 'returned']);
export type CouponState = z.infer<typeof CouponState>;

/** An accepted coupon: receipt, history entry and print page are this one shape. @spec BET-11 AC-05 CP-30 */
export const BookedCoupon = z.object({
  /** Number that is printed and told to support. */
  couponId: Id,
  /** The client's id of the intent. */
  id: z.uuid(),
  accountId: Id,
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  currencyIso: CurrencyIso,
  exponent: z.int(),
  amount: Amount,
  /** Total coefficient, rounded down to thousandths. */
  coef: Coef,
  /** What it pays if all is won, in minor units: the figure that was shown and that is paid. */
  possibleWin: Money,
  placedAt: Seconds,
  bets: z.array(BookedBet),
  state: CouponState,
  /** Paid out, in minor units; null while open. */
  payout: z.nullable(Money),
  settledAt: z.nullable(Seconds),
});
export type BookedCoupon = z.infer<typeof BookedCoupon>;

/** One attempt of many singles is one line; all other types have one line. @spec CP-01 BET-8 */
export const PlaceAnswer = z.discriminatedUnion('status', [
  z.object({ status: z.literal('accepted'), coupon: BookedCoupon, singles: z.array(BookedCoupon), balance: Money }),
  z.object({
    status: z.literal('rejected'),
    reason: RefusalReason,
    bets: z.array(BetNow),
    minBetAmount: z.nullable(Amount),
    maxBetAmount: z.nullable(Amount),
    coef: z.nullable(Coef),
  }),
]);
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

/** What became of an intent. `unknown`: never arrived, may be sent again with the same id. */
export const PlaceStatusAnswer = z.union([
  PlaceAnswer,
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('unknown') }),
]);
export type PlaceStatusAnswer = z.infer<typeof PlaceStatusAnswer>;

/** What the coupon needs to know before it is placed. */
export const QuoteBody = z.strictObject({
  typeId: CouponTypeId,
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  systemValue: z.optional(z.int().check(z.minimum(2), z.maximum(30))),
  currencyIso: CurrencyIso,
});
export const QuoteAnswer = z.object({
  bets: z.array(BetNow),
  minBetAmount: Amount,
  maxBetAmount: Amount,
  maxPayout: Amount,
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

export const HistoryAnswer = z.object({
  coupons: z.array(BookedCoupon),
  nextCursor: z.nullable(z.string()),
  /** Of all coupons the filter matches: staked and returned (settled ones), in minor units of the account. */
  totals: z.object({ count: z.int(), staked: Money, returned: Money, net: Money, currencyIso: z.nullable(CurrencyIso), exponent: z.int() }),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** An outcome as a link names it. @spec GD-16 */
export const SharedBet = z.strictObject({ gameId: Id, marketId: Id, outcomeId: Id });
export const SharedCoupon = z.object({ bets: z.array(SharedBet).check(z.minLength(1), z.maxLength(30)) });
export type SharedCoupon = z.infer<typeof SharedCoupon>;
const ShareCode = z.string().check(z.regex(/^[A-Za-z0-9-]{4,36}$/));

const COUPON = { tag: 'Coupon' } as const;

export const couponCalls = {
  quote: call({
    ...COUPON,
    method: 'POST',
    path: '/web-api/coupon/quote',
    summary: 'Prices, locks and limits of a coupon now',
    auth: 'none',
    body: QuoteBody,
    answers: { 200: QuoteAnswer },
    spec: ['CP-14', 'CP-08', 'CP-29'],
  }),
  place: call({
    ...COUPON,
    method: 'POST',
    path: '/web-api/coupon/place',
    summary:
      'Place a coupon, once per id. The same id with the same body repeats the first answer; with another body 422; while the first runs 409 and Retry-After',
    auth: 'token',
    body: CouponToPlace,
    answers: { 200: PlaceAnswer },
    spec: ['CP-04', 'CP-25', 'CP-26'],
  }),
  status: call({
    ...COUPON,
    method: 'GET',
    path: '/web-api/coupon/status/:id',
    summary: 'What became of an intent',
    auth: 'token',
    params: z.object({ id: z.uuid() }),
    answers: { 200: PlaceStatusAnswer },
    spec: ['CP-26'],
  }),
  history: call({
    ...COUPON,
    method: 'GET',
    path: '/web-api/coupon/history',
    summary: 'Coupons of the player, newest first',
    auth: 'token',
    query: z.object({
      accountId: z.optional(QueryInt),
      from: z.optional(QueryInt),
      to: z.optional(QueryInt),
      state: z.optional(CouponState),
      typeId: z.optional(QueryInt),
      cursor: z.optional(z.string().check(z.maxLength(64))),
      count: z.optional(QueryInt),
    }),
    answers: { 200: HistoryAnswer },
    spec: ['AC-05'],
  }),
  coupon: call({
    ...COUPON,
    method: 'GET',
    path: '/web-api/coupon/:couponId',
    summary: 'One coupon of the player',
    auth: 'token',
    params: z.object({ couponId: QueryInt }),
    answers: { 200: BookedCoupon },
    spec: ['AC-05', 'CP-30'],
  }),
  share: call({
    ...COUPON,
    method: 'POST',
    path: '/bff-api/coupon/shared',
    summary: 'Keep the outcomes of a coupon under a code that a link can carry; the same outcomes have the same code',
    auth: 'none',
    body: z.strictObject({ bets: z.array(SharedBet).check(z.minLength(1), z.maxLength(30)) }),
    answers: { 200: z.object({ code: ShareCode }) },
    spec: ['GD-16'],
  }),
  shared: call({
    ...COUPON,
    method: 'GET',
    path: '/bff-api/coupon/shared/:code',
    summary: 'Outcomes of a shared coupon',
    auth: 'none',
    params: z.object({ code: ShareCode }),
    answers: { 200: SharedCoupon },
    spec: ['GD-16'],
  }),
};
