export { atLimitService, LIMIT_SERVICE_PATHS, limitCalls, type LimitServicePath, realityCheckCalls } from './calls.ts';
export { helpCalls, type HelpService, type HelpServices } from './help.ts';
export { isExclusion } from './limits.ts';
export type {
  AvailableLimit,
  LimitChanges,
  LimitMeasure,
  LimitsAnswer,
  PlannedBreak,
  PlayerLimitView,
  QuizQuestion,
  QuizResult,
  SelfExcludeReason,
} from './limits.ts';
export { CHECK_ACTIONS, type CheckAction, type Ping, type RealityCheck } from './reality-check.ts';
