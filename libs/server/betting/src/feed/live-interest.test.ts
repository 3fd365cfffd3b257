import type { GameState, Market } from '@touchline/betting-contract';
import { sportByKey } from '@touchline/betting-rules';
import { byInterest, openByInterest, shareOfPlay, type InterestingGame } from './live-interest.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60;

/** The state of a game whose clock counts up and has stopped at a minute. */
const atMinute = (minute: number, more: Partial<GameState> = {}): GameState => ({
  statusId: 2,
  marketsCount: 10,
  clock: { periodId: minute < 45 ? 1 : 2, seconds: minute * MINUTE, at: NOW, isRunning: false, direction: 'up' },
  ...more,
});
const IN_PLAY: GameState = { statusId: 2, marketsCount: 10 };
const FINISHED: GameState = { statusId: 4, isFinished: true, marketsCount: 0 };

const sportOf = (key: string): InterestingGame['sport'] => {
  const sport = sportByKey(key);
  if (sport === undefined) throw new Error(`no sport is called ${key}`);
  return sport;
};

const winnerOf = (sport: InterestingGame['sport'], fields: Partial<Market> = {}): Market => ({
  id: 1,
  typeId: sport.mainMarketIds[0] ?? 0,
  outcomes: [
    { id: 11, typeId: 1, coef: 1900 },
    { id: 12, typeId: 3, coef: 1950 },
  ],
  ...fields,
});

function aGame(id: number, fields: Partial<InterestingGame> = {}): InterestingGame {
  const sport = fields.sport ?? sportOf('football');
  return { id, startMs: NOW - id, tier: 0, players: 0, sport, state: atMinute(30), markets: () => [winnerOf(sport)], ...fields };
}
const idsOf = (games: readonly InterestingGame[]): number[] => games.map(({ id }) => id);

it('[BT-08] games sink in this order: past the 85th minute, suspended, finished', () => {
  const games = [
    aGame(1, { state: FINISHED, players: 90 }),
    aGame(2, { state: atMinute(20, { isSuspended: true, suspendReason: 'goal' }), players: 80 }),
    aGame(3, { state: atMinute(91), players: 70 }),
    aGame(4, { tier: 2 }),
    aGame(5, { tier: 1 }),
    // A backend whose status lags behind names the end in `isFinished` only.
    aGame(6, { state: { ...IN_PLAY, isFinished: true } }),
  ];

  expect(idsOf(byInterest(games, NOW))).toEqual([5, 4, 3, 2, 1, 6]);
});

it('[BT-08] open games are sorted by tier, then by players, then by start, then by id', () => {
  const start = NOW - 1000;
  const games = [
    aGame(9, { startMs: start }),
    aGame(3, { startMs: start }),
    aGame(4, { startMs: start - 1 }),
    aGame(5, { players: 7 }),
    aGame(6, { tier: 1, players: 900 }),
  ];

  expect(idsOf(byInterest(games, NOW))).toEqual([5, 4, 3, 9, 6]);
});

it.each([
  ['84:59 of football', 'football', atMinute(85 - 1 / MINUTE), [1]],
  ['85:00 of football', 'football', atMinute(85), []],
  ['stoppage time of football', 'football', atMinute(94), []],
  ['minute 75 of 80', 'aussie-rules', atMinute(75), [1]],
  ['the same share of handball', 'handball', atMinute(57), []],
  ['minute 56 of handball', 'handball', atMinute(56), [1]],
  ['sets, which have no minute', 'tennis', IN_PLAY, [1]],
  ['sets with a clock that counts nothing', 'tennis', { ...IN_PLAY, clock: { ...still(5), direction: 'none' } }, [1]],
  ['a race', 'marble', { ...IN_PLAY, clock: { ...still(4), direction: 'none' } }, [1]],
  ['the third quarter with a minute left', 'basketball', { ...IN_PLAY, clock: { ...still(3), seconds: MINUTE, direction: 'down' } }, [1]],
  ['the last quarter with a minute left', 'basketball', { ...IN_PLAY, clock: { ...still(4), seconds: MINUTE, direction: 'down' } }, []],
  ['a suspended game', 'football', atMinute(30, { isSuspended: true }), []],
  ['a finished game', 'football', FINISHED, []],
] as const)('[BT-01] whether a live game is listed as open: %s', (_, key, state, listed) => {
  expect(idsOf(openByInterest([aGame(1, { sport: sportOf(key), state: state as GameState })], NOW, 6))).toEqual(listed);
});

function still(periodId: number) {
  return { periodId, seconds: 0, at: NOW, isRunning: false, direction: 'none' as const };
}

it('[BT-01] a running clock passes the 85th minute without news from the feed', () => {
  const clock = { periodId: 2, seconds: 84 * MINUTE, at: NOW, isRunning: true, direction: 'up' } as const;
  const games = [aGame(1, { state: { ...IN_PLAY, clock } }), aGame(2, { state: { ...IN_PLAY, clock: { ...clock, rate: 10 } } })];

  expect(idsOf(openByInterest(games, NOW, 6))).toEqual([2, 1]);
  expect(idsOf(openByInterest(games, NOW + 6_000, 6))).toEqual([1]);
  expect(idsOf(openByInterest(games, NOW + 60_000, 6))).toEqual([]);
});

it('[BT-01] a game without two open prices for its winner is left out', () => {
  const sport = sportOf('football');
  const marketsOf = (fields: Partial<Market>) => () => [winnerOf(sport, fields)];
  const blocked = winnerOf(sport).outcomes.map((outcome) => ({ ...outcome, isBlocked: true }));
  const games = [
    aGame(1, { markets: () => [] }),
    aGame(2, { markets: marketsOf({ isSuspended: true }) }),
    aGame(3, { markets: marketsOf({ outcomes: blocked }) }),
    aGame(4, { markets: marketsOf({ typeId: 999 }) }),
    aGame(5),
  ];

  expect(idsOf(openByInterest(games, NOW, 6))).toEqual([5]);
});

it('[BT-01] prices only as many games as are listed', () => {
  let priced = 0;
  const sport = sportOf('football');
  const markets = () => ((priced += 1), [winnerOf(sport)]);
  const games = Array.from({ length: 50 }, (__, at) => aGame(at + 1, { markets }));

  expect(openByInterest(games, NOW, 6)).toHaveLength(6);
  expect(priced).toBe(6);
});

it('[BT-01] has no share of play for a game without a clock', () => {
  expect(shareOfPlay(IN_PLAY, { periods: 2, periodSeconds: 2700 }, NOW)).toBeUndefined();
  expect(shareOfPlay(atMinute(45), { periods: 2, periodSeconds: 2700 }, NOW)).toBe(0.5);
});
