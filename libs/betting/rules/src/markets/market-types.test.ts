import { MARKET_KINDS } from './market-kinds.ts';
import { MARKET_TYPES, marketTypeId, marketTypeOf, marketTypesOf, outcomeParam, SPORT_FAMILIES } from './market-types.ts';
import { OUTCOME, OUTCOME_KEYS, outcomeKey } from './outcome.ts';
import { SPORTS, sportById, sportByKey } from './sports.ts';

it('[BT-01] has at least 65 football markets and some for every family', () => {
  expect(marketTypesOf('football').length).toBeGreaterThanOrEqual(65);
  for (const family of SPORT_FAMILIES) expect(marketTypesOf(family).length).toBeGreaterThanOrEqual(family === 'race' ? 4 : 5);
});

it('[BT-01] market ids, kind codes and outcome ids are unique', () => {
  for (const ids of [MARKET_TYPES.map(({ id }) => id), MARKET_KINDS.map(({ code }) => code), Object.values(OUTCOME), OUTCOME_KEYS]) {
    expect(new Set<unknown>(ids).size).toBe(ids.length);
  }
});

it.each([
  ['total', 1, 'corners', 2104, 'corners'],
  ['result', 0, 'score', 1, 'main'],
  ['handicap', 2, 'score', 205, 'periods'],
  ['winner', 3, 'units', 1302, 'periods'],
] as const)('[BT-01] keeps the id of %s, period %i, %s: %i', (key, period, measure, id, group) => {
  expect(marketTypeId(key, period, measure)).toBe(id);
  expect(marketTypeOf(id)).toMatchObject({ key, period, measure, group });
});

it('[BT-01] returns undefined for unknown ids and throws for an unknown key', () => {
  expect(marketTypeOf(99_999)).toBeUndefined();
  expect(outcomeKey(999)).toBeUndefined();
  expect(outcomeKey(OUTCOME.HomeOrDraw)).toBe('home-or-draw');
  expect(() => marketTypeId('nothing' as 'total')).toThrow(RangeError);
});

it('[BT-01] has at least 20 sports and 4 cyber sports, whose list markets exist in their family', () => {
  expect(SPORTS.filter(({ isCyber }) => !isCyber).length).toBeGreaterThanOrEqual(20);
  expect(SPORTS.filter(({ isCyber }) => isCyber).length).toBeGreaterThanOrEqual(4);
  for (const { family, hasDraw, mainMarketIds } of SPORTS) {
    const types = mainMarketIds.map(marketTypeOf);

    expect(types.every((type) => type?.sports.includes(family))).toBe(true);
    expect(types[0]?.shape).toBe(hasDraw ? 'row3' : 'row2');
  }
  expect(sportByKey('football')).toBe(sportById(1));
});

it('[OD-02] gives the second team of a handicap the opposite line, unless the outcome has its own', () => {
  const market = { typeId: marketTypeId('handicap'), param: -1500 };

  expect(outcomeParam(market, { typeId: OUTCOME.Handicap1 })).toBe(-1500);
  expect(outcomeParam(market, { typeId: OUTCOME.Handicap2 })).toBe(1500);
  expect(outcomeParam(market, { typeId: OUTCOME.Handicap2, param: 1250 })).toBe(1250);
  expect(outcomeParam({ typeId: marketTypeId('total'), param: 2500 }, { typeId: OUTCOME.Under })).toBe(2500);
  expect(outcomeParam({ typeId: marketTypeId('result') }, { typeId: OUTCOME.Draw })).toBeNull();
});

it('knows the sports with individual competitors', () => {
  expect(SPORTS.filter(({ hasPersons }) => hasPersons).map(({ key }) => key)).toEqual([
    ...['tennis', 'table-tennis', 'badminton', 'darts', 'snooker', 'boxing', 'mma', 'formula-1'],
  ]);
});
