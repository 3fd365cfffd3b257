import { BetStatus } from '@touchline/betting-contract';
import * as fc from 'fast-check';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { MARKET_TYPES, marketTypeId } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import type { GameResult, Pair } from './game-result.ts';
import { match, settle, type SettlementCase } from './settle-case.test.helper.ts';
import { settleOutcome } from './settle-outcome.ts';

const { Lose, Win, Return, ForcedReturn, HalfWinHalfReturn, HalfLoseHalfReturn, NotCalculated } = BetStatus;

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
