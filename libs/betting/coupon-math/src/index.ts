export { amountLimits, amountVerdict, type AmountLimits, type AmountLimitTerms } from './amount-limits.ts';
export { antiExpressCoef } from './anti-express.ts';
export { LARGEST_COEF, LOWEST_COEF, MOST_BETS } from './bounds.ts';
export { asianHandicapStatus, asianTotalStatus } from './asian-line.ts';
export { bestOddsGuaranteed, type OddsPaid, type OddsTaken } from './best-odds.ts';
export { BetStatus } from './bet-status.ts';
export { couponBlocks, type CouponBlock, type CouponWithBlocks } from './blocks.ts';
export { couponReceipt, type CouponReceipt, type ReceiptLine } from './coupon-receipt.ts';
export { bonusBetAvailability, type BonusBetAvailability, type BonusBetRefusal, type BonusBetTerms } from './bonus-bet-availability.ts';
export { bonusCoefficient } from './bonus-coefficient.ts';
export type { BetChances } from './bet-chances.ts';
export { cashOutPart, cashOutValue, type CashOutBet, type CashOutTerms, type CashOutValue } from './cash-out.ts';
export { payoutWithBonuses, winMultiplier, type CouponBonuses, type PaidWithBonuses } from './coupon-bonuses.ts';
export { couponCombinations, type Combination } from './breakdown.ts';
export { ChangeCoefAction, coefChangesToAsk, coefChangeVerdict, coefsFallen, type CoefChange } from './coef-change.ts';
export { combinationCount, sumOfProducts, sumsOfProducts } from './combinations.ts';
export { couponFigures } from './coupon-figures.ts';
export { couponOffer, type CouponOffer, type OfferedLine } from './coupon-offer.ts';
export { isSystem, SMALLEST_SYSTEM } from './coupon-shape.ts';
export { COUPON_TYPES, couponTypeEntry, type CouponTypeEntry } from './coupon-type-map.ts';
export { CouponError, type InputProblem } from './coupon-error.ts';
export { CouponType } from './coupon-type.ts';
export { couponTypesAvailable } from './coupon-types-available.ts';
export { settleEachWay, type EachWayBet, type EachWayCoupon } from './each-way.ts';
export {
  EXOTIC_SYSTEMS,
  exoticSystemFigures,
  settleExoticSystem,
  type ExoticCoupon,
  type ExoticFigures,
  type ExoticSystem,
} from './exotic-systems.ts';
export { type ExoticSystemName } from './exotic-shapes.ts';
export { expressBoost, type BoostStep, type ExpressBoost, type ExpressBoostTerms } from './express-boost.ts';
export { hyperBonus, type HyperBonus, type HyperBonusTerms } from './hyper-bonus.ts';
export { kellyFraction, kellyStake, type KellyTerms } from './kelly.ts';
export { type DeadHeat, type LegTerms, type PlaceTerms, type WinAdjustments } from './leg-factor.ts';
export { combinationAt, combinationsOf } from './list-combinations.ts';
export { impliedProbability, withoutMargin, type FairMarket, type MarginMethod, type Millionths } from './margin.ts';
export { NAMED_SYSTEMS, namedSystemsOf, type NamedSystem, type NamedSystemName } from './named-systems.ts';
export { namedSystemBlocks, type NamedSystemTerms } from './named-system-blocks.ts';
export { namedSystemOf } from './named-system-of.ts';
export { coefFromView, convertCoef } from './odds-format/convert-coef.ts';
export { COEF_VIEW_ALIASES, COEF_VIEWS, CoefView, decimalMark, formatCoef, type FormatCoefOptions } from './odds-format/format-coef.ts';
export { FRACTION_LADDER } from './odds-format/fractional-ladder.ts';
export { parseOdds, type OddsProblem, type ParseOddsOptions } from './odds-format/parse-odds.ts';
export { isOneClickActive, oneClickStake, type OneClickTerms } from './one-click.ts';
export { payout, ROUNDING, threeDecimalWin, type Hundredths, type PayoutTerms, type ThreeDecimalWinTerms } from './payout.ts';
export {
  appliedPromoCode,
  normalPromoCode,
  promoCodeVerdict,
  promoPayout,
  type PromoCode,
  type PromoCoupon,
  type PromoEffect,
  type PromoProblem,
} from './promo-code.ts';
export { requestBlocks, type CouponRequest } from './request-blocks.ts';
export { settleBlocks, type BlockToSettle, type SettledLine, type SettledReceipt } from './settle-blocks.ts';
export { settledBetResult, type BetReason, type BetResult } from './settled-bet-result.ts';
export { settledCombinations, type SettledCombination } from './settled-combinations.ts';
export { explainSettlement, type CombinationCounts, type SettlementBreakdown } from './settlement-breakdown.ts';
export { betFactor, settleCoupon, type CouponOutcome, type CouponToSettle, type SettledBet } from './settlement.ts';
export { shopSystem, shopSystemsOf, type ShopSystem } from './shop-system.ts';
export { stakeSplit, type StakeSplit } from './stake-split.ts';
export { amountStep, initialAmount, stepDown, stepUp, type StakeConfig, type StepTerms } from './stake-steps.ts';
export { systemOptions, type SystemOption, type SystemOptionTerms } from './system-options.ts';
export { coefOf, displayedCoef, exactCoef, exactCoefText, totalCoef } from './total-coef.ts';
export { settleUpAndDown, type UpAndDown } from './up-and-down.ts';
export { vipBetAvailability, type VipBetAvailability, type VipBetRefusal, type VipBetTerms } from './vip-bet.ts';
export { whatIf, type WhatIf } from './what-if.ts';
export type { CouponFigures, CouponShape, CouponToCount, FiguresBet, ShopLine, ShopMaths } from './shop-maths.ts';
