import type { Fixture, SetsModel } from '../types.ts';
import { stream, type Rng } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';

const GAME_POINTS = ['0', '15', '30', '40', 'A'] as const;
const TIE_BREAK_AT = 6;
const TIE_BREAK_TARGET = 7;
const GAME_TARGET = 4;
/** How much serving adds to the chance of a point. */
export const SERVE_EDGE = 0.13;

export function isRaceOver([home, away]: readonly [number, number], target: number, lead: number): boolean {
  return Math.max(home, away) >= target && Math.abs(home - away) >= lead;
}

interface Play {
  rng: Rng;
  builder: CourseBuilder;
  model: SetsModel;
  chance: number;
}

function pointNames(home: number, away: number): [string, string] {
  if (home >= 3 && away >= 3) return home === away ? ['40', '40'] : home > away ? ['A', '40'] : ['40', 'A'];
  return [GAME_POINTS[home] ?? 'A', GAME_POINTS[away] ?? 'A'];
}

/** One game of tennis, or a tie-break. */
function playGame({ rng, builder, model, chance }: Play): 1 | 2 {
  const isTieBreak = builder.period[0] === TIE_BREAK_AT && builder.period[1] === TIE_BREAK_AT;
  const target = isTieBreak ? TIE_BREAK_TARGET : GAME_TARGET;
  const points: [number, number] = [0, 0];
  for (;;) {
    builder.pass(model.unitSeconds * (0.6 + rng() * 0.8));
    const serveEdge = isTieBreak ? 0 : builder.serving === 1 ? SERVE_EDGE : -SERVE_EDGE;
    const team = rng() < chance + serveEdge ? 1 : 2;
    points[team - 1] = (points[team - 1] ?? 0) + 1;
    if (isRaceOver(points, target, 2)) return team;
    builder.points = isTieBreak ? [String(points[0]), String(points[1])] : pointNames(points[0], points[1]);
    builder.write();
  }
}

function playUnit(play: Play): 1 | 2 {
  const { rng, builder, model, chance } = play;
  if (model.isTennis === true) {
    const winner = playGame(play);
    builder.points = ['0', '0'];
    builder.serving = builder.serving === 1 ? 2 : 1;
    return winner;
  }
  builder.pass(model.unitSeconds * (0.6 + rng() * 0.8));
  const winner = rng() < chance ? 1 : 2;
  builder.serving = winner;
  return winner;
}

/** Units that win set `periodId`, counted from 1. */
export const setTarget = (model: SetsModel, periodId: number): number =>
  periodId === model.setsToWin * 2 - 1 ? model.lastTarget : model.target;

function isSetOver({ builder, model }: Play): boolean {
  const [home, away] = builder.period;
  if (model.isTennis === true && Math.max(home, away) === TIE_BREAK_AT + 1) return true;
  return isRaceOver([home, away], setTarget(model, builder.periodId), model.lead);
}

/** A match of sets: tennis, volleyball, table tennis, maps of an esport, frames of snooker. */
export function playSets(fixture: Fixture, model: SetsModel, seed: number): Course {
  const rng = stream(seed, fixture.id, 1);
  const builder = new CourseBuilder({ hasPeriods: model.target > 1 });
  const play: Play = { rng, builder, model, chance: fixture.strengths.home };
  builder.serving = rng() < 0.5 ? 1 : 2;
  if (model.isTennis === true) builder.points = ['0', '0'];
  builder.write();
  while (Math.max(...builder.main) < model.setsToWin) {
    if (builder.periodId > 0) builder.pass(model.breakSeconds);
    builder.startPeriod();
    let last: 1 | 2 = 1;
    while (!isSetOver(play)) {
      last = playUnit(play);
      const period = builder.period;
      period[last - 1] = (period[last - 1] ?? 0) + 1;
      if (!isSetOver(play)) builder.write({ kind: 'point', team: last });
    }
    builder.main[last - 1] = (builder.main[last - 1] ?? 0) + 1;
    builder.suspend({ seconds: Math.min(10, model.unitSeconds), reason: 'break' });
    builder.write({ kind: 'point', team: last });
    if (Math.max(...builder.main) < model.setsToWin && model.target > 1) builder.endPeriod();
  }
  builder.points = undefined;
  builder.serving = undefined;
  builder.suspend({ seconds: 30, reason: 'closed' });
  builder.pass(Math.min(5, model.unitSeconds));
  return builder.finish();
}
