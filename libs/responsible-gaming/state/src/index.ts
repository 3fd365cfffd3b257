export type { LimitDecision, LimitWish } from './api/limits-api.ts';
export { decisionWanted, limitsSlice, limitsReceived, limitsWanted, limitWanted, type LimitsState, selectLimits } from './limits.slice.ts';
export { limitsModule, playModule } from './module.ts';
export { checkAnswered, type CheckAnswer, dayBreakChanged, dayBreakWanted, type PlayState, selectPlay } from './play.slice.ts';
