import { Amount, CurrencyIso, ErrorAnswer, Id, Milliseconds, Money } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { AmountByBlockId, CouponTypeId, PlacedBet, SystemValue } from './coupon-values.ts';
import { PromoReason, RefusalReason } from './refusal-reasons.ts';
import { Coef } from './values.ts';

/** What a bet looks like now, beside what the player sent. */
export const BetNow = z.object({
  outcomeId: Id,
  reason: z.nullable(RefusalReason),
  coef: z.nullable(Coef),
  isLive: z.boolean(),
  /** Counts up with every change of this price: what the player saw is named by it. @spec ODD-3 */
  version: z.optional(z.int()),
  /** Score as text (2:1), null before the game. */
  score: z.optional(z.nullable(z.string())),
  /** May not be a banker. @spec CP-29 */
  isDisabledBanker: z.optional(z.boolean()),
  /** The lead in goals that wins this bet at once, whatever the result is; left out where only the result settles it. @spec BT-15 */
  earlyLead: z.optional(z.int()),
});
export type BetNow = z.infer<typeof BetNow>;

const Code = z.string().check(z.maxLength(64));

/** What a promo code does to a coupon. @spec CP-28 */
export const PromoEffect = z.discriminatedUnion('kind', [
  /** Raises the payout by a percent, at most by `max`. */
  z.object({ kind: z.literal('boost'), percent: z.int(), max: z.optional(Amount) }),
  /** Gives a percent of the stake back when the coupon loses, at most `max`. */
  z.object({ kind: z.literal('stake-back'), percent: z.int(), max: z.optional(Amount) }),
  /** The house pays the stake; the player gets the win without it. */
  z.object({ kind: z.literal('free-bet') }),
]);
export type PromoEffect = z.infer<typeof PromoEffect>;

/** A tenth of the odds, in hundredths of a per cent: whoever wants more accepts any odds. */
const LARGEST_ODDS_BUDGET = 1_000;
/** How far the odds of the coupon may still fall in sum before the player is asked, hundredths of a per cent; left out for not at all. @spec CP-25 */
const OddsBudget = z.int().check(z.minimum(1), z.maximum(LARGEST_ODDS_BUDGET));

/**
 * Everything about money that a coupon is sold under besides its odds and stakes: what the player was shown and what is booked. Amounts are
 * for each coupon that the request places. @spec CP-12 CP-15 CP-23 CP-28
 */
export const CouponTerms = z.object({
  /** The most that one coupon pays, in minor units. */
  maxPayout: Amount,
  /** Whole percent that is added to a win; null for none. */
  hyperBonusPercent: z.nullable(z.int()),
  minHyperBonusBetLimit: z.nullable(Amount),
  maxHyperBonusLimit: z.nullable(Amount),
  /** Boost of an express by the number of its bets that have `lowestCoef` or more; null for none. */
  expressBoost: z.nullable(
    z.object({ ladder: z.array(z.object({ fewestBets: z.int(), percent: z.int() })).check(z.maxLength(30)), lowestCoef: Coef }),
  ),
  /** The code that applies; null for none. */
  promo: z.nullable(z.object({ code: z.string(), effect: PromoEffect })),
  /** The win is multiplied by the bonus coefficient, and no express boost is added. @spec CP-12 CP-13 */
  isBonusBet: z.boolean(),
  /** The largest stake and the largest payout are those of VIP bets. @spec CP-15 */
  isVipBet: z.boolean(),
  /** One press on odds places it. @spec CP-16 */
  isOneClick: z.boolean(),
  oddsBudget: z.optional(OddsBudget),
});
export type CouponTerms = z.infer<typeof CouponTerms>;

/** What a coupon asks before it is placed. @spec CP-14 CP-27 CP-28 */
export const QuoteBody = z.strictObject({
  typeId: CouponTypeId,
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  systemValue: z.optional(SystemValue),
  currencyIso: CurrencyIso,
  /** Figures are counted for this stake; as in the coupon to place. */
  amount: z.optional(Amount),
  amountByBlockId: z.optional(AmountByBlockId),
  /** Account that will pay, with a bearer token only: its currency counts, and whether it is the bonus account. */
  accountId: z.optional(Id),
  /** Code that the player chose, and the one that was typed, which goes before it. */
  promoCode: z.optional(Code),
  manualPromoCode: z.optional(Code),
  isVipBet: z.optional(z.boolean()),
  isBonusBet: z.optional(z.boolean()),
  isOneClick: z.optional(z.boolean()),
  oddsBudget: z.optional(OddsBudget),
});
export type QuoteBody = z.infer<typeof QuoteBody>;

/** Figures of stakes and wins, in minor units; `possibleWin` is what is paid when everything wins, all bonuses included. */
const Figures = {
  amount: Amount,
  combinations: z.int(),
  /** Thousandths, rounded down; of several coupons the largest. */
  coef: Coef,
  /** Least that is paid when one combination wins, before bonuses. */
  minWin: Money,
  /** What the odds alone pay, boost of an express and bonus coefficient included. */
  win: Money,
  hyperBonus: Money,
  promoBonus: Money,
  possibleWin: Money,
};

/** One coupon of the request: a plain request has one. @spec CP-27 */
export const QuotedLine = z.object({
  blockId: Id,
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  /** Outcomes of its bets, in their order. */
  outcomeIds: z.array(Id),
  ...Figures,
  minBetAmount: Amount,
  maxBetAmount: Amount,
  /** What stands against this line's stake; null for nothing. */
  reason: z.nullable(RefusalReason),
});
export type QuotedLine = z.infer<typeof QuotedLine>;

/**
 * A responsible-gaming limit that a stake counts against: wagering (1, 2, 3) or loss (10, 11, 12) of 24 hours, 7 and 30 days. `left` is what
 * may still be staked before this coupon, in the currency of the quote. @spec RG-02
 */
export const PlayerLimit = z.object({ limitType: z.int(), limit: Amount, left: Amount });
export type PlayerLimit = z.infer<typeof PlayerLimit>;

/** The limit that refused a stake: the tightest of those that did, and when it lets this stake through; null for a stake above the limit. @spec RG-16 */
export const ReachedLimit = z.extend(PlayerLimit, { freesAt: z.nullable(Milliseconds) });
export type ReachedLimit = z.infer<typeof ReachedLimit>;

const Availability = z.object({ isAvailable: z.boolean(), reason: z.nullable(z.string()) });

/** Prices, locks, limits and figures now, and the terms that the coupon would be booked under. @spec CP-14 CP-22 CP-27 */
export const QuoteAnswer = z.object({
  bets: z.array(BetNow),
  /** Limits of a stake: of each single, block or system. @spec CP-14 */
  minBetAmount: Amount,
  /** Where `hasMaxAmount` is false there is none (the bonus account); this is then the most that the contract carries. @spec CP-22 */
  maxBetAmount: Amount,
  maxPayout: Amount,
  hasMaxAmount: z.optional(z.boolean()),
  /** The rule that makes `maxBetAmount` what it is. */
  maxBetAmountReason: z.optional(z.nullable(z.enum(['amount-too-large', 'max-payout']))),
  /** Prepaid money that may pay a part of the stake, or all of it (`prepaidAmount`), from this account. @spec CP-32 */
  availablePrepaidAmount: z.optional(Amount),
  /** Limits of the player; left out by a server that keeps none and where the player has set none. */
  playerLimits: z.optional(z.array(PlayerLimit).check(z.maxLength(12))),
  /** The player is on a break until then and nothing is placed; null or left out where they are not. @spec LIM-5 */
  excludedUntil: z.optional(z.nullable(Milliseconds)),
  terms: z.optional(CouponTerms),
  /** Lines and their sum; null while bets, sizes and stakes do not make a coupon yet. */
  lines: z.optional(z.nullable(z.array(QuotedLine))),
  figures: z.optional(z.nullable(z.object(Figures))),
  /** Verdict on the code that was asked about; null when none was. @spec CP-28 */
  promo: z.optional(
    z.nullable(z.object({ code: z.string(), isApplied: z.boolean(), reason: z.nullable(PromoReason), effect: z.nullable(PromoEffect) })),
  ),
  /** Codes that the player may choose from. */
  promoCodes: z.optional(z.array(z.object({ code: z.string(), effect: PromoEffect, reason: z.nullable(PromoReason) }))),
  vipBet: z.optional(Availability),
  bonusBet: z.optional(Availability),
  oneClick: z.optional(Availability),
  /** Milliseconds that a placement waits before it is decided, because a bet is live; 0 for none. */
  delayMs: z.optional(z.int()),
  /** Goes back with the placement (`X-Coupon-Quote`), together with the hash of what the player saw. @spec ODD-3 */
  quote: z.optional(z.string()),
  /** When the quote ends, by the server's clock. */
  quoteEndsAt: z.optional(Milliseconds),
  /** The moment that the prices are of, by the server's clock: of a list and a quote the later one holds, whichever came first. @spec ODD-6 */
  servedAt: z.optional(Milliseconds),
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;

/**
 * A placement whose quote is missing (`quote-missing`), too old (`quote-expired`) or not what the player saw (`quote-mismatch`). Nothing was
 * booked and the id is free; `quote` is what holds now. @spec ODD-3
 */
export const QuoteConflict = z.extend(ErrorAnswer, { quote: z.optional(QuoteAnswer) });
export type QuoteConflict = z.infer<typeof QuoteConflict>;
