import { ReachedLimit } from '@touchline/responsible-gaming-contract/schemas';
import {
  Amount,
  withSchemas,
  CurrencyIso,
  ErrorAnswer,
  Id,
  Milliseconds,
  Money,
  QueryCount,
  QueryInt,
  QueryKind,
  Seconds,
} from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { BuilderLeg } from './builder.ts';
import { BetNow, CouponTerms, QuoteAnswer, QuoteBody } from './coupon-quote.ts';
import { AmountByBlockId, CouponTypeId, NamedSystem, PlacedBet, SystemValue } from './coupon-values.ts';
import { ScoreParts } from './feed.ts';
import { PromoReason, RefusalReason } from './refusal-reasons.ts';
import { Coef, Param } from './values.ts';
import { couponCalls } from './coupon-calls.ts';

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

/** 0 ask on any change, 1 accept any, 2 accept only better. @spec CP-25 */
export const ChangeCoefAction = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** A decimal number as text, exact to the last digit: the unrounded product of the coefficients. */
export const ExactDecimal = z.string().check(z.regex(/^\d{1,60}(\.\d{1,120})?$/));

/**
 * The coupon to place, with exactly the fields of the specification. The client makes `id` once per intent; it is the idempotency key.
 * `amount` is in minor units of the account's currency: the whole stake for types 0, 1, 2 and 4, the stake of each single for type 9 unless
 * `amountByBlockId` gives another. `userId` must be that of the session. Promo code, bonus bet, VIP bet and one-click are part of the
 * quote. @spec CP-04 CP-26 CP-27
 */
export const CouponToPlace = z.strictObject({
  id: z.uuid(),
  accountId: Id,
  amount: Amount,
  amountByBlockId: z.optional(AmountByBlockId),
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  changeCoefAction: ChangeCoefAction,
  coef: Coef,
  coefByView: z.string().check(z.maxLength(40)),
  coefViewId: z.int(),
  exactCoef: ExactDecimal,
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: z.optional(Amount),
  refId: z.int(),
  systemValue: z.optional(SystemValue),
  typeId: CouponTypeId,
  userId: Id,
  hyperBonusPercent: z.optional(z.int()),
  minHyperBonusBetLimit: z.optional(Amount),
  maxHyperBonusLimit: z.optional(Amount),
});
export type CouponToPlace = z.infer<typeof CouponToPlace>;

/** A leg of a bet builder as it was sold; each leg has its own status. @spec BT-10 */
export const BookedLeg = z.extend(BuilderLeg, {
  statusId: BetStatusId,
  /** Result that settled it; null while it is open. */
  result: z.nullable(z.string()),
});
export type BookedLeg = z.infer<typeof BookedLeg>;

/** A bet on a receipt and in the history, with the names at the time of sale. */
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
  /** Thousandths, as the player saw it; differs from `coef` only if the player's setting for odds changes allows it. */
  coefSeen: Coef,
  scoreAtPlacement: z.nullable(z.string()),
  /** The count that settled the bet, for example 2:1; of a part of the game for a bet on that part. */
  result: z.nullable(z.string()),
  /** The score of the whole game, if it had extra time or a shoot-out. */
  ending: z.optional(ScoreParts),
  statusId: BetStatusId,
  /** Part of every combination of a system with bankers. */
  isBanker: z.optional(z.boolean()),
  /** Both players of a duel, by name. @spec BT-09 */
  playersDuel: z.optional(z.tuple([z.string(), z.string()])),
  /**
   * The lead in goals that wins this bet early, whatever the final result, and the score at which that happened; null if it has not
   * happened.
   * @spec BT-15
   */
  early: z.optional(z.object({ lead: z.int(), score: z.nullable(z.string()) })),
  /** Legs of a bet builder, each with its status. @spec BT-10 */
  legs: z.optional(z.array(BookedLeg)),
  /** Odds that a bet builder was paid at, if a void leg made them differ from `coef`. @spec BT-10 */
  coefPaid: z.optional(Coef),
  /** Share of a win that several share: `places` for `tied` winners. @spec OD-02 */
  deadHeat: z.optional(z.object({ places: z.int(), tied: z.int() })),
});
export type BookedBet = z.infer<typeof BookedBet>;

export const CouponState = z.enum(['open', 'won', 'lost', 'returned', 'cashed-out']);
export type CouponState = z.infer<typeof CouponState>;

/** A settled coupon that was settled again because a result was corrected: what it was, and what it is since. */
export const CouponCorrection = z.object({
  at: Seconds,
  before: z.object({ state: CouponState, payout: z.nullable(Money) }),
  after: z.object({ state: CouponState, payout: z.nullable(Money) }),
  /** Part of the difference that the player keeps, because it had been spent: it is not taken from later money. */
  writtenOff: Money,
  /** The bets that changed, by their place in the coupon. */
  bets: z.array(
    z.object({
      position: z.int(),
      before: z.object({ statusId: BetStatusId, result: z.nullable(z.string()) }),
      after: z.object({ statusId: BetStatusId, result: z.nullable(z.string()) }),
    }),
  ),
});
export type CouponCorrection = z.infer<typeof CouponCorrection>;

/** An accepted coupon. Receipt, history entry and print page share this shape. @spec BET-11 AC-05 CP-30 */
export const BookedCoupon = z.object({
  /** Number shown to the player, for example on the receipt and to support. */
  couponId: Id,
  /** The client's id of the intent. */
  id: z.uuid(),
  accountId: Id,
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  currencyIso: CurrencyIso,
  exponent: z.int(),
  amount: Amount,
  /** Part of `amount` that was paid with prepaid money; absent if none. @spec CP-32 */
  prepaidAmount: z.optional(Amount),
  /** Total coefficient, rounded down to thousandths. */
  coef: Coef,
  /** Payout if every bet wins, in minor units; the same figure is shown and paid. */
  possibleWin: Money,
  placedAt: Seconds,
  bets: z.array(BookedBet),
  state: CouponState,
  /** Paid out, in minor units; null while open. */
  payout: z.nullable(Money),
  settledAt: z.nullable(Seconds),
  /** Part of the stake that the player cashed out, and the amount paid for it; part of `payout` once the coupon is settled. */
  cashOut: z.optional(z.object({ stake: Amount, amount: Amount })),
  /** The bet that was exchanged for this one, and its value, which paid all or part of `amount`. */
  editedFrom: z.optional(z.object({ couponId: Id, value: Amount })),
  /** Number of the bet that replaced this one. */
  editedTo: z.optional(Id),
  /** Each time the coupon was settled again, oldest first. `state` and `payout` of the coupon are those since the last. @spec OD-02 */
  corrections: z.optional(z.array(CouponCorrection)),
  /** Index and number of the coupons in the request; absent if the request is one coupon. @spec CP-27 */
  part: z.optional(z.object({ line: z.int(), of: z.int(), blockId: Id })),
  /** Named system that the parts form together: trixie, lucky-15. */
  systemName: z.optional(z.string()),
  /** Terms of the sale; absent if there are none besides odds and the payout limit. @spec CP-23 CP-28 */
  terms: z.optional(CouponTerms),
  /** Part of `possibleWin`, and of `payout` once it is settled, that comes from bonuses. */
  bonuses: z.optional(
    z.object({
      possible: z.object({ hyperBonus: Money, promoBonus: Money }),
      paid: z.nullable(z.object({ hyperBonus: Money, promoBonus: Money })),
    }),
  ),
});
export type BookedCoupon = z.infer<typeof BookedCoupon>;

/** All coupons booked by one request: their sum, and each coupon. @spec CP-27 CP-30 */
export const BookedReceipt = z.object({ coupon: BookedCoupon, lines: z.array(BookedCoupon) });
export type BookedReceipt = z.infer<typeof BookedReceipt>;

/** A line refused because of its stake. @spec CP-27 */
const RefusedLine = z.object({ blockId: Id, outcomeIds: z.array(Id), reason: RefusalReason, minBetAmount: Amount, maxBetAmount: Amount });

/** Result of a request, which is booked as a whole or not at all. @spec CP-01 CP-27 BET-8 */
export const PlaceAnswer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('accepted'),
    /** The request as one receipt: the first number, with all stakes and wins added up. */
    coupon: BookedCoupon,
    /** For many singles: each single. */
    singles: z.array(BookedCoupon),
    balance: Money,
    /** All booked coupons, if there are several: blocks, parts of a named system, many singles. @spec CP-27 */
    lines: z.optional(z.array(BookedCoupon)),
  }),
  z.object({
    status: z.literal('rejected'),
    reason: RefusalReason,
    bets: z.array(BetNow),
    minBetAmount: z.nullable(Amount),
    maxBetAmount: z.nullable(Amount),
    coef: z.nullable(Coef),
    /** With `promo-code`. @spec CP-28 */
    promoReason: z.optional(PromoReason),
    /** With `limit-reached`. @spec RG-16 */
    limit: z.optional(ReachedLimit),
    /** With a reason about stakes, if the request has several lines. */
    lines: z.optional(z.array(RefusedLine)),
  }),
]);
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

/** Not decided yet; poll the status. `decidedAt` is when a live coupon's delay is over, by the server's clock. */
export const PlacePending = z.object({ status: z.literal('pending'), decidedAt: z.optional(Milliseconds) });
export type PlacePending = z.infer<typeof PlacePending>;

/** Result of an intent. `unknown`: it never arrived and may be sent again with the same id. */
export const PlaceStatusAnswer = z.union([PlaceAnswer, PlacePending, z.object({ status: z.literal('unknown') })]);
export type PlaceStatusAnswer = z.infer<typeof PlaceStatusAnswer>;

/** Headers of a placement. @spec ODD-3 */
export const PlaceHeaders = z.object({
  /** Field `quote` of the quote that the player saw. */
  'x-coupon-quote': z.optional(z.string().check(z.maxLength(8192))),
  /** Hash of what the player saw, see `seenHash`. */
  'x-coupon-seen': z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});

export const HistoryAnswer = z.object({
  coupons: z.array(BookedCoupon),
  nextCursor: z.nullable(z.string()),
  /**
   * Of all coupons that match the filter, in minor units of the account. `returned` and `net` cover settled coupons, `atStake` open ones.
   */
  totals: z.object({
    count: z.int(),
    staked: Money,
    returned: Money,
    atStake: Money,
    net: Money,
    currencyIso: z.nullable(CurrencyIso),
    exponent: z.int(),
  }),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;

/** An outcome as identified by a shared link, with its place in the combination. @spec GD-16 CP-31 */
export const SharedBet = z.strictObject({
  gameId: Id,
  marketId: Id,
  outcomeId: Id,
  /** The part of a divided express that it is in; absent for none. @spec CP-27 */
  blockId: z.optional(Id),
  /** Part of every combination of a system with bankers. @spec CP-29 */
  isBanker: z.optional(z.boolean()),
});

/** A shared bet: its state now and when it was shared. @spec CP-31 */
export const SharedBetNow = z.object({
  outcomeId: Id,
  state: z.enum(['same', 'moved', 'suspended', 'gone']),
  /** Odds in thousandths when the bet was shared, and now; null if there were or are none. */
  coefThen: z.nullable(Coef),
  coef: z.nullable(Coef),
});
export type SharedBetNow = z.infer<typeof SharedBetNow>;

export const SharedCoupon = z.object({
  bets: z.array(SharedBet).check(z.minLength(1), z.maxLength(30)),
  /** How the bets were combined; absent if the sharer's client did not send it. @spec CP-31 */
  typeId: z.optional(CouponTypeId),
  systemValue: z.optional(SystemValue),
  namedSystem: z.optional(NamedSystem),
  /** In the order of `bets`. */
  now: z.optional(z.array(SharedBetNow)),
});
export type SharedCoupon = z.infer<typeof SharedCoupon>;
const ShareCode = z.string().check(z.regex(/^[A-Za-z0-9-]{4,36}$/));
/** A code as it was typed: in any case, width and script of digits, with spaces and dashes. */
const TypedShareCode = z.string().check(z.minLength(4), z.maxLength(64));

const COUPON = { tag: 'Coupon' } as const;

export const couponContract = {
  quote: withSchemas(couponCalls.quote, {
    ...COUPON,
    cost: 10,
    summary: 'Prices, locks and limits of a coupon now',
    body: QuoteBody,
    answers: { 200: QuoteAnswer },
    spec: ['CP-08', 'CP-12', 'CP-14', 'CP-15', 'CP-22', 'CP-23', 'CP-27', 'CP-28', 'CP-29', 'ODD-3'],
  }),
  place: withSchemas(couponCalls.place, {
    duringBreak: 'open',
    ...COUPON,
    // A repeated placement must get its answer, and the player's lock lets only one run at a time.
    protects: 'bet',
    summary:
      'Place a coupon, once per id. The same id with the same body repeats the first answer; with another body 422 (`id-reused`); while the first runs 409 (`still-running`) and Retry-After; with a quote that is missing, expired or not what the player saw 409 (`quote-missing`, `quote-expired`, `quote-mismatch`): nothing is booked, the id can be used again, and the page requests a new quote. A coupon with a live bet may be `pending` first',
    headers: PlaceHeaders,
    body: CouponToPlace,
    answers: { 200: z.union([PlaceAnswer, PlacePending]), 409: ErrorAnswer, 422: ErrorAnswer },
    spec: ['CP-04', 'CP-25', 'CP-26', 'CP-27', 'ODD-3'],
  }),
  status: withSchemas(couponCalls.status, {
    protects: 'bet',
    ...COUPON,
    summary: 'What became of an intent',
    params: z.object({ id: z.uuid() }),
    answers: { 200: PlaceStatusAnswer },
    spec: ['CP-26'],
  }),
  history: withSchemas(couponCalls.history, {
    ...COUPON,
    summary: 'Coupons of the player, newest first',
    query: z.object({
      accountId: z.optional(QueryInt),
      from: z.optional(QueryInt),
      to: z.optional(QueryInt),
      state: z.optional(CouponState),
      typeId: z.optional(QueryKind),
      cursor: z.optional(z.string().check(z.maxLength(64))),
      count: z.optional(QueryCount),
    }),
    answers: { 200: HistoryAnswer },
    spec: ['AC-05'],
  }),
  coupon: withSchemas(couponCalls.coupon, {
    ...COUPON,
    summary: 'One coupon of the player',
    params: z.object({ couponId: QueryInt }),
    answers: { 200: BookedCoupon },
    spec: ['AC-05', 'CP-30'],
  }),
  receipt: withSchemas(couponCalls.receipt, {
    ...COUPON,
    summary: 'Everything that one request booked, as it is now: the sum and each coupon of it',
    params: z.object({ id: z.uuid() }),
    answers: { 200: BookedReceipt },
    spec: ['CP-27', 'CP-30'],
  }),
  share: withSchemas(couponCalls.share, {
    ...COUPON,
    summary: 'Keep the outcomes of a coupon under a code that a link can carry; the same outcomes at the same odds have the same code',
    body: z.strictObject({
      bets: z.array(SharedBet).check(z.minLength(1), z.maxLength(30)),
      typeId: z.optional(CouponTypeId),
      systemValue: z.optional(SystemValue),
      namedSystem: z.optional(NamedSystem),
    }),
    answers: { 200: z.object({ code: ShareCode }) },
    spec: ['GD-16', 'CP-31'],
  }),
  shared: withSchemas(couponCalls.shared, {
    ...COUPON,
    summary: 'Outcomes of a shared coupon, and what became of each since it was shared',
    params: z.object({ code: TypedShareCode }),
    answers: { 200: SharedCoupon },
    spec: ['GD-16', 'CP-31'],
  }),
};
