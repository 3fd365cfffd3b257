import type { DuelModel, Fixture } from '../types.ts';
import { between, stream } from '../random.ts';
import type { Course } from './course.ts';
import { CourseBuilder } from './course-builder.ts';

/** A fight: rounds until a stoppage, otherwise the judges decide. The winner scores 1, the other 0. */
export function playDuel(fixture: Fixture, model: DuelModel, seed: number): Course {
  const rng = stream(seed, fixture.id, 1);
  const builder = new CourseBuilder({ hasPeriods: false });
  const { periods } = fixture.champ.sport;
  const winner = rng() < fixture.strengths.home ? 1 : 2;
  builder.write();
  for (let round = 1; round <= periods; round++) {
    if (round > 1) builder.pass(model.breakSeconds);
    builder.played = (round - 1) * model.roundSeconds;
    builder.startPeriod();
    const isStopped = rng() < model.stopChance;
    builder.pass(isStopped ? between(rng, 0.1, 0.95) * model.roundSeconds : model.roundSeconds);
    if (isStopped || round === periods) break;
    builder.endPeriod();
  }
  builder.suspend({ seconds: 40, reason: 'closed' });
  builder.pass(20);
  builder.score(winner, { kind: 'point' });
  builder.pass(5);
  return builder.finish();
}
