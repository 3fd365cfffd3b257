import { BetStatus } from '@touchline/betting-contract';
import { OUTCOME as O } from '../markets/outcome.ts';
import type { GameResult } from './game-result.ts';
import { match, settle, type SettlementCase } from './settle-case.test.helper.ts';

const { Lose, Win, Return } = BetStatus;

/** Lusail, 18 December 2022: 2:2 after 90 minutes, 3:3 after 120, 4:2 on penalties. */
const onPenalties: GameResult = { main: [2, 2], periods: [], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } };
/** Ice hockey: 2:2 after three periods and overtime, 1:2 in the shoot-out. */
const inShootOut: GameResult = { main: [2, 2], periods: [], afterExtraTime: [2, 2], shootOut: { score: [1, 2], winner: 2 } };
const afterOvertime: GameResult = { main: [2, 2], periods: [], afterExtraTime: [3, 2] };
/** Cricket: both sides scored 151, the second won the super over. */
const superOver: GameResult = { main: [151, 151], periods: [], shootOut: { score: [8, 9], winner: 2 } };

it.each<[string, GameResult, SettlementCase, BetStatus]>([
  ['the draw of regular time', onPenalties, { key: 'result', outcome: O.Draw }, Win],
  ['the total of regular time', onPenalties, { key: 'total', outcome: O.Over, param: 4500 }, Lose],
  ['the exact score of regular time', onPenalties, { key: 'exact-score', outcome: O.ExactScore, param: 2002 }, Win],
  ['a stake back on the draw', onPenalties, { key: 'draw-no-bet', outcome: O.Winner1 }, Return],
  ['the side that won on penalties', onPenalties, { key: 'to-qualify', outcome: O.Winner1 }, Win],
  ['the side that lost on penalties', onPenalties, { key: 'to-qualify', outcome: O.Winner2 }, Lose],
  [
    'the winner where only the winner is known',
    { main: [1, 0], periods: [], shootOut: { winner: 2 } },
    { key: 'to-qualify', outcome: O.Winner2 },
    Win,
  ],
  ['that overtime was played', inShootOut, { key: 'overtime', outcome: O.Yes }, Win],
  ['that none was played', match, { key: 'overtime', outcome: O.Yes }, Lose],
  ['the winner of the shoot-out', inShootOut, { key: 'winner-with-overtime', outcome: O.Winner2 }, Win],
  ['a shoot-out as one goal', inShootOut, { key: 'total-with-overtime', outcome: O.Under, param: 5500 }, Win],
  ['a shoot-out as one goal, on its line', inShootOut, { key: 'total-with-overtime', outcome: O.Over, param: 5000 }, Return],
  ['a goal of overtime', afterOvertime, { key: 'total-with-overtime', outcome: O.Over, param: 5000 }, Return],
  ['no goal of overtime in the total', afterOvertime, { key: 'total', outcome: O.Over, param: 4500 }, Lose],
  ['the winner of the super over', superOver, { key: 'winner', outcome: O.Winner2 }, Win],
  ['the runs without the super over', superOver, { key: 'total', outcome: O.Over, param: 302_500 }, Lose],
])('[OD-02] counts %s', (_, result, bet, status) => {
  expect(settle(bet, result)).toBe(status);
});

/** A match of two halves whose extra time follows as two more periods; what the halves are does not depend on it. */
it.each<[string, Partial<GameResult>]>([
  [
    'of two halves',
    {
      periods: [
        [0, 1],
        [1, 0],
      ],
    },
  ],
  [
    'with one period of extra time',
    {
      periods: [
        [0, 1],
        [1, 0],
        [1, 0],
      ],
      afterExtraTime: [2, 1],
    },
  ],
  [
    'with both halves of extra time',
    {
      periods: [
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 0],
      ],
      afterExtraTime: [2, 1],
    },
  ],
  [
    'with goalless extra time',
    {
      periods: [
        [0, 1],
        [1, 0],
        [0, 0],
        [0, 0],
      ],
      afterExtraTime: [1, 1],
    },
  ],
  [
    'with extra time and the number of periods',
    {
      periods: [
        [0, 1],
        [1, 0],
        [0, 0],
        [1, 0],
      ],
      regularPeriods: 2,
    },
  ],
])('[OD-02] settles half markets of a match %s by its two halves', (_, more) => {
  const result: GameResult = { main: [1, 1], periods: [], ...more };

  expect(settle({ key: 'half-time-full-time', outcome: O.AwayDraw }, result)).toBe(Win);
  expect(settle({ key: 'win-either-half-1', outcome: O.Yes }, result)).toBe(Win);
  expect(settle({ key: 'win-both-halves-1', outcome: O.Yes }, result)).toBe(Lose);
  expect(settle({ key: 'highest-scoring-half', outcome: O.HalvesEqual }, result)).toBe(Win);
  expect(settle({ key: 'total', outcome: O.Under, param: 2500 }, result)).toBe(Win);
});

it('[OD-02] takes four quarters as two halves, with overtime in the second', () => {
  const quarters = [
    [20, 25],
    [20, 20],
    [20, 20],
    [25, 20],
  ] as const;
  const inTime: GameResult = { main: [85, 85], periods: quarters };
  const overtime: GameResult = { main: [97, 90], regularTime: [85, 85], afterExtraTime: [97, 90], periods: [...quarters, [12, 5]] };

  // Half-time 40:45; after overtime 97:90.
  expect(settle({ key: 'half-time-full-time', outcome: O.AwayDraw }, inTime)).toBe(Win);
  expect(settle({ key: 'half-time-full-time', outcome: O.AwayHome }, overtime)).toBe(Win);
});

it('[OD-02] counts a match tie-break as one set and one game, and not as a tie-break set', () => {
  const tennis: GameResult = {
    main: [2, 1],
    periods: [
      [6, 4],
      [4, 6],
      [10, 3],
    ],
    hasMatchTieBreak: true,
  };

  expect(settle({ key: 'total', outcome: O.Under, param: 21_500, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'total', outcome: O.Over, param: 20_500, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'winner', outcome: O.Winner1, period: 3, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'total', outcome: O.Over, param: 2500 }, tennis)).toBe(Win);
  expect(settle({ key: 'tie-break', outcome: O.No, measure: 'units' }, tennis)).toBe(Win);
  // Also where nothing says that the last set is one.
  const { hasMatchTieBreak: _, ...unmarked } = tennis;
  expect(settle({ key: 'tie-break', outcome: O.No, measure: 'units' }, unmarked)).toBe(Win);
});
