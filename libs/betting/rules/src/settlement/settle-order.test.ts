import { BetStatus } from '@touchline/betting-contract';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { marketTypeId } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import type { GameResult } from './game-result.ts';
import { incidentsFor } from './question.ts';
import { match, settle } from './settle-case.test.helper.ts';
import { settleOutcome } from './settle-outcome.ts';

const { Lose, Win, Return, NotCalculated } = BetStatus;

it('[OD-02] needs no order of goals if only one team scored', () => {
  const oneSided: GameResult = { main: [0, 2], periods: [] };

  expect(settle({ key: 'first-score', outcome: O.ScoreAway }, oneSided)).toBe(Win);
  expect(settle({ key: 'last-score', outcome: O.ScoreHome }, oneSided)).toBe(Lose);
  expect(settle({ key: 'next-score', outcome: O.ScoreNone, param: 3000 }, oneSided)).toBe(Win);
});

it('[BT-09] settles a duel of players by goals without own goals, and returns the stake on a tie', () => {
  const duel = (name: string, playersDuel: readonly [string, string]) =>
    settleOutcome({ marketTypeId: marketTypeId('player-duel'), outcomeTypeId: O.Player, param: null, name, playersDuel }, match);

  expect(duel('Mia Lund', ['Mia Lund', 'Ivy Okoro'])).toBe(Win);
  expect(duel('Ivy Okoro', ['Mia Lund', 'Ivy Okoro'])).toBe(Lose);
  expect(duel('Ana Ferrer', ['Ana Ferrer', 'Ivy Okoro'])).toBe(Return);
  expect(duel('Ivy Okoro', ['Ana Ferrer', 'Ivy Okoro'])).toBe(Return);
  expect(duel('Eve Novak', ['Mia Lund', 'Ivy Okoro'])).toBe(NotCalculated);
});

const race: GameResult = {
  main: [0, 0],
  periods: [],
  finishers: [
    { number: 5, name: 'Jade' },
    { number: 2, name: 'Onyx' },
    { number: 8, name: 'Plum' },
    { number: 1, name: 'Moss' },
  ],
};
it.each<[MarketKindKey, number, string | null, readonly [string, string] | null, BetStatus]>([
  ['race-winner', O.Participant, 'Jade', null, Win],
  ['race-winner', O.Participant, 'Onyx', null, Lose],
  ['race-winner', O.Participant, 'Pearl', null, NotCalculated],
  ['place', O.Participant, 'Plum', null, Win],
  ['place', O.Participant, 'Moss', null, Lose],
  ['head-to-head', O.Participant, 'Plum', ['Moss', 'Plum'], Win],
  ['head-to-head', O.Participant, 'Moss', ['Moss', 'Plum'], Lose],
  ['head-to-head', O.Participant, 'Jade', ['Moss', 'Plum'], NotCalculated],
  ['winner-number', O.Odd, null, null, Win],
  ['winner-number', O.Even, null, null, Lose],
])('[BT-08] [OD-02] settles %s, outcome %i, %s, by the order of the finish', (key, outcomeTypeId, name, playersDuel, status) => {
  const bet = { marketTypeId: marketTypeId(key), outcomeTypeId, param: null, name, playersDuel };
  expect(settleOutcome(bet, race)).toBe(status);
  expect(settleOutcome(bet, match)).toBe(NotCalculated);
});

it('[OD-02] decides nothing by the order of incidents if some are missing', () => {
  const late = match.incidents!.slice(-1);
  const partial: GameResult = { ...match, incidents: late };

  for (const bet of [
    { key: 'first-score', outcome: O.ScoreHome },
    { key: 'last-score', outcome: O.ScoreHome },
    { key: 'next-score', outcome: O.ScoreHome, param: 1000 },
    { key: 'race-to', outcome: O.ScoreHome, param: 2000 },
    { key: 'first-scorer', outcome: O.Player, name: 'Mia Lund' },
    { key: 'scorer', outcome: O.Player, name: 'Ana Ferrer' },
    { key: 'own-goal', outcome: O.No },
    { key: 'comeback-win', outcome: O.No },
  ] as const)
    expect([bet.key, settle(bet, partial)]).toEqual([bet.key, NotCalculated]);
  // The team that lacks one is enough to know that one is missing.
  const others = match.incidents!.filter((_, at) => at !== 1);
  expect(settle({ key: 'race-to', outcome: O.ScoreHome, param: 2000 }, { ...match, incidents: others })).toBe(NotCalculated);
});

it('[OD-02] lists a red card as two cards, so that cards in order add up to their count', () => {
  const result: GameResult = {
    main: [0, 0],
    periods: [],
    cards: { main: [1, 3], periods: [] },
    incidents: [
      { kind: 'yellow', team: 2, periodId: 1 },
      { kind: 'red', team: 2, periodId: 1 },
      { kind: 'yellow', team: 1, periodId: 2 },
    ],
  };

  expect(incidentsFor({ result, measure: 'cards', period: 0 })?.map(({ team }) => team)).toEqual([2, 2, 2, 1]);
});
