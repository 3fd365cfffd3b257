import { BetStatus } from '@touchline/betting-contract';
import * as fc from 'fast-check';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { MARKET_TYPES, marketTypeId, type Measure } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import type { GameResult, Pair } from './game-result.ts';
import { incidentsFor } from './question.ts';
import { settleOutcome } from './settle-outcome.ts';

const { Lose, Win, Return, ForcedReturn, HalfWinHalfReturn, HalfLoseHalfReturn, NotCalculated } = BetStatus;

/** Home scores at 10 and (from the spot) 30, away at 60 and by an own goal at 80, home again at 90. 3:2, at half-time 2:0. */
const match: GameResult = {
  main: [3, 2],
  periods: [
    [2, 0],
    [1, 2],
  ],
  corners: {
    main: [4, 6],
    periods: [
      [3, 1],
      [1, 5],
    ],
  },
  cards: {
    main: [1, 2],
    periods: [
      [0, 1],
      [1, 1],
    ],
  },
  red: [0, 0],
  incidents: [
    { kind: 'goal', team: 1, periodId: 1, player: 'Ana Ferrer' },
    { kind: 'penalty', team: 1, periodId: 1, player: 'Mia Lund' },
    { kind: 'goal', team: 2, periodId: 2, player: 'Ivy Okoro' },
    { kind: 'own-goal', team: 2, periodId: 2, player: 'Ana Ferrer' },
    { kind: 'goal', team: 1, periodId: 2, player: 'Mia Lund' },
  ],
};

interface SettlementCase {
  key: MarketKindKey;
  outcome: number;
  param?: number | null;
  period?: number;
  measure?: Measure;
  name?: string;
}
const settle = ({ key, outcome, param = null, period = 0, measure = 'score', name }: SettlementCase, result: GameResult = match) =>
  settleOutcome({ marketTypeId: marketTypeId(key, period, measure), outcomeTypeId: outcome, param, name }, result);

it.each<[MarketKindKey, number, number | null, BetStatus]>([
  ['result', O.HomeWin, null, Win],
  ['result', O.Draw, null, Lose],
  ['double-chance', O.HomeOrAway, null, Win],
  ['double-chance', O.DrawOrAway, null, Lose],
  ['draw-no-bet', O.Winner1, null, Win],
  ['draw-no-bet', O.Winner2, null, Lose],
  ['total', O.Over, 4500, Win],
  ['total', O.Over, 5000, Return],
  ['total', O.Under, 5000, Return],
  ['total', O.Under, 5500, Win],
  ['asian-total', O.Over, 4750, HalfWinHalfReturn],
  ['asian-total', O.Under, 4750, HalfLoseHalfReturn],
  ['asian-total', O.Over, 5250, HalfLoseHalfReturn],
  ['asian-total', O.Under, 5250, HalfWinHalfReturn],
  ['total-1', O.Over, 2500, Win],
  ['total-2', O.Over, 2500, Lose],
  ['handicap', O.Handicap1, -1000, Return],
  ['handicap', O.Handicap2, 1000, Return],
  ['handicap', O.Handicap1, -1500, Lose],
  ['handicap', O.Handicap2, 1500, Win],
  ['asian-handicap', O.Handicap1, -750, HalfWinHalfReturn],
  ['asian-handicap', O.Handicap2, 750, HalfLoseHalfReturn],
  ['asian-handicap', O.Handicap1, -1250, HalfLoseHalfReturn],
  ['asian-handicap', O.Handicap2, 1250, HalfWinHalfReturn],
  ['european-handicap', O.EuropeanHandicapX, -1000, Win],
  ['european-handicap', O.EuropeanHandicap1, -1000, Lose],
  ['european-handicap', O.EuropeanHandicap2, -2000, Win],
  ['exact-score', O.ExactScore, 3002, Win],
  ['exact-score', O.ExactScore, 2003, Lose],
  ['exact-score', O.OtherScore, 3000, Lose],
  ['exact-score', O.OtherScore, 2000, Win],
  ['both-score', O.Yes, null, Win],
  ['odd-even', O.Odd, null, Win],
  ['odd-even-2', O.Even, null, Win],
  ['exact-count', O.ExactCount, 5000, Win],
  ['exact-count', O.CountOrMore, 6000, Lose],
  ['exact-count-1', O.CountOrMore, 3000, Win],
  ['count-range', O.CountRange, 4006, Win],
  ['count-range', O.CountRange, 1004, Lose],
  ['winning-margin', O.MarginHome, 1000, Win],
  ['winning-margin', O.MarginHomeOrMore, 2000, Lose],
  ['winning-margin', O.Draw, null, Lose],
  ['half-time-full-time', O.HomeHome, null, Win],
  ['half-time-full-time', O.DrawHome, null, Lose],
  ['first-score', O.ScoreHome, null, Win],
  ['last-score', O.ScoreHome, null, Win],
  ['next-score', O.ScoreAway, 3000, Win],
  ['next-score', O.ScoreNone, 6000, Win],
  ['race-to', O.ScoreHome, 2000, Win],
  ['race-to', O.ScoreNone, 4000, Win],
  ['team-2-scores', O.No, null, Lose],
  ['clean-sheet-1', O.No, null, Win],
  ['win-to-nil-1', O.Yes, null, Lose],
  ['win-both-halves-1', O.Yes, null, Lose],
  ['win-either-half-2', O.Yes, null, Win],
  ['score-both-halves-1', O.Yes, null, Win],
  ['score-both-halves-2', O.Yes, null, Lose],
  ['goal-both-halves', O.Yes, null, Win],
  ['draw-either-half', O.No, null, Win],
  ['highest-scoring-half', O.SecondHalfHigher, null, Win],
  ['result-and-total', O.HomeAndOver, 4500, Win],
  ['result-and-total', O.HomeAndOver, 5000, Return],
  ['result-and-total', O.AwayAndOver, 4500, Lose],
  ['result-and-both-score', O.HomeAndBothScore, null, Win],
  ['double-chance-and-total', O.HomeOrDrawAndUnder, 4500, Lose],
  ['total-and-both-score', O.OverAndBothScore, 2500, Win],
  ['own-goal', O.Yes, null, Win],
  ['penalty-goal', O.No, null, Lose],
  ['red-card', O.No, null, Win],
  ['comeback-win', O.No, null, Win],
  ['to-qualify', O.Winner1, null, Win],
])('[OD-02] settles %s, outcome %i, param %p on 3:2 with status %i', (key, outcome, param, status) => {
  expect(settle({ key, outcome, param })).toBe(status);
});

it.each<[SettlementCase, BetStatus]>([
  [{ key: 'result', outcome: O.AwayWin, period: 2 }, Win],
  [{ key: 'total', outcome: O.Over, param: 2000, period: 1 }, Return],
  [{ key: 'first-score', outcome: O.ScoreAway, period: 2 }, Win],
  [{ key: 'total', outcome: O.Under, param: 10_500, measure: 'corners' }, Win],
  [{ key: 'result', outcome: O.HomeWin, period: 1, measure: 'corners' }, Win],
  [{ key: 'handicap', outcome: O.Handicap1, param: 1000, measure: 'cards' }, Return],
  [{ key: 'scorer', outcome: O.Player, name: 'Mia Lund' }, Win],
  [{ key: 'first-scorer', outcome: O.Player, name: 'Mia Lund' }, Lose],
  [{ key: 'last-scorer', outcome: O.Player, name: 'Mia Lund' }, Win],
  [{ key: 'scorer', outcome: O.Player, name: 'Eve Novak' }, Lose],
])('[OD-02] settles periods, corners, cards and players: %j', (input, status) => {
  expect(settle(input)).toBe(status);
});

it('[OD-02] returns a two-way bet on a draw', () => {
  const draw: GameResult = { main: [20, 20], periods: [] };

  expect(settle({ key: 'winner', outcome: O.Winner1 }, draw)).toBe(Return);
  expect(settle({ key: 'winner', outcome: O.Winner2 }, draw)).toBe(Return);
});

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

it.each(['isAwarded', 'isVoid'] as const)('[OD-02] sets the status to forced return for every bet when %s', (flag) => {
  for (const type of MARKET_TYPES) {
    const bet = { marketTypeId: type.id, outcomeTypeId: type.outcomes[0] ?? 0, param: 2500 };

    expect(settleOutcome(bet, { ...match, [flag]: true })).toBe(ForcedReturn);
  }
});

it('[OD-02] leaves a bet not calculated when the result lacks the facts it needs', () => {
  const bare: GameResult = { main: [1, 1], periods: [] };

  expect(settle({ key: 'total', outcome: O.Over, param: 8500, measure: 'corners' }, bare)).toBe(NotCalculated);
  expect(settle({ key: 'first-score', outcome: O.ScoreHome }, bare)).toBe(NotCalculated);
  expect(settle({ key: 'result', outcome: O.Draw, period: 1 }, bare)).toBe(NotCalculated);
  expect(settleOutcome({ marketTypeId: 987_654, outcomeTypeId: O.Draw, param: null }, bare)).toBe(NotCalculated);
  expect(settle({ key: 'result', outcome: O.Over }, bare)).toBe(NotCalculated);
});

it('[OD-02] needs no order of goals if only one team scored', () => {
  const oneSided: GameResult = { main: [0, 2], periods: [] };

  expect(settle({ key: 'first-score', outcome: O.ScoreAway }, oneSided)).toBe(Win);
  expect(settle({ key: 'last-score', outcome: O.ScoreHome }, oneSided)).toBe(Lose);
  expect(settle({ key: 'next-score', outcome: O.ScoreNone, param: 3000 }, oneSided)).toBe(Win);
});

it('[OD-02] counts sets separately from the games of sets', () => {
  const tennis: GameResult = {
    main: [2, 1],
    periods: [
      [7, 6],
      [4, 6],
      [6, 1],
    ],
  };

  expect(settle({ key: 'total', outcome: O.Over, param: 2500 }, tennis)).toBe(Win);
  expect(settle({ key: 'total', outcome: O.Over, param: 29_500, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'handicap', outcome: O.Handicap2, param: 4000, measure: 'units' }, tennis)).toBe(Return);
  expect(settle({ key: 'winner', outcome: O.Winner2, period: 2, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'tie-break', outcome: O.Yes, measure: 'units' }, tennis)).toBe(Win);
  expect(settle({ key: 'tie-break', outcome: O.Yes, period: 3, measure: 'units' }, tennis)).toBe(Lose);
});

const goals = fc.integer({ min: 0, max: 6 });
const results = fc.tuple(goals, goals, goals, goals).map(([h1, a1, h2, a2]): GameResult => {
  const periods: Pair[] = [
    [h1, a1],
    [h2, a2],
  ];
  return { main: [h1 + h2, a1 + a2], periods };
});

it('[OD-02] exactly one of several mutually exclusive outcomes wins, for any score', () => {
  const exclusive: MarketKindKey[] = [
    'result',
    'odd-even',
    'both-score',
    'half-time-full-time',
    'highest-scoring-half',
    'result-and-both-score',
  ];
  fc.assert(
    fc.property(results, fc.constantFrom(...exclusive), (result, key) => {
      const type = MARKET_TYPES.find(({ id }) => id === marketTypeId(key));
      const won = type?.outcomes.filter((outcome) => settle({ key, outcome }, result) === Win);

      expect(won).toHaveLength(1);
    }),
  );
});

it('[OD-02] settles a quarter line as two half stakes on the neighbouring lines, for any score', () => {
  const halves: Record<string, BetStatus> = {
    '1,1': Win,
    '1,2': HalfWinHalfReturn,
    '2,1': HalfWinHalfReturn,
    '2,2': Return,
    '0,2': HalfLoseHalfReturn,
    '2,0': HalfLoseHalfReturn,
    '0,0': Lose,
  };
  fc.assert(
    fc.property(results, fc.integer({ min: -16, max: 32 }), fc.constantFrom(O.Over, O.Under), (result, half, outcome) => {
      const quarter = half * 500 + 250;
      const beside = [quarter - 250, quarter + 250].map((param) => settle({ key: 'total', outcome, param }, result));

      expect(settle({ key: 'asian-total', outcome, param: quarter }, result)).toBe(halves[beside.join()]);
    }),
  );
});

it('[OD-02] gives both sides of a handicap opposite statuses', () => {
  const opposite: Record<number, BetStatus> = {
    [Win]: Lose,
    [Lose]: Win,
    [Return]: Return,
    [HalfWinHalfReturn]: HalfLoseHalfReturn,
    [HalfLoseHalfReturn]: HalfWinHalfReturn,
  };
  fc.assert(
    fc.property(results, fc.integer({ min: -24, max: 24 }), (result, quarters) => {
      const line = quarters * 250;
      const home = settle({ key: 'asian-handicap', outcome: O.Handicap1, param: line }, result);
      const away = settle({ key: 'asian-handicap', outcome: O.Handicap2, param: 0 - line }, result);

      expect(away).toBe(opposite[home]);
    }),
  );
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
