import type { CourseIncident, Frame } from '../course/course.ts';
import type { Fixture } from '../types.ts';

/** Small disturbances of the belief about a game: how prices breathe between events. */
export interface Noise {
  /** Towards the first team when positive. */
  tilt: number;
  /** More counts when positive. */
  pace: number;
}

/** Which part of a football game a sub-game sells. */
export type GamePart = 'whole' | 'corners' | 'cards' | 'half-1' | 'half-2';

/** Everything that a price depends on. */
export interface Situation {
  fixture: Fixture;
  frame: Frame;
  /** Seconds of play that are over. */
  played: number;
  noise: Noise;
  incidents: readonly CourseIncident[];
  part: GamePart;
}
