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

/** A line game has no course yet: most of them are never looked at. */
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
  /** Where the game stands. */
  frame: Frame;
  /** What has happened until then. */
  incidents: readonly CourseIncident[];
  /** Since when the prices hold, in milliseconds. */
  pricedAtMs: number;
  noise: Noise;
  part: GamePart;
}

/** What the prices of a game in play are made of. */
export function liveSituation({ fixture, course, frame: now, incidents, pricedAtMs, noise, part }: LiveTerms): Situation {
  const { model, sport } = fixture.champ;
  const timed = frameAt(course, courseSecondsAt(fixture, pricedAtMs));
  // Corners and cards close their own markets at once; the clock of all prices is that of their last moment.
  const frame = model.kind === 'goals' ? now : timed;
  const passed = timed.isRunning ? Math.max(0, courseSecondsAt(fixture, pricedAtMs) - timed.at) : 0;
  const limit =
    model.kind === 'goals' || model.kind === 'points' ? Math.min(frame.periodId, sport.periods) * model.periodSeconds : Infinity;
  return { fixture, frame, played: Math.min(timed.played + passed, limit), noise, incidents, part };
}
