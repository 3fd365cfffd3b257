import { GameStatus } from '@touchline/betting-contract';
import { frameAt, type Course, type CourseIncident, type Frame } from '../course/course.ts';
import { courseSecondsAt } from '../game-state.ts';
import type { Fixture } from '../types.ts';
import type { GamePart, Noise, Situation } from './situation.ts';

/** A game that has not begun. */
export const BEFORE: Frame = {
  at: 0,
  statusId: GameStatus.NotStarted,
  periodId: 0,
  played: 0,
  isRunning: false,
  score: { main: [0, 0], periods: [] },
  suspendedUntil: 0,
};

/** Does not compute the course of a line game, because most of them are never viewed. */
export const lineSituation = (fixture: Fixture, noise: Noise, part: GamePart): Situation => ({
  fixture,
  frame: BEFORE,
  played: 0,
  noise,
  incidents: [],
  part,
});

export interface LiveTerms {
  fixture: Fixture;
  course: Course;
  /** Current frame of the game. */
  frame: Frame;
  /** Incidents up to that frame. */
  incidents: readonly CourseIncident[];
  /** Since when the prices hold, in milliseconds. */
  pricedAtMs: number;
  noise: Noise;
  part: GamePart;
}

/** Pricing input of a game in play: the current frame, with the time that was played when the prices began to hold. */
export function liveSituation({ fixture, course, frame, incidents, pricedAtMs, noise, part }: LiveTerms): Situation {
  const { model, sport } = fixture.champ;
  const seconds = courseSecondsAt(fixture, pricedAtMs);
  // Moments are kept in whole milliseconds, so this one may be just before the frame that it is the moment of.
  const timed = frameAt(course, courseSecondsAt(fixture, pricedAtMs + 1));
  const passed = timed.isRunning ? Math.max(0, seconds - timed.at) : 0;
  const limit = model.kind === 'points' ? Math.min(frame.periodId, sport.periods) * model.periodSeconds : Infinity;
  return { fixture, frame, played: Math.min(timed.played + passed, limit), noise, incidents, part };
}
