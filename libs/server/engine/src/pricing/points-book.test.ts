import { marketTypeOf, outcomeParam, settleOutcome, type GameResult } from '@touchline/betting-rules';
import { BetStatus, GameStatus } from '@touchline/betting-contract';
import type { Frame } from '../course/course.ts';
import { resultOf } from '../course/result.ts';
import { coursesOf, errorsBetween, fixtureWith, situationOf } from '../testing/many-courses.ts';
import { pointsDrafts } from './points-book.ts';
import { BEFORE } from './situation-at.ts';

const COURSES = 2000;
const MOST_ERRORS = 4;

/** The most standard errors between a chance of any market and how often it happened, with the name of that market. */
function worst(fixture: ReturnType<typeof fixtureWith>, frame: Frame, results: readonly GameResult[]): { errors: number; name: string } {
  const found = pointsDrafts(situationOf(fixture, frame), false).flatMap((draft) =>
    draft.outcomes.slice(0, 1).map(({ typeId, chance }) => {
      const param = outcomeParam({ typeId: draft.typeId, ...(draft.param !== undefined && { param: draft.param }) }, { typeId });
      const bet = { marketTypeId: draft.typeId, outcomeTypeId: typeId, param };
      const statuses = results.map((result) => settleOutcome(bet, result)).filter((status) => status !== BetStatus.Return);
      const errors = errorsBetween(chance, statuses.filter((status) => status === BetStatus.Win).length, statuses.length);
      return { errors, name: `${marketTypeOf(draft.typeId)?.key} ${marketTypeOf(draft.typeId)?.period} ${draft.param}` };
    }),
  );
  expect(found.length).toBeGreaterThan(6);
  return found.reduce((most, one) => (one.errors > most.errors ? one : most));
}

describe.each([
  ['baseball', 230, 5.2, 3.9],
  ['basketball', 170, 84, 80],
  ['American football', 220, 25, 21],
  ['handball', 210, 29, 28],
  ['Australian football', 350, 84, 82],
  ['cricket', 240, 160, 166],
])('%s', (_, champId, home, away) => {
  const fixture = fixtureWith(champId, home, away);

  it('[BT-02] has the chances of every market before a game, overtime included where it counts', () => {
    const results = coursesOf(fixture, COURSES).map(resultOf);
    const { errors, name } = worst(fixture, BEFORE, results);
    expect([name, errors < MOST_ERRORS]).toEqual([name, true]);
  });
});

it('[BT-02] has the chances of a chase of cricket, which ends with the hit that wins it', () => {
  const fixture = fixtureWith(240, 163, 163);
  const asked = [
    ['winner', 0, 1],
    ['total', 0, 0],
    ['total', -1, 1],
    ['total-2', -1, 1],
    ['handicap', 0, 1],
    ['handicap', -1, 0],
  ] as const;
  const sums = asked.map(() => ({ priced: 0, won: 0, count: 0 }));
  for (const course of coursesOf(fixture, COURSES)) {
    const frame = course.frames.find(
      ({ periodId, statusId, played }) => periodId === 2 && statusId === GameStatus.InPlay && played >= 7600,
    );
    if (frame === undefined) continue;
    const drafts = pointsDrafts(situationOf(fixture, frame), false);
    const result = resultOf(course);
    for (const [at, [key, line, side]] of asked.entries()) {
      const draft = drafts.filter(({ typeId }) => marketTypeOf(typeId)?.key === key).at(line);
      const outcome = draft?.outcomes[side];
      const sum = sums[at];
      if (draft === undefined || outcome === undefined || sum === undefined) continue;
      const param = outcomeParam({ typeId: draft.typeId, ...(draft.param !== undefined && { param: draft.param }) }, outcome);
      sum.priced += outcome.chance;
      sum.won += settleOutcome({ marketTypeId: draft.typeId, outcomeTypeId: outcome.typeId, param }, result) === BetStatus.Win ? 1 : 0;
      sum.count += 1;
    }
  }
  for (const { priced, won, count } of sums) {
    expect(count).toBeGreaterThan(COURSES / 2);
    expect(errorsBetween(priced / count, won, count)).toBeLessThan(MOST_ERRORS);
  }
});
