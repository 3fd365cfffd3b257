export { playModule } from './module.ts';
export {
  breakKnown,
  checkAnswered,
  type CheckAnswer,
  confirmationAnswered,
  dayBreakChanged,
  dayBreakWanted,
  type PlayState,
  selectIsPlayThere,
  selectPlay,
  tightestWanted,
} from './play.slice.ts';
