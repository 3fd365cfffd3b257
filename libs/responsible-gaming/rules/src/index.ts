export { type Act, type AllowanceFacts, type PlayerHistory, type Stop, stopOf } from './allowance.ts';
export {
  activeAt,
  type BindingLimit,
  type ChangeContext,
  changeLimit,
  confirmableAt,
  confirmChange,
  inactiveAt,
  type LifeCycleRules,
  type Limit,
  type LimitRefusal,
  LOOSER_AFTER_MS,
  noLimit,
  type PendingChange,
  plannedAt,
  rejectChange,
} from './life-cycle.ts';
export {
  EXCLUSION_DAYS,
  isLimitType,
  isOfMoney,
  LIMIT_TYPES,
  type LimitMeaning,
  type LimitReading,
  type LimitType,
  meaningOf,
  type MoneyMeaning,
  QUICK_EXCLUSION_DAYS,
} from './limit-types.ts';
export {
  availableValues,
  EXCLUSION_STARTS_IN_DAYS,
  LARGEST_AMOUNT,
  NO_DEPOSIT_LIMIT,
  NO_SESSION_LIMIT,
  readValue,
  valueOf,
} from './limit-values.ts';
export { areOffersPaused, type Marker, MARKER_THRESHOLDS, type MarkerFacts, type MarkerReading, markersOf } from './markers.ts';
export { isQuizNeeded, questionsResult, type QuizAnswer, type QuizKey } from './quiz.ts';
export { bindingLimit, countedIn, firstFit, freesAt, type LimitLeft, tightestOf, type Use, usedIn } from './windows.ts';
