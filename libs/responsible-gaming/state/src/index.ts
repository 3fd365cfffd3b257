export type { LimitDecision, LimitWish } from './api/limit-changes.ts';
export {
  blockWanted,
  decisionWanted,
  type LimitResult,
  limitsSlice,
  limitsReceived,
  limitsWanted,
  limitWanted,
  type LimitsState,
  type OpenQuiz,
  quizAnswered,
  quizAsked,
  quizClosed,
  selectLimits,
} from './limits.slice.ts';
export { limitsModule, playModule } from './module.ts';
export { limitsModuleLater, playModuleLater } from './module-later.ts';
export {
  breakKnown,
  checkAnswered,
  type CheckAnswer,
  confirmationAnswered,
  dayBreakChanged,
  dayBreakWanted,
  type PlayState,
  selectPlay,
} from './play.slice.ts';
