import type { CourseIncident, Frame } from '../course/course.ts';
import type { Fixture } from '../types.ts';

/** Small random disturbances of a game's strengths, which move prices between events. */
export interface Noise {
  /** Favours the first team if positive. */
  homeBias: number;
  /** More scores if positive. */
  pace: number;
}

/** The part of a football game that a sub-game covers. */
export type GamePart = 'whole' | 'corners' | 'cards' | 'half-1' | 'half-2';

/** All inputs of a price. */
export interface Situation {
  fixture: Fixture;
  frame: Frame;
  /** Seconds of play so far. */
  played: number;
  noise: Noise;
  incidents: readonly CourseIncident[];
  part: GamePart;
}
