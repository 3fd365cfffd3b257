export { limitCalls } from './calls.ts';
export type { AvailableLimit, LimitsAnswer, PlayerLimitView, SelfExcludeReason } from './limits.ts';
