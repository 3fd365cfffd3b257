export { StageView, type StageViewProps } from './play/StageView.tsx';
export { backdropOf, swayOf } from './score/backdrop.ts';
export { brokenRules } from './score/check-score.ts';
export { framesOf, type Matrix, type Placed } from './score/frame-at.ts';
export { type Actor, type Cue, type Ease, type Pose, type Said, type Score, type SoundName, TALL, TEMPO, WIDE } from './score/score.ts';
export {
  type ChoicesProps,
  type LoadStage,
  type Money,
  type MovesProps,
  type OverlayProps,
  type SceneOf,
  scoreOf,
  type Stage,
  type StageAround,
  type StageGame,
} from './score/stage.ts';
export { createSounds, type Sounds } from './sound/sounds.ts';
