import type { Fixture, GoalsModel } from '../types.ts';
import { between, stream, waitFor, wholeBetween, type Rng } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';
import { decideLevel } from './decide.ts';

/** Seconds of play between two clock stoppages, in sports that stop the clock. */
export const RUN_SECONDS = 120;
/** Share of a game's goals in its first half. */
const FIRST_HALF_SHARE = 0.46;
/** After a red card a team scores less, and its opponent more. */
export const RED_CARD_OWN = 0.66;
export const RED_CARD_OTHER = 1.22;
/** Corners and cards of a team per game. */
export const CORNERS = 5;
export const HOME_CORNERS = 1.1;
export const AWAY_CORNERS = 0.9;
export const YELLOWS = 2;
export const REDS = 0.09;
export const PENALTIES = 0.12;
export const PENALTY_SCORED = 0.77;
/** Share of the goals from open play that are own goals. */
export const OWN_GOAL = 0.035;
const REVIEWS = 0.1;
const OPEN_PLAY = 0.93;
/** Suspensions in seconds for a 90-minute game; shorter formats scale them down. */
const GOAL_PAUSE = 35;
const PENALTY_PAUSE = 75;
const REVIEW_PAUSE = 60;
const RED_PAUSE = 40;
const CLOSING_PAUSE = 45;
const FULL_LENGTH = 5400;

/** Weight of the nth player of a team to score: forwards come first in the list. */
export const SCORER_WEIGHTS = [5, 4, 3.2, 2.4, 2, 1.6, 1.2, 0.9, 0.7, 0.5] as const;

interface Play {
  rng: Rng;
  builder: CourseBuilder;
  fixture: Fixture;
  model: GoalsModel;
  /** Factor of suspension lengths relative to a full game. */
  scale: number;
}

function scorerOf({ rng, fixture }: Play, team: 1 | 2): string | undefined {
  const players = (team === 1 ? fixture.home : fixture.away).players;
  if (players === undefined) return undefined;
  const weights = SCORER_WEIGHTS.slice(0, players.length);
  let left = rng() * weights.reduce((a, b) => a + b, 0);
  return players[weights.findIndex((weight) => (left -= weight) < 0)] ?? players[0];
}

/** Factor on both teams' rates for the red cards shown so far. */
export function redCardFactors([home, away]: readonly [number, number]): [number, number] {
  return [RED_CARD_OWN ** home * RED_CARD_OTHER ** away, RED_CARD_OWN ** away * RED_CARD_OTHER ** home];
}

/** Rate of goals in a period relative to the mean of the game: goals are more frequent later. */
export const goalPace = (period: number, periods: number): number => 2 * (period * 2 <= periods ? FIRST_HALF_SHARE : 1 - FIRST_HALF_SHARE);

/** Goals of a team from open play per goal of its strength; the others of football are penalties, as many for every team. */
export const openPlay = ({ hasSetPieces }: Pick<GoalsModel, 'hasSetPieces'>): number => (hasSetPieces ? OPEN_PLAY : 1);

/** Minutes of stoppage time of a period at most; every number from one on is equally likely. */
const mostAdded = (period: number, periods: number): number => (period === periods ? 6 : 3);

interface PeriodPlan {
  /** Seconds in which something can happen: the period with its stoppage time, without the moments before the last whistle. */
  seconds: number;
  /** Seconds before the end of the game in which bets are closed and nothing happens. */
  closing: number;
}

/** The ways in which a period may be played, equally likely: one for each number of minutes that may be added. */
export function periodPlans(model: GoalsModel, period: number, periods: number): PeriodPlan[] {
  const scale = Math.min(1, (model.periodSeconds * periods) / FULL_LENGTH);
  const plan = (added: number): PeriodPlan => {
    const closing = period === periods ? Math.min(CLOSING_PAUSE * scale, added || model.periodSeconds / 10) : 0;
    return { seconds: model.periodSeconds + added - closing, closing };
  };
  if (!model.hasSetPieces) return [plan(0)];
  return Array.from({ length: mostAdded(period, periods) }, (_, at) => plan((at + 1) * 60 * scale));
}

/** Factor on all rates of a period: stoppage time spreads its events over more time; it adds none. */
export const spreadOf = (model: GoalsModel, seconds: number): number => Math.min(1, model.periodSeconds / seconds);

type Kind = 'goal' | 'corner' | 'yellow' | 'red' | 'penalty' | 'review';

function happen(play: Play, kind: Kind, team: 1 | 2): void {
  const { builder, rng, scale, model } = play;
  const pause = (seconds: number) => Math.max(4, seconds * scale);
  switch (kind) {
    case 'goal': {
      const isOwn = model.hasSetPieces && rng() < OWN_GOAL;
      const player = isOwn ? undefined : scorerOf(play, team);
      const reason = model.hasSetPieces && rng() < 0.12 ? ('review' as const) : ('goal' as const);
      const seconds = pause(reason === 'review' ? REVIEW_PAUSE : GOAL_PAUSE);
      builder.score(team, { kind: isOwn ? 'own-goal' : 'goal', ...(player && { player }), pause: { seconds, reason } });
      return;
    }
    case 'corner':
      builder.corner(team);
      return;
    case 'yellow':
      builder.card(team, 'yellow');
      return;
    case 'red':
      builder.card(team, 'red', { seconds: pause(RED_PAUSE), reason: 'red-card' });
      return;
    case 'penalty': {
      const seconds = pause(PENALTY_PAUSE);
      builder.lost += seconds;
      builder.suspend({ seconds: seconds + pause(GOAL_PAUSE), reason: 'penalty' });
      builder.pass(seconds);
      const player = scorerOf(play, team);
      if (rng() < PENALTY_SCORED)
        builder.score(team, { kind: 'penalty', ...(player && { player }), pause: { seconds: pause(GOAL_PAUSE), reason: 'goal' } });
      return;
    }
    default:
      builder.suspend({ seconds: pause(REVIEW_PAUSE), reason: 'review' });
  }
}

function playPeriod(play: Play, seconds: number): void {
  const { builder, rng, model, fixture } = play;
  const length = model.periodSeconds * fixture.champ.sport.periods;
  const spread = spreadOf(model, seconds);
  const halfFactor = goalPace(builder.periodId, fixture.champ.sport.periods) * spread;
  let left = seconds;
  let untilPause = model.pauseSeconds > 0 ? RUN_SECONDS : Infinity;
  while (left > 0) {
    const [home, away] = redCardFactors([builder.red[0], builder.red[1]]);
    const setPiece = model.hasSetPieces ? spread : 0;
    const rates: (readonly [Kind, 1 | 2, number])[] = [
      ['goal', 1, fixture.strengths.home * home * halfFactor * openPlay(model)],
      ['goal', 2, fixture.strengths.away * away * halfFactor * openPlay(model)],
      ['corner', 1, CORNERS * setPiece * HOME_CORNERS],
      ['corner', 2, CORNERS * setPiece * AWAY_CORNERS],
      ['yellow', 1, YELLOWS * setPiece],
      ['yellow', 2, YELLOWS * setPiece],
      ['red', 1, REDS * setPiece],
      ['red', 2, REDS * setPiece],
      ['penalty', 1, PENALTIES * setPiece],
      ['penalty', 2, PENALTIES * setPiece],
      ['review', 1, REVIEWS * setPiece],
    ];
    const total = rates.reduce((sum, [, , rate]) => sum + rate, 0);
    const wait = waitFor(rng, total / length);
    const step = Math.min(wait, left, untilPause);
    builder.pass(step);
    left -= step;
    untilPause -= step;
    if (step === wait) {
      let pick = rng() * total;
      const [kind, team] = rates.find(([, , rate]) => (pick -= rate) < 0) ?? (['review', 1] as const);
      happen(play, kind, team);
    } else if (untilPause <= 0) {
      builder.run(false);
      builder.pass(2 * model.pauseSeconds * between(rng, 0.5, 1.5));
      builder.run(true);
      untilPause = RUN_SECONDS;
    }
  }
}

/** A match of low counts: football, hockey, futsal. */
export function playGoals(fixture: Fixture, model: GoalsModel, seed: number): Course {
  const rng = stream(seed, fixture.id, 1);
  const { periods } = fixture.champ.sport;
  const length = model.periodSeconds * periods;
  const scale = Math.min(1, length / FULL_LENGTH);
  const builder = new CourseBuilder({ hasSetPieces: model.hasSetPieces });
  const play: Play = { rng, builder, fixture, model, scale };
  builder.write();
  for (let period = 1; period <= periods; period++) {
    if (period > 1) builder.pass(model.breakSeconds);
    builder.played = (period - 1) * model.periodSeconds;
    builder.startPeriod();
    const plans = periodPlans(model, period, periods);
    const { seconds, closing } = plans[model.hasSetPieces ? wholeBetween(rng, 1, plans.length) - 1 : 0] as PeriodPlan;
    playPeriod(play, seconds);
    if (period === periods) {
      builder.suspend({ seconds: closing + 60, reason: 'closed' });
      builder.pass(closing);
    } else builder.endPeriod();
  }
  const [home, away] = builder.main;
  if (home === away && (model.hasOvertime || fixture.isKnockOut === true))
    decideLevel({ builder, fixture, model, worth: { of: () => 1, mean: 1 }, seed });
  return builder.finish();
}
