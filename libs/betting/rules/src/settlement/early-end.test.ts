import { BetStatus } from '@touchline/betting-contract';
import type { MarketKindKey } from '../markets/market-kinds.ts';
import { marketTypeId, type Measure } from '../markets/market-types.ts';
import { OUTCOME as O } from '../markets/outcome.ts';
import { sportByKey } from '../markets/sports.ts';
import type { GameResult } from './game-result.ts';
import { deadHeatOf, settleOutcome } from './settle-outcome.ts';

const { Lose, Win, ForcedReturn: Void } = BetStatus;

interface Bet {
  key: MarketKindKey;
  outcome: number;
  param?: number;
  period?: number;
  measure?: Measure;
  name?: string;
  duel?: [string, string];
}
const settleIn =
  (sport: string, result: GameResult) =>
  ({ key, outcome, param, period = 0, measure = 'score', name, duel }: Bet) =>
    settleOutcome(
      {
        ...{ marketTypeId: marketTypeId(key, period, measure), outcomeTypeId: outcome, param: param ?? null },
        ...{ name, playersDuel: duel, sportId: sportByKey(sport)?.id },
      },
      result,
    );

/** Stopped in the 70th minute at 2:0, 1:0 at the break. Corners 5:3. */
const stopped: GameResult = {
  main: [2, 0],
  periods: [
    [1, 0],
    [1, 0],
  ],
  corners: {
    main: [5, 3],
    periods: [
      [3, 1],
      [2, 2],
    ],
  },
  red: [0, 0],
  incidents: [
    { kind: 'goal', team: 1, periodId: 1, player: 'Ana Ferrer' },
    { kind: 'penalty', team: 1, periodId: 2, player: 'Mia Lund' },
    ...[1, 1, 1, 2].map((team) => ({ kind: 'corner', team: team as 1 | 2, periodId: 1 }) as const),
    ...[1, 1, 2, 2].map((team) => ({ kind: 'corner', team: team as 1 | 2, periodId: 2 }) as const),
  ],
  endedEarly: { kind: 'abandoned', periodsCompleted: 1 },
};

it.each<[string, Bet, BetStatus]>([
  ['the result', { key: 'result', outcome: O.HomeWin }, Void],
  ['the result that can no more come true by much', { key: 'result', outcome: O.AwayWin }, Void],
  ['the first half', { key: 'result', outcome: O.HomeWin, period: 1 }, Win],
  ['the first half, lost', { key: 'result', outcome: O.Draw, period: 1 }, Lose],
  ['the second half', { key: 'result', outcome: O.HomeWin, period: 2 }, Void],
  ['an over that is reached', { key: 'total', outcome: O.Over, param: 1500 }, Win],
  ['its under', { key: 'total', outcome: O.Under, param: 1500 }, Lose],
  ['an over that is not reached', { key: 'total', outcome: O.Over, param: 2500 }, Void],
  ['a whole line', { key: 'total', outcome: O.Over, param: 2000 }, Void],
  ['a quarter line that is passed', { key: 'asian-total', outcome: O.Over, param: 1250 }, Win],
  ['a quarter line that is half decided', { key: 'asian-total', outcome: O.Over, param: 1750 }, Void],
  ['the total of the team that scored', { key: 'total-1', outcome: O.Over, param: 1500 }, Win],
  ['a handicap', { key: 'handicap', outcome: O.Handicap1, param: -1500 }, Void],
  ['a handicap of the first half', { key: 'handicap', outcome: O.Handicap2, param: 500, period: 1 }, Lose],
  ['both score', { key: 'both-score', outcome: O.Yes }, Void],
  ['the first goal', { key: 'first-score', outcome: O.ScoreHome }, Win],
  ['the first goal, lost', { key: 'first-score', outcome: O.ScoreAway }, Lose],
  ['the last goal', { key: 'last-score', outcome: O.ScoreHome }, Void],
  ['the second goal', { key: 'next-score', outcome: O.ScoreAway, param: 2000 }, Lose],
  ['the third goal', { key: 'next-score', outcome: O.ScoreNone, param: 3000 }, Void],
  ['a race that is over', { key: 'race-to', outcome: O.ScoreHome, param: 2000 }, Win],
  ['a race that is not', { key: 'race-to', outcome: O.ScoreHome, param: 3000 }, Void],
  ['the first scorer', { key: 'first-scorer', outcome: O.Player, name: 'Ana Ferrer' }, Win],
  ['another first scorer', { key: 'first-scorer', outcome: O.Player, name: 'Mia Lund' }, Lose],
  ['a scorer', { key: 'scorer', outcome: O.Player, name: 'Mia Lund' }, Win],
  ['a player who has not scored', { key: 'scorer', outcome: O.Player, name: 'Eve Novak' }, Void],
  ['a duel', { key: 'player-duel', outcome: O.Player, name: 'Mia Lund', duel: ['Mia Lund', 'Eve Novak'] }, Void],
  ['a penalty', { key: 'penalty-goal', outcome: O.Yes }, Win],
  ['no own goal', { key: 'own-goal', outcome: O.No }, Void],
  ['a score that is passed', { key: 'exact-score', outcome: O.ExactScore, param: 1000 }, Void],
  ['the score of the first half', { key: 'exact-score', outcome: O.ExactScore, param: 1000, period: 1 }, Win],
  ['a count of the first half', { key: 'exact-count', outcome: O.ExactCount, param: 2000, period: 1 }, Lose],
  ['half-time/full-time', { key: 'half-time-full-time', outcome: O.AwayAway }, Void],
  ['a goal in the first half', { key: 'win-either-half-1', outcome: O.Yes }, Win],
  ['both halves', { key: 'win-both-halves-1', outcome: O.Yes }, Void],
  ['both halves of the other side', { key: 'win-both-halves-2', outcome: O.No }, Win],
  ['corners that are reached', { key: 'total', outcome: O.Over, param: 7500, measure: 'corners' }, Win],
  ['corners of the first half', { key: 'result', outcome: O.HomeWin, period: 1, measure: 'corners' }, Win],
  ['who goes through', { key: 'to-qualify', outcome: O.Winner1 }, Void],
])('[OD-02] of an abandoned match settles %s only if it was decided', (_, bet, status) => {
  expect(settleIn('football', stopped)(bet)).toBe(status);
});

it('[OD-02] returns a bet on an abandoned match that lacks the fact it needs', () => {
  const { incidents: _, corners: __, ...bare } = stopped;
  const settle = settleIn('football', bare);

  expect(settle({ key: 'total', outcome: O.Over, param: 1500, measure: 'corners' })).toBe(Void);
  expect(settle({ key: 'scorer', outcome: O.Player, name: 'Mia Lund' })).toBe(Void);
});

it('[OD-02] counts a match that is stopped in extra time: its regular time is over', () => {
  const settle = settleIn('football', {
    main: [1, 1],
    periods: [
      [1, 0],
      [0, 1],
    ],
    afterExtraTime: [2, 1],
    endedEarly: { kind: 'abandoned', periodsCompleted: 2 },
  });

  expect(settle({ key: 'result', outcome: O.Draw })).toBe(Win);
  expect(settle({ key: 'total', outcome: O.Over, param: 2500 })).toBe(Lose);
  expect(settle({ key: 'to-qualify', outcome: O.Winner1 })).toBe(Void);
});

describe('a game that is stopped shortly before its end', () => {
  const at = (secondsLeft: number): GameResult => ({
    main: [88, 80],
    periods: [
      [20, 20],
      [22, 20],
      [22, 20],
      [24, 20],
    ].map(([home = 0, away = 0]) => [home, away] as const),
    endedEarly: { kind: 'abandoned', periodsCompleted: 3, secondsLeft },
  });
  const winner: Bet = { key: 'winner', outcome: O.Winner1 };

  it('[OD-02] counts as finished in basketball with five minutes left or less, and nowhere else', () => {
    expect(settleIn('basketball', at(300))(winner)).toBe(Win);
    expect(settleIn('basketball', at(301))(winner)).toBe(Void);
    expect(settleIn('water-polo', at(10))({ key: 'result', outcome: O.HomeWin })).toBe(Void);
  });

  it('[OD-02] decides with more time left what is decided', () => {
    const settle = settleIn('basketball', at(400));

    expect(settle({ key: 'total', outcome: O.Over, param: 167_500 })).toBe(Win);
    expect(settle({ key: 'total', outcome: O.Under, param: 168_500 })).toBe(Void);
    expect(settle({ key: 'result', outcome: O.HomeWin, period: 2 })).toBe(Win);
    expect(settle({ key: 'result', outcome: O.HomeWin, period: 4 })).toBe(Void);
    expect(settle({ key: 'overtime', outcome: O.No })).toBe(Void);
  });
});

/** 6:4, 3:1, then the second player gave up. */
const gaveUp: GameResult = {
  main: [1, 0],
  periods: [
    [6, 4],
    [3, 1],
  ],
  endedEarly: { kind: 'retired', side: 2, periodsCompleted: 1 },
};

it.each<[string, Bet, BetStatus]>([
  ['the winner', { key: 'winner', outcome: O.Winner1 }, Win],
  ['the player who gave up', { key: 'winner', outcome: O.Winner2 }, Lose],
  ['the set that was complete', { key: 'winner', outcome: O.Winner1, period: 1, measure: 'units' }, Win],
  ['its games', { key: 'total', outcome: O.Under, param: 10_500, period: 1, measure: 'units' }, Win],
  ['the set that was not', { key: 'winner', outcome: O.Winner1, period: 2, measure: 'units' }, Void],
  ['games that are reached', { key: 'total', outcome: O.Over, param: 13_500, measure: 'units' }, Win],
  ['games that had to come', { key: 'total', outcome: O.Over, param: 14_500, measure: 'units' }, Void],
  ['a handicap of games', { key: 'handicap', outcome: O.Handicap1, param: -1500, measure: 'units' }, Void],
  ['the score in sets', { key: 'exact-score', outcome: O.ExactScore, param: 2000 }, Void],
  ['the number of sets', { key: 'total', outcome: O.Under, param: 2500 }, Void],
  ['a tie-break in the first set', { key: 'tie-break', outcome: O.No, period: 1, measure: 'units' }, Win],
])('[OD-02] after a retirement in tennis settles %s', (_, bet, status) => {
  expect(settleIn('tennis', gaveUp)(bet)).toBe(status);
});

it('[OD-02] has no winner after a retirement before the first set is complete, and in sports that need the whole match', () => {
  const early: GameResult = { main: [0, 0], periods: [[4, 1]], endedEarly: { kind: 'retired', side: 2, periodsCompleted: 0 } };
  const winner: Bet = { key: 'winner', outcome: O.Winner1 };

  expect(settleIn('tennis', early)(winner)).toBe(Void);
  expect(settleIn('table-tennis', gaveUp)(winner)).toBe(Void);
  expect(settleIn('boxing', early)(winner)).toBe(Win);
});

it('[OD-02] returns every stake of a walkover', () => {
  const settle = settleIn('tennis', { main: [0, 0], periods: [], endedEarly: { kind: 'walkover', winner: 1 } });

  expect(settle({ key: 'winner', outcome: O.Winner1 })).toBe(Void);
  expect(settle({ key: 'total', outcome: O.Under, param: 20_500, measure: 'units' })).toBe(Void);
});

it('[OD-02] divides an outright among its winners', () => {
  const bet = (name: string) => ({ marketTypeId: marketTypeId('outright'), outcomeTypeId: O.Participant, param: null, name });
  const shared: GameResult = { main: [0, 0], periods: [], winners: ['Ana Ferrer', 'Mia Lund', 'Ivy Okoro'] };

  expect(settleOutcome(bet('Mia Lund'), shared)).toBe(Win);
  expect(deadHeatOf(bet('Mia Lund'), shared)).toEqual({ places: 1, tied: 3 });
  expect(deadHeatOf(bet('Eve Novak'), shared)).toBeUndefined();
  expect(deadHeatOf(bet('Ana Ferrer'), { ...shared, winners: ['Ana Ferrer'] })).toBeUndefined();
  expect(deadHeatOf({ ...bet('Ana Ferrer'), marketTypeId: marketTypeId('scorer') }, shared)).toBeUndefined();
});
