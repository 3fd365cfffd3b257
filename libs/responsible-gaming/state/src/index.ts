export type { LimitChanged, LimitDecision, LimitServiceWay, LimitWish } from './api/limit-changes.ts';
export { readChanged, readLimits } from './api/limit-answers.ts';
export { selectServiceWay } from './api/service-way.ts';
export {
  changeMade,
  decisionWanted,
  type LimitResult,
  limitsSlice,
  limitsReceived,
  limitsWanted,
  limitWanted,
  type LimitsState,
  type OpenQuiz,
  quizAnswered,
  quizOpened,
  quizClosed,
  selectLimits,
} from './limits.slice.ts';
export { limitsModule } from './module.ts';
export { loadHelp } from './api/help-api.ts';
