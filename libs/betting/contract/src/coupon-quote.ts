import { StakeLimit } from '@touchline/responsible-gaming-contract/schemas';
import { Amount, CurrencyIso, Id, Milliseconds, Money, Seconds } from '@touchline/shared-contract/schemas';
import * as z from 'zod/mini';
import { AmountByBlockId, CouponTypeId, PlacedBet, SystemValue } from './coupon-values.ts';
import { PromoReason, RefusalReason } from './refusal-reasons.ts';
import { Coef } from './values.ts';

/** Current state of a bet, next to what the player sent. */
export const BetNow = z.object({
  outcomeId: Id,
  reason: z.nullable(RefusalReason),
  coef: z.nullable(Coef),
  isLive: z.boolean(),
  /** Increases with every change of this price; identifies the price that the player saw. @spec ODD-3 */
  version: z.optional(z.int()),
  /** Score as text (2:1), null before the game. */
  score: z.optional(z.nullable(z.string())),
  /** True when the bet can't be a banker. @spec CP-29 */
  isDisabledBanker: z.optional(z.boolean()),
  /** The lead in goals that wins this bet early, whatever the final result; absent where only the result settles it. @spec BT-15 */
  earlyLead: z.optional(z.int()),
});
export type BetNow = z.infer<typeof BetNow>;

const Code = z.string().check(z.maxLength(64));

/** Effect of a promo code on a coupon. @spec CP-28 */
export const PromoEffect = z.discriminatedUnion('kind', [
  /** Raises the payout by a percentage, by at most `max`. */
  z.object({ kind: z.literal('boost'), percent: z.int(), max: z.optional(Amount) }),
  /** Refunds a percentage of the stake if the coupon loses, at most `max`. */
  z.object({ kind: z.literal('stake-back'), percent: z.int(), max: z.optional(Amount) }),
  /** The house pays the stake; the player gets the win without it. */
  z.object({ kind: z.literal('free-bet') }),
]);
export type PromoEffect = z.infer<typeof PromoEffect>;

/** 10 % of the odds, in hundredths of a per cent. A player who would accept a larger fall can accept any change. */
const LARGEST_ODDS_BUDGET = 1_000;
/**
 * How far the odds of the coupon may still fall in total before the player is asked, in hundredths of a per cent; absent for not at all.
 * @spec CP-25
 */
const OddsBudget = z.int().check(z.minimum(1), z.maximum(LARGEST_ODDS_BUDGET));

/**
 * Terms of a coupon besides odds and stakes, as shown to the player and as booked. Amounts are for each coupon that the request places.
 * @spec CP-12 CP-15 CP-23 CP-28
 */
export const CouponTerms = z.object({
  /** Largest payout of one coupon, in minor units. */
  maxPayout: Amount,
  /** Whole percentage added to a win; null for none. */
  hyperBonusPercent: z.nullable(z.int()),
  minHyperBonusBetLimit: z.nullable(Amount),
  maxHyperBonusLimit: z.nullable(Amount),
  /** Boost of an express by the number of its bets at `lowestCoef` or more; null for none. */
  expressBoost: z.nullable(
    z.object({ ladder: z.array(z.object({ fewestBets: z.int(), percent: z.int() })).check(z.maxLength(30)), lowestCoef: Coef }),
  ),
  /** The applied code; null for none. */
  promo: z.nullable(z.object({ code: z.string(), effect: PromoEffect })),
  /** The win is multiplied by the bonus coefficient, and no express boost is added. @spec CP-12 CP-13 */
  isBonusBet: z.boolean(),
  /** The stake and payout limits for VIP bets apply. @spec CP-15 */
  isVipBet: z.boolean(),
  /** Placed with one click on the odds. @spec CP-16 */
  isOneClick: z.boolean(),
  oddsBudget: z.optional(OddsBudget),
});
export type CouponTerms = z.infer<typeof CouponTerms>;

const ShownName = z.string().check(z.maxLength(200));
/** A game as the coupon shows it. If another game is under the id of the bet, the bet is refused as `outcome-gone`. @spec CPN-5 ODD-3 */
const ShownGame = z.strictObject({ opponent1: ShownName, opponent2: ShownName, startAt: Seconds });

/** Request for the terms of a coupon before it is placed. @spec CP-14 CP-27 CP-28 */
export const QuoteBody = z.strictObject({
  typeId: CouponTypeId,
  bets: z.array(PlacedBet).check(z.minLength(1), z.maxLength(30)),
  /** The game that the coupon shows for each bet, in the order of the bets; null where it is not known. */
  games: z.optional(z.array(z.nullable(ShownGame)).check(z.maxLength(30))),
  systemValue: z.optional(SystemValue),
  currencyIso: CurrencyIso,
  /** Stake to compute the figures for, as in the coupon to place. */
  amount: z.optional(Amount),
  amountByBlockId: z.optional(AmountByBlockId),
  /** Account that will pay; needs a bearer token. It decides the currency and whether bonus-account rules apply. */
  accountId: z.optional(Id),
  /** The code that the player chose from the list; a typed code takes precedence over it. */
  promoCode: z.optional(Code),
  manualPromoCode: z.optional(Code),
  isVipBet: z.optional(z.boolean()),
  isBonusBet: z.optional(z.boolean()),
  isOneClick: z.optional(z.boolean()),
  oddsBudget: z.optional(OddsBudget),
});
export type QuoteBody = z.infer<typeof QuoteBody>;

/** Stakes and wins in minor units; `possibleWin` is the payout if every bet wins, all bonuses included. */
const Figures = {
  amount: Amount,
  combinations: z.int(),
  /** Thousandths, rounded down; the largest if there are several coupons. */
  coef: Coef,
  /** Smallest payout if one combination wins, before bonuses. */
  minWin: Money,
  /** Payout by odds alone, including express boost and bonus coefficient. */
  win: Money,
  hyperBonus: Money,
  promoBonus: Money,
  possibleWin: Money,
};

/** One coupon of the request; most requests have exactly one. @spec CP-27 */
export const QuotedLine = z.object({
  blockId: Id,
  typeId: CouponTypeId,
  systemValue: z.nullable(z.int()),
  /** Outcomes of its bets, in order. */
  outcomeIds: z.array(Id),
  ...Figures,
  minBetAmount: Amount,
  maxBetAmount: Amount,
  /** Why this line's stake is refused; null if it is accepted. */
  reason: z.nullable(RefusalReason),
});
export type QuotedLine = z.infer<typeof QuotedLine>;

const Availability = z.object({ isAvailable: z.boolean(), reason: z.nullable(z.string()) });

/** Current prices, locks, limits and figures, and the terms that the coupon would be booked under. @spec CP-14 CP-22 CP-27 */
export const QuoteAnswer = z.object({
  bets: z.array(BetNow),
  /** Smallest stake of each single, block or system. @spec CP-14 */
  minBetAmount: Amount,
  /**
   * Largest stake. With `hasMaxAmount` false (the bonus account) there is no limit, and this is the largest value that the contract allows.
   * @spec CP-22
   */
  maxBetAmount: Amount,
  maxPayout: Amount,
  hasMaxAmount: z.optional(z.boolean()),
  /** The rule that determines `maxBetAmount`. */
  maxBetAmountReason: z.optional(z.nullable(z.enum(['amount-too-large', 'max-payout']))),
  /** Prepaid money of this account that can pay part or all of the stake (`prepaidAmount`). @spec CP-32 */
  availablePrepaidAmount: z.optional(Amount),
  /** Limits of the player; absent if the server keeps none or the player has set none. */
  playerLimits: z.optional(z.array(StakeLimit).check(z.maxLength(12))),
  /** The player is on a break until then and can't place coupons; null or absent otherwise. @spec LIM-5 */
  excludedUntil: z.optional(z.nullable(Milliseconds)),
  /** The player's right to bet is withdrawn: no coupon is taken. @spec ID-29 */
  isRestricted: z.optional(z.boolean()),
  terms: z.optional(CouponTerms),
  /** Lines and their sum; null while bets, sizes and stakes do not form a coupon yet. */
  lines: z.optional(z.nullable(z.array(QuotedLine))),
  figures: z.optional(z.nullable(z.object(Figures))),
  /** Result for the requested code; null if there was none. @spec CP-28 */
  promo: z.optional(
    z.nullable(z.object({ code: z.string(), isApplied: z.boolean(), reason: z.nullable(PromoReason), effect: z.nullable(PromoEffect) })),
  ),
  /** Codes that the player may choose from. */
  promoCodes: z.optional(z.array(z.object({ code: z.string(), effect: PromoEffect, reason: z.nullable(PromoReason) }))),
  vipBet: z.optional(Availability),
  bonusBet: z.optional(Availability),
  oneClick: z.optional(Availability),
  /** Milliseconds before a placement is decided, because a bet is live; 0 for none. */
  delayMs: z.optional(z.int()),
  /** Sent back with the placement (`X-Coupon-Quote`), together with the hash of what the player saw. @spec ODD-3 */
  quote: z.optional(z.string()),
  /** When the quote expires, by the server's clock. */
  quoteEndsAt: z.optional(Milliseconds),
  /**
   * When the prices were valid, by the server's clock. Between a list and a quote the later time wins, whichever arrived first. @spec ODD-6
   */
  servedAt: z.optional(Milliseconds),
});
export type QuoteAnswer = z.infer<typeof QuoteAnswer>;
