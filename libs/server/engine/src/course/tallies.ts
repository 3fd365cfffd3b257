import { between, stream, type Rng } from '../random.ts';
import type { Fixture, PointsModel } from '../types.ts';
import type { Course, Frame } from './course.ts';

type Pair = [number, number];

/** Balls of an innings: twenty overs of six. */
export const BALLS = 120;
const FEWEST_WICKETS = 3;
/** A tenth wicket would end the innings, but the model always plays all overs. */
const MOST_WICKETS = 9;
/** Hits without a run. */
const SPARE_HITS = [2, 7] as const;
const ERRORS = [0, 3] as const;

/** Random moments within `seconds` of play. */
const momentsOf = (rng: Rng, [fewest, most]: readonly [number, number], seconds: number): number[] =>
  Array.from({ length: Math.floor(between(rng, fewest, most + 1)) }, () => rng() * seconds);
const upTo = (moments: readonly number[], seconds: number): number => moments.filter((moment) => moment <= seconds).length;

function cricketOf(fixture: Fixture, { periodSeconds }: PointsModel, rng: Rng): (frame: Frame) => Partial<Frame['score']> {
  const falls = [0, 1].map(() => momentsOf(rng, [FEWEST_WICKETS, MOST_WICKETS], periodSeconds));
  /** Seconds that a side has batted; the first side bats in the first innings. */
  const batted = ({ periodId, played }: Frame, side: 0 | 1): number =>
    periodId <= side ? 0 : Math.min(periodSeconds, Math.max(0, played - side * periodSeconds));
  const both = (of: (side: 0 | 1) => number): Pair => [of(0), of(1)];
  return (frame) => ({
    wickets: both((side) => upTo(falls[side] ?? [], batted(frame, side))),
    balls: both((side) => Math.floor((batted(frame, side) / periodSeconds) * BALLS)),
    ...(frame.periodId === 2 && fixture.champ.sport.periods === 2 && { target: (frame.score.periods[0]?.[0] ?? 0) + 1 }),
  });
}

function baseballOf(fixture: Fixture, { periodSeconds }: PointsModel, rng: Rng): (frame: Frame) => Partial<Frame['score']> {
  const length = periodSeconds * fixture.champ.sport.periods;
  const [spare, errors] = [SPARE_HITS, ERRORS].map((range) => [0, 1].map(() => momentsOf(rng, range, length)));
  const both = (of: (side: 0 | 1) => number): Pair => [of(0), of(1)];
  return ({ played, score: { main } }) => ({
    hits: both((side) => main[side] + upTo(spare?.[side] ?? [], played)),
    errors: both((side) => upTo(errors?.[side] ?? [], played)),
  });
}

/**
 * Figures shown beside the runs: wickets, balls and target in cricket, hits and errors in baseball. No bet is settled on them. They use a
 * separate random stream, so that the course is the same with and without them.
 */
export function withTallies(course: Course, fixture: Fixture, seed: number): Course {
  const { model } = fixture.champ;
  if (model.kind !== 'points' || model.isInnings === undefined || course.hasInventedMinutes === true) return course;
  const rng = stream(seed, fixture.id, 5);
  const tallies = model.isInnings === 'cricket' ? cricketOf(fixture, model, rng) : baseballOf(fixture, model, rng);
  return {
    ...course,
    frames: course.frames.map((frame) => (frame.periodId === 0 ? frame : { ...frame, score: { ...frame.score, ...tallies(frame) } })),
  };
}
