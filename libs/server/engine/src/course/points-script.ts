import { stream, type Rng } from '../random.ts';
import type { Fixture, PointsModel, Script } from '../types.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';

const CLOSING_PAUSE = 45;

/** Random scores of the sport that add up to a total; a remainder that no score matches comes last. */
function partsOf(total: number, { values }: PointsModel, rng: Rng): number[] {
  const worths = values.map(([points]) => points);
  const least = Math.min(...worths);
  const parts: number[] = [];
  let left = total;
  while (left > 0) {
    const fitting = worths.filter((worth) => worth === left || left - worth >= least);
    const worth = fitting[Math.floor(rng() * fitting.length)] ?? left;
    parts.push(worth);
    left -= worth;
  }
  return parts;
}

interface Moment {
  at: number;
  team: 1 | 2;
  value: number;
}

function momentsOf(script: Script, model: PointsModel, { rng, length }: { rng: Rng; length: number }): Moment[] {
  const moments = ([1, 2] as const).flatMap((team) =>
    partsOf(script.fullTime[team - 1] ?? 0, model, rng).map((value): Moment => ({ at: 30 + rng() * (length - 90), team, value })),
  );
  return moments.sort((a, b) => a.at - b.at);
}

/**
 * A high-scoring match of which only the final score is known: the scores in between are invented, so bets on periods and on the order of
 * scores are not settled on them.
 */
export function playPointsScript(fixture: Fixture, model: PointsModel, seed: number): Course {
  const script = fixture.script as Script;
  const rng = stream(seed, fixture.id, 3);
  const { periods } = fixture.champ.sport;
  const moments = momentsOf(script, model, { rng, length: model.periodSeconds * periods });
  const builder = new CourseBuilder();
  builder.write();
  for (let period = 1; period <= periods; period += 1) {
    if (period > 1) builder.pass(model.breakSeconds);
    const [from, to] = [(period - 1) * model.periodSeconds, period * model.periodSeconds];
    builder.played = from;
    builder.startPeriod();
    for (const { at, team, value } of moments.filter((moment) => moment.at >= from && moment.at < to)) {
      builder.pass(at - builder.played);
      builder.score(team, { kind: 'point', value });
    }
    if (period === periods) {
      builder.pass(Math.max(0, to - builder.played - CLOSING_PAUSE));
      builder.suspend({ seconds: CLOSING_PAUSE + 60, reason: 'closed' });
    }
    builder.pass(Math.max(0, to - builder.played));
    if (period < periods) builder.endPeriod();
  }
  builder.periods.length = 0;
  return builder.finish({ hasInventedMinutes: true, ...(script.isAwarded && { isAwarded: true }) });
}
