import type { Fixture, GoalsModel, Script, ScriptGoal } from '../types.ts';
import { stream } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';

const MINUTE = 60;
const HALF_MINUTES = 45;
const REGULAR_MINUTES = 90;
const BREAK_SECONDS = 900;
const ADDED_SECONDS = [120, 240] as const;
const GOAL_PAUSE = 45;
const CLOSING_PAUSE = 45;
const EXTRA_HALF_MINUTES = 15;
const EXTRA_BREAKS = [300, 60] as const;
/** Seconds before the shoot-out, and its length. */
const SHOOT_OUT_BREAK = 240;
const SHOOT_OUT_SECONDS = 600;

interface Moment {
  at: number;
  kind: 'goal' | 'corner' | 'yellow' | 'red';
  team: 1 | 2;
  goal?: ScriptGoal;
}

const halfOf = (goal: ScriptGoal): 1 | 2 => (goal.minute <= HALF_MINUTES ? 1 : 2);

/** Seconds of play of a goal in regular time: the middle of its minute. */
function secondsOf(goal: ScriptGoal): number {
  return (goal.minute - 0.5 + (goal.added ?? 0)) * MINUTE;
}

/** Corners and cards without recorded minutes, spread over the game deterministically. */
function spread(script: Script, fixture: Fixture, seed: number): Moment[] {
  const rng = stream(seed, fixture.id, 3);
  const moments: Moment[] = [];
  for (const kind of ['corner', 'yellow', 'red'] as const) {
    const counts = kind === 'corner' ? script.corners : script[kind];
    for (const team of [1, 2] as const) {
      for (let nth = 0; nth < (counts?.[team - 1] ?? 0); nth++)
        moments.push({ at: 120 + rng() * (REGULAR_MINUTES * MINUTE - 240), kind, team });
    }
  }
  return moments;
}

function happen(builder: CourseBuilder, { kind, team, goal }: Moment): void {
  if (kind === 'corner') builder.corner(team);
  else if (kind === 'red') builder.card(team, 'red', { seconds: 40, reason: 'red-card' });
  else if (kind === 'yellow') builder.card(team, 'yellow');
  else {
    const player = goal?.player;
    builder.score(team, { kind: goal?.kind ?? 'goal', ...(player && { player }), pause: { seconds: GOAL_PAUSE, reason: 'goal' } });
  }
}

/** Extra time with its goals in their minutes; if some are unknown, the score is set at its end. */
function playExtraTime(builder: CourseBuilder, { goals, fullTime, extraTime }: Script): void {
  if (extraTime === undefined) return;
  for (const half of [1, 2] as const) {
    builder.pass(EXTRA_BREAKS[half - 1] ?? 0);
    const from = REGULAR_MINUTES + (half - 1) * EXTRA_HALF_MINUTES;
    builder.played = from * MINUTE;
    builder.startExtraTime(EXTRA_HALF_MINUTES * MINUTE);
    const inHalf = goals
      .filter(({ minute }) => minute > from && (half === 2 || minute <= from + EXTRA_HALF_MINUTES))
      .map((goal) => ({ at: secondsOf(goal), kind: 'goal' as const, team: goal.team, goal }))
      .sort((a, b) => a.at - b.at);
    for (const moment of inHalf) {
      builder.pass(Math.max(0, moment.at - builder.played));
      happen(builder, moment);
    }
    builder.pass(Math.max(MINUTE, (from + EXTRA_HALF_MINUTES) * MINUTE - builder.played));
    if (half === 2) builder.setExtra([extraTime[0] - fullTime[0], extraTime[1] - fullTime[1]]);
    builder.endPeriod();
  }
}

/** The order of the kicks is not recorded, so the score of the shoot-out appears at its end. */
function playShootOut(builder: CourseBuilder, { shootOut }: Script): void {
  if (shootOut === undefined) return;
  builder.pass(SHOOT_OUT_BREAK);
  builder.startShootOut();
  builder.pass(SHOOT_OUT_SECONDS);
  builder.shootOut(shootOut.score, { winner: shootOut.winner });
}

/**
 * A played match with its goals in their minutes and its real result. Bets are on regular time: goals of extra time and of the shoot-out
 * are separate.
 */
export function playScript(fixture: Fixture, _model: GoalsModel, seed: number): Course {
  const script = fixture.script as Script;
  const hasCards = script.yellow !== undefined || script.red !== undefined;
  const builder = new CourseBuilder({ hasSetPieces: script.corners !== undefined || hasCards });
  const regular = script.goals.filter((goal) => goal.minute <= REGULAR_MINUTES);
  const moments: Moment[] = regular.map((goal) => ({ at: secondsOf(goal), kind: 'goal', team: goal.team, goal }));
  moments.push(...spread(script, fixture, seed));
  builder.write();
  for (const half of [1, 2] as const) {
    if (half === 2) builder.pass(BREAK_SECONDS);
    builder.played = (half - 1) * HALF_MINUTES * MINUTE;
    builder.startPeriod();
    const inHalf = moments
      .filter((moment) => (moment.goal ? halfOf(moment.goal) : moment.at <= HALF_MINUTES * MINUTE ? 1 : 2) === half)
      .sort((a, b) => a.at - b.at);
    const regularEnd = half * HALF_MINUTES * MINUTE + (ADDED_SECONDS[half - 1] ?? 0);
    const end = Math.max(regularEnd, ...inHalf.map(({ at }) => at + MINUTE));
    for (const moment of inHalf) {
      builder.pass(Math.max(0, moment.at - builder.played));
      happen(builder, moment);
    }
    if (half === 2) {
      builder.pass(Math.max(0, end - builder.played - CLOSING_PAUSE));
      builder.suspend({ seconds: CLOSING_PAUSE + MINUTE, reason: 'closed' });
    }
    builder.pass(Math.max(0, end - builder.played));
    if (half === 1) builder.endPeriod();
  }
  // Older records lack the minutes of some goals, so set the real result.
  settleScore(builder, script);
  if (script.extraTime !== undefined || script.shootOut !== undefined) {
    builder.endRegularTime();
    playExtraTime(builder, script);
    playShootOut(builder, script);
  }
  return builder.finish({
    ...(script.isAwarded && { isAwarded: true }),
    ...(script.hasInventedMinutes && { hasInventedMinutes: true }),
  });
}

function settleScore(builder: CourseBuilder, { fullTime, halfTime, hasInventedMinutes }: Script): void {
  builder.main[0] = fullTime[0];
  builder.main[1] = fullTime[1];
  if (hasInventedMinutes === true && halfTime === undefined) {
    builder.periods.length = 0;
    return;
  }
  const first = halfTime ?? builder.periods[0] ?? [0, 0];
  builder.periods[0] = [Math.min(first[0], fullTime[0]), Math.min(first[1], fullTime[1])];
  builder.periods[1] = [fullTime[0] - builder.periods[0][0], fullTime[1] - builder.periods[0][1]];
}
