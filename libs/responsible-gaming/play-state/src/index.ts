export { playModule } from './module.ts';
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
