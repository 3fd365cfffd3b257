import type { Fixture, PointsModel } from '../types.ts';
import { between, stream, waitFor, type Rng } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';
import { decideLevel, playSuperOver } from './decide.ts';

const RUN_SECONDS = 120;
const OVERTIME_SHARE = 0.5;
const LONGEST_OVERTIME = 12;

function valueOf(rng: Rng, values: PointsModel['values']): number {
  let left = rng() * values.reduce((sum, [, weight]) => sum + weight, 0);
  return values.find(([, weight]) => (left -= weight) < 0)?.[0] ?? 1;
}

export const meanValue = (values: PointsModel['values']): number =>
  values.reduce((sum, [points, weight]) => sum + points * weight, 0) / values.reduce((sum, [, weight]) => sum + weight, 0);

interface Play {
  rng: Rng;
  builder: CourseBuilder;
  fixture: Fixture;
  model: PointsModel;
}

/** Plays `seconds`; ends early when `isOver` returns true. */
function playPeriod({ rng, builder, fixture, model }: Play, [home, away]: readonly [number, number], isOver?: () => boolean): void {
  const length = model.periodSeconds * fixture.champ.sport.periods;
  const perSecond = (home + away) / meanValue(model.values) / length;
  let left = model.periodSeconds;
  let untilPause = model.pauseSeconds > 0 ? RUN_SECONDS : Infinity;
  while (left > 0) {
    const wait = waitFor(rng, perSecond);
    const step = Math.min(wait, left, untilPause);
    builder.pass(step);
    left -= step;
    untilPause -= step;
    if (step === wait) {
      const value = valueOf(rng, model.values);
      builder.score(rng() * (home + away) < home ? 1 : 2, { kind: 'point', value });
      if (isOver?.() === true) return;
    } else if (untilPause <= 0) {
      builder.run(false);
      builder.pass(2 * model.pauseSeconds * between(rng, 0.5, 1.5));
      builder.run(true);
      untilPause = RUN_SECONDS;
    }
  }
}

function playOvertime(play: Play): void {
  const { builder, fixture, model, rng } = play;
  for (let part = 0; part < LONGEST_OVERTIME && builder.main[0] === builder.main[1]; part++) {
    builder.endPeriod();
    builder.pass(model.breakSeconds / 2);
    const seconds = Math.max(20, model.periodSeconds * OVERTIME_SHARE);
    builder.startOvertime(seconds);
    playPeriod({ ...play, model: { ...model, periodSeconds: seconds } }, [fixture.strengths.home, fixture.strengths.away]);
  }
  if (builder.main[0] === builder.main[1]) builder.score(rng() < 0.5 ? 1 : 2, { kind: 'point' });
}

/** A high-scoring match: basketball, handball, rugby, cricket. */
export function playPoints(fixture: Fixture, model: PointsModel, seed: number): Course {
  const rng = stream(seed, fixture.id, 1);
  const builder = new CourseBuilder();
  const { periods } = fixture.champ.sport;
  const { home, away } = fixture.strengths;
  const play: Play = { rng, builder, fixture, model };
  builder.write();
  for (let period = 1; period <= periods; period++) {
    if (period > 1) builder.pass(model.breakSeconds);
    builder.played = (period - 1) * model.periodSeconds;
    builder.startPeriod();
    if (model.isInnings === 'cricket') {
      const isHomeBatting = period % 2 === 1;
      builder.serving = isHomeBatting ? 1 : 2;
      const rates = isHomeBatting ? ([home * periods, 0] as const) : ([0, away * periods] as const);
      playPeriod(play, rates, period === periods ? () => builder.main[1] > builder.main[0] : undefined);
    } else playPeriod(play, [home, away]);
    if (period < periods) builder.endPeriod();
  }
  const isDrawn = builder.main[0] === builder.main[1];
  if (isDrawn && model.isInnings === 'cricket') playSuperOver({ builder, fixture, seed });
  else if (isDrawn && model.hasOvertime) playOvertime(play);
  else if (isDrawn && fixture.isKnockOut === true) {
    const worth = { of: (from: Rng) => valueOf(from, model.values), mean: meanValue(model.values) };
    decideLevel({ builder, fixture, model, worth, seed });
  }
  builder.suspend({ seconds: 30, reason: 'closed' });
  builder.pass(5);
  return builder.finish();
}
