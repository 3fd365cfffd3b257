import { createEngine } from '../engine.ts';
import { EVENING, manualClock } from '../testing/clock.ts';
import type { Course, Frame } from './course.ts';
import { firstLead, recordedLead } from './first-lead.ts';

const frames = (
  [
    [0, [0, 0]],
    [10, [1, 0]],
    [20, [2, 0]],
    [30, [2, 1]],
    [40, [2, 4]],
  ] as const
).map(([at, main]) => ({ at, score: { main, periods: [] } })) as unknown as Frame[];

it.each([
  [0, 2, 19, undefined],
  [0, 2, 20, [2, 0]],
  [0, 2, 99, [2, 0]],
  [1, 2, 39, undefined],
  [1, 2, 40, [2, 4]],
  [0, 3, 99, undefined],
] as const)('[BT-15] side %i led by %i goals by second %i: %j', (side, by, untilSeconds, score) => {
  expect(firstLead({ frames }, { side, by, untilSeconds })).toEqual(score);
});

it.each([
  ['minutes of its own', { goals: [], fullTime: [2, 4] }, [2, 0]],
  ['invented minutes', { goals: [], fullTime: [2, 4], hasInventedMinutes: true }, undefined],
  ['a real half time', { goals: [], halfTime: [2, 0], fullTime: [2, 4], hasInventedMinutes: true }, [2, 0]],
  ['a real end', { goals: [], halfTime: [0, 0], fullTime: [3, 1], hasInventedMinutes: true }, [3, 1]],
  ['an awarded result', { goals: [], fullTime: [3, 0], isAwarded: true }, undefined],
] as const)('[BT-15] a match with %s has the lead that is recorded', (_, script, score) => {
  const course = { frames, endsAt: 50 } as unknown as Course;

  expect(recordedLead(script, course, { side: 0, by: 2, untilSeconds: 99 })).toEqual(score);
  expect(recordedLead({ ...script, hasInventedMinutes: true }, course, { side: 0, by: 2, untilSeconds: 40 })).toBeUndefined();
});

it('[BT-15] offers early payout only before kick-off, for both teams of a football match in a top league', () => {
  const engine = createEngine(manualClock(EVENING));
  const offered = new Set<string>();
  for (const game of engine.games()) {
    for (const { id: marketId, typeId, outcomes } of game.main.markets.slice(0, 2)) {
      for (const { id: outcomeId, typeId: outcomeTypeId } of outcomes) {
        const quote = engine.priceOf({ gameId: game.id, marketId, outcomeId });
        if (typeof quote === 'string' || quote.earlyLead === null) continue;
        expect(quote.earlyLead).toBe(2);
        offered.add(`${game.fixture.champ.sport.key} ${game.section} top:${game.fixture.champ.isTop} ${typeId}/${outcomeTypeId}`);
      }
    }
  }
  expect([...offered].sort()).toEqual(['football line top:true 1/1', 'football line top:true 1/3']);
});
