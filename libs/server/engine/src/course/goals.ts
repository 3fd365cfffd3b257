import type { Fixture, GoalsModel } from '../types.ts';
import { between, stream, waitFor, wholeBetween, type Rng } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';
import { decideLevel } from './decide.ts';

/** Seconds of play between two clock stoppages, in sports that stop the clock. */
export const RUN_SECONDS = 120;
/** Share of a game's goals in its first half: goals are more frequent later. */
export const FIRST_HALF_SHARE = 0.46;
/** After a red card a team scores less, and its opponent more. */
export const RED_CARD_OWN = 0.66;
export const RED_CARD_OTHER = 1.22;
/** Corners and cards of a team per game. */
export const CORNERS = 5;
export const YELLOWS = 2;
export const REDS = 0.09;
const PENALTIES = 0.12;
const REVIEWS = 0.1;
const PENALTY_SCORED = 0.77;
const OWN_GOAL = 0.035;
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

/** Share of a game's goals still expected after `played` of `length` seconds. */
export function shareLeft(played: number, length: number): number {
  const done = Math.min(1, played / length);
  return done <= 0.5 ? 1 - done * 2 * FIRST_HALF_SHARE : (1 - done) * 2 * (1 - FIRST_HALF_SHARE);
}

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
  const isFirstHalf = builder.periodId * 2 <= fixture.champ.sport.periods;
  // Stoppage time spreads the goals of a period over more time; it adds none.
  const spread = Math.min(1, model.periodSeconds / seconds);
  const halfFactor = (isFirstHalf ? FIRST_HALF_SHARE * 2 : (1 - FIRST_HALF_SHARE) * 2) * spread;
  let left = seconds;
  let untilPause = model.pauseSeconds > 0 ? RUN_SECONDS : Infinity;
  while (left > 0) {
    const [home, away] = redCardFactors([builder.red[0], builder.red[1]]);
    const setPiece = model.hasSetPieces ? spread : 0;
    const rates: (readonly [Kind, 1 | 2, number])[] = [
      ['goal', 1, fixture.strengths.home * home * halfFactor * (setPiece ? 0.93 : 1)],
      ['goal', 2, fixture.strengths.away * away * halfFactor * (setPiece ? 0.93 : 1)],
      ['corner', 1, CORNERS * setPiece * 1.1],
      ['corner', 2, CORNERS * setPiece * 0.9],
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
    const added = model.hasSetPieces ? wholeBetween(rng, 1, period === periods ? 6 : 3) * 60 * scale : 0;
    const closing = period === periods ? Math.min(CLOSING_PAUSE * scale, added || model.periodSeconds / 10) : 0;
    playPeriod(play, model.periodSeconds + added - closing);
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
