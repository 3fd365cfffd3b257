import { MARKET_TYPES, marketTypeId as id, marketTypesOf, SPORTS } from '../index.ts';
import { marketRules } from './market-rules.ts';

const FOOTBALL = 1;
const HOCKEY = 2;
const BASKETBALL = 3;
const TENNIS = 4;
const BOXING = 18;
const FORMULA_1 = 25;
const MARBLES = 26;

it.each([
  ['the football result', id('result'), FOOTBALL, { counted: 'score', period: 0, extraTime: 'not-counted', void: null }],
  ['the first half', id('result', 1), FOOTBALL, { counted: 'score', period: 1, extraTime: 'not-counted' }],
  ['to qualify', id('to-qualify'), FOOTBALL, { extraTime: 'counts', void: 'level' }],
  ['draw no bet', id('draw-no-bet'), FOOTBALL, { extraTime: 'not-counted', void: 'level' }],
  ['an Asian total', id('asian-total'), FOOTBALL, { void: 'on-line', hasQuarters: true, extraTime: 'not-counted' }],
  ['a total', id('total'), FOOTBALL, { void: 'on-line', hasQuarters: false }],
  ['a European handicap', id('european-handicap'), FOOTBALL, { void: null }],
  ['a result with a total', id('result-and-total'), FOOTBALL, { void: 'on-line' }],
  ['corners', id('total', 0, 'corners'), FOOTBALL, { counted: 'corners', extraTime: 'not-counted' }],
  ['a scorer', id('scorer'), FOOTBALL, { counted: 'player', extraTime: 'not-counted', void: null }],
  ['a duel of scorers', id('player-duel'), FOOTBALL, { counted: 'duel', void: 'level' }],
  ['the next goal', id('next-score'), FOOTBALL, { counted: 'order', void: null }],
  ['the hockey result', id('result'), HOCKEY, { extraTime: 'not-counted', standsWithinSeconds: 300 }],
  ['the hockey winner with overtime', id('winner-with-overtime'), HOCKEY, { extraTime: 'counts', void: 'level' }],
  ['the hockey total with overtime', id('total-with-overtime'), HOCKEY, { extraTime: 'counts', void: 'on-line' }],
  ['the basketball total', id('total'), BASKETBALL, { extraTime: 'counts', standsWithinSeconds: 300 }],
  ['the fourth quarter', id('total', 4), BASKETBALL, { period: 4, extraTime: 'not-counted' }],
  ['the tennis winner', id('winner'), TENNIS, { extraTime: null, void: null, winnerAfterPeriods: 1 }],
  ['the winner of a set', id('winner', 2, 'units'), TENNIS, { counted: 'units', void: null, winnerAfterPeriods: null }],
  ['tennis games', id('total', 0, 'units'), TENNIS, { counted: 'units', void: 'on-line', winnerAfterPeriods: null }],
  ['a boxing bout', id('winner'), BOXING, { extraTime: null, void: 'level', winnerAfterPeriods: 0 }],
  ['an outright', id('outright'), FORMULA_1, { counted: 'winners', deadHeat: 'divided', void: null }],
  ['a race', id('place'), MARBLES, { counted: 'finish', deadHeat: 'impossible', extraTime: null, void: null }],
] as const)('[OD-02] the rules of %s', (_, typeId, sportId, rules) => {
  expect(marketRules(typeId, sportId)).toMatchObject(rules);
});

it('[OD-02] every market of every sport has rules, and an unknown one has none', () => {
  const missing = SPORTS.flatMap(({ id: sportId, family }) =>
    marketTypesOf(family).flatMap((type) => (marketRules(type.id, sportId) === undefined ? [type.id] : [])),
  );
  expect([missing, MARKET_TYPES.length > 100, marketRules(9_999_999, FOOTBALL)]).toEqual([[], true, undefined]);
});
