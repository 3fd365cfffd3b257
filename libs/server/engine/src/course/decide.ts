import type { Decider } from '../catalogue/decider.ts';
import { sportEntry } from '../catalogue/models.ts';
import { stream, unit, waitFor, type Rng } from '../random.ts';
import type { Fixture, GoalsModel, PointsModel } from '../types.ts';
import type { CourseBuilder } from './course-builder.ts';
import { runsOfSuperOver, shootOutKicks } from './shoot-out.ts';

/** Streams of a fixture; regular time uses others, so that it is the same with and without them. */
const WINNER_STREAM = 2;
const EXTRA_STREAM = 6;
/** Seconds before the shoot-out, and from an over to the next one. */
const SHOOT_OUT_BREAK = 240;
const SECONDS_OF_OVER = 300;

interface Level {
  builder: CourseBuilder;
  fixture: Fixture;
  model: GoalsModel | PointsModel;
  /** What one score is worth, and its mean. */
  worth: { of: (rng: Rng) => number; mean: number };
  seed: number;
}

/** The side that wins a level game: by its strength, and the same in every process. */
export const winnerOfLevel = ({ id, strengths: { home, away } }: Fixture, seed: number): 1 | 2 =>
  unit(seed, id, WINNER_STREAM) < home / (home + away) ? 1 : 2;

const isLevel = ({ playedScore: [home, away] }: CourseBuilder): boolean => home === away;

/** Plays one period of extra time. @param winner - scores the goal that ends it, in sudden death. @param isEndless - until that goal. */
function playExtra(
  { builder, fixture, model, worth }: Level,
  { rng, seconds, pace, winner, isEndless = false }: { rng: Rng; seconds: number; pace: number; winner?: 1 | 2; isEndless?: boolean },
): void {
  const { home, away } = fixture.strengths;
  const perSecond = ((home + away) * pace) / worth.mean / (model.periodSeconds * fixture.champ.sport.periods);
  const kind = model.kind === 'points' ? 'point' : 'goal';
  builder.startExtraTime(seconds);
  for (let left = seconds; ;) {
    const wait = waitFor(rng, perSecond);
    if (wait >= left && !isEndless) {
      builder.pass(left);
      return;
    }
    builder.pass(Math.min(wait, isEndless ? seconds : left));
    left -= wait;
    const team = winner ?? (rng() * (home + away) < home ? 1 : 2);
    builder.score(team, { kind, value: worth.of(rng) });
    if (winner !== undefined) return;
  }
}

function playExtraTime(level: Level, rng: Rng, { extraTime, shootOut }: Decider): void {
  if (extraTime === undefined) return;
  const { builder, model } = level;
  const { periods, share, isSudden = false, pace = 1 } = extraTime;
  const winner = winnerOfLevel(level.fixture, level.seed);
  const seconds = Math.max(20, model.periodSeconds * share);
  for (let period = 1; period <= periods && (!isSudden || isLevel(builder)); period++) {
    builder.pass(period === 1 ? model.breakSeconds / 3 : model.breakSeconds / 15);
    playExtra(level, { rng, seconds, pace, ...(isSudden && { winner }) });
    builder.endPeriod();
  }
  if (shootOut !== undefined || !isLevel(builder)) return;
  builder.pass(model.breakSeconds / 3);
  playExtra(level, { rng, seconds, pace, winner, isEndless: true });
}

/** Decides a level game as its sport does: extra time, then the shoot-out. @returns false if the sport leaves it level. */
export function decideLevel(level: Level): boolean {
  const { builder, fixture, model, seed } = level;
  const decider = sportEntry(fixture.champ.sport.key)?.decider;
  if (decider === undefined) return false;
  const rng = stream(seed, fixture.id, EXTRA_STREAM);
  builder.endRegularTime();
  playExtraTime(level, rng, decider);
  if (decider.shootOut === undefined || !isLevel(builder)) return true;
  const { kicks, scored, secondsOfKick } = decider.shootOut;
  const winner = winnerOfLevel(fixture, seed);
  builder.pass(Math.min(SHOOT_OUT_BREAK, model.breakSeconds / 3));
  builder.startShootOut();
  const all = shootOutKicks(rng, { kicks, scored, winner });
  for (const [at, { team, isScored, score }] of all.entries()) {
    builder.pass(secondsOfKick);
    const kick = { kind: isScored ? ('shoot-out-goal' as const) : ('shoot-out-miss' as const), team };
    builder.shootOut(score, { kick, ...(at === all.length - 1 && { winner }) });
  }
  builder.pass(5);
  return true;
}

/** Decides a tied game of cricket: one over for each side, whose runs count for nothing else. */
export function playSuperOver({ builder, fixture, seed }: Pick<Level, 'builder' | 'fixture' | 'seed'>): void {
  const winner = winnerOfLevel(fixture, seed);
  const runs = runsOfSuperOver(stream(seed, fixture.id, EXTRA_STREAM), winner);
  builder.endRegularTime();
  builder.pass(SHOOT_OUT_BREAK);
  builder.startShootOut();
  // The side that batted second bats first.
  builder.pass(SECONDS_OF_OVER);
  builder.shootOut([0, runs[1]]);
  builder.pass(SECONDS_OF_OVER);
  builder.shootOut(runs, { winner });
}
