import { marketTypeId } from '@touchline/betting-rules';
import { eachWayPairs, isEachWay, placeOf } from './each-way-view.ts';

const SINGLE = 0;
const EXPRESS = 1;
const bet = (
  outcomeId: number,
  gameId: number,
  kind: 'race-winner' | 'place' | 'head-to-head',
  more: { name?: string; blockId?: number } = {},
) => ({
  ...{ outcomeId, gameId, name: 'Jade', blockId: null, market: { typeId: marketTypeId(kind) } },
  ...more,
});

it('[BT-08] pairs each winner of a race with the place of the same runner', () => {
  const bets = [bet(1, 10, 'race-winner'), bet(2, 11, 'race-winner', { name: 'Onyx' }), bet(3, 10, 'place')];
  expect(eachWayPairs(bets, EXPRESS)?.map(({ win, place }) => [win.outcomeId, place?.outcomeId])).toEqual([
    [1, 3],
    [2, undefined],
  ]);
  expect(eachWayPairs([bets[0]!], SINGLE)).toHaveLength(1);
});

it.each([
  ['another market', [bet(1, 10, 'race-winner'), bet(2, 11, 'head-to-head')], EXPRESS],
  ['the place of another runner', [bet(1, 10, 'race-winner'), bet(2, 10, 'place', { name: 'Onyx' })], EXPRESS],
  ['two winners of one race', [bet(1, 10, 'race-winner'), bet(2, 10, 'race-winner', { name: 'Onyx' })], EXPRESS],
  ['places only', [bet(1, 10, 'place')], SINGLE],
  ['a system', [bet(1, 10, 'race-winner'), bet(2, 11, 'race-winner'), bet(3, 12, 'race-winner')], 4],
  ['more than both parts can hold', Array.from({ length: 16 }, (_, at) => bet(at, at, 'race-winner')), EXPRESS],
] as const)('[BT-08] is not offered for %s', (_, bets, typeId) => {
  expect(eachWayPairs(bets, typeId)).toBeNull();
});

it('[CP-27] is each way only with all winners in one part and all places in the other', () => {
  const on = [bet(1, 10, 'race-winner', { blockId: 1 }), bet(2, 10, 'place', { blockId: 2 })];
  expect(isEachWay(eachWayPairs(on, EXPRESS)!)).toBe(true);
  expect(isEachWay(eachWayPairs([on[0]!, bet(2, 10, 'place')], EXPRESS)!)).toBe(false);
  expect(isEachWay(eachWayPairs([bet(1, 10, 'race-winner')], SINGLE)!)).toBe(false);
});

it('[BT-08] finds the place of a runner while that market is on offer', () => {
  const market = { typeId: marketTypeId('place'), outcomes: [{ name: 'Jade' }, { name: 'Onyx' }] };
  expect(placeOf([market], 'Onyx')?.outcome).toEqual({ name: 'Onyx' });
  expect([placeOf([market], 'Moss'), placeOf([{ ...market, isSuspended: true }], 'Onyx'), placeOf([], 'Onyx')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
