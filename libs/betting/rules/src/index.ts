export { betLockReason, isBetLocked, placementLock, type BetLockReason, type LockableBet } from './coupon/bet-lock.ts';
export { brokenRules, COUPON_RULES, type CouponRuleReason } from './coupon/coupon-rules.ts';
export { dependentBets, type BetOrigin } from './coupon/dependent-bets.ts';
export type { RuledBet } from './coupon/combination/coupon-rule.ts';
export { gameFacts, isGameFinished, isGameLive, type GameFacts } from './game/game-state.ts';
export { passesTimeFilter, TimeFilter, timeFilterIn, timeFiltersOf, type FilteredGame } from './game/time-filter.ts';
export {
  MARKET_KINDS,
  type MarketGroup,
  type MarketKind,
  type MarketKindKey,
  type MarketShape,
  type ParamMeaning,
} from './markets/market-kinds.ts';
export { BUILDER, combinationId, isCombination, isQuarterLine } from './markets/builder.ts';
export { headMarketRank } from './markets/head-markets.ts';
export {
  countsExtraTime,
  MARKET_TYPES,
  MEASURES,
  SPORT_FAMILIES,
  marketTypeId,
  marketTypeOf,
  marketTypesOf,
  outcomeParam,
  type MarketType,
  type Measure,
  type SportFamily,
} from './markets/market-types.ts';
export { formatLine, type LineOptions } from './markets/format-line.ts';
export { extraTimeOf, type ExtraTime } from './settlement/extra-time.ts';
export { isRaceSport } from './markets/race-sport.ts';
export { finishText } from './score/finish-text.ts';
export { OUTCOME, OUTCOME_KEYS, outcomeKey, type OutcomeTypeId } from './markets/outcome.ts';
export { SPORTS, sportById, sportByKey, type PeriodKind, type SportRules } from './markets/sports.ts';
export { POINTS_SPORTS } from './markets/sport-rows.ts';
export { numberedPeriod, type ExtraPeriodKind, type NumberedPeriod } from './markets/numbered-period.ts';
export {
  extraTimeGoals,
  isPastBetting,
  periodScores,
  playedScore,
  regularTimeScore,
  type ScoreParts,
  type ShootOut,
} from './score/score-parts.ts';
export { extraTimeKind, hasExtraParts, sentParts, winningSide, type ExtraTimeKind, type SentParts } from './score/ending.ts';
export { shootOutKind, type ShootOutKind } from './score/shoot-out-kind.ts';
export { countOf, type CountScore, type EarlyEnd, type GameResult, type Pair, type ResultIncident } from './settlement/game-result.ts';
export {
  CORRECTED_WITHIN_SECONDS,
  NOT_PLAYED_AFTER_SECONDS,
  UNANSWERED_AFTER_SECONDS,
  voidRulesOf,
  type VoidRules,
} from './settlement/void-rules.ts';
export { lineStatus } from './settlement/line-status.ts';
export type { OutcomeToSettle } from './settlement/outcome-to-settle.ts';
export { deadHeatOf, settleOutcome } from './settlement/settle-outcome.ts';
