export { limitCalls, realityCheckCalls } from './calls.ts';
export type { AvailableLimit, LimitMeasure, LimitsAnswer, PlayerLimitView, SelfExcludeReason } from './limits.ts';
export { CHECK_ACTIONS, type CheckAction, type Ping, type RealityCheck } from './reality-check.ts';
