export { atLimitService, LIMIT_SERVICE_PATHS, limitCalls, type LimitServicePath, realityCheckCalls } from './calls.ts';
export { CHECK_ACTIONS, type CheckAction } from './check-actions.ts';
export { isExclusion } from './exclusion.ts';
export type { HelpService, HelpServices } from './help-services.ts';
export { helpCalls } from './help.ts';
export type {
  AvailableLimit,
  AvailableLimits,
  LimitChanges,
  LimitMeasure,
  LimitsAnswer,
  PlannedBreak,
  PlayerLimits,
  PlayerLimitView,
  QuizQuestion,
  QuizResult,
  ReachedLimit,
  SelfExcludeReason,
  SelfExcludeReasons,
  StakeLimit,
} from './limits.ts';
export type { Ping, RealityCheck } from './reality-check.ts';
export type { ActivityStatement, PlayMarkers } from './statement.ts';
