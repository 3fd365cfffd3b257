export type { LimitDecision, LimitWish } from './api/limits-api.ts';
export { decisionWanted, limitsSlice, limitsReceived, limitsWanted, limitWanted, type LimitsState, selectLimits } from './limits.slice.ts';
export { limitsModule } from './module.ts';
