import { createEngine, type Engine, type LiveGame } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { enginePrices } from './engine-prices.ts';
import { markOf, marksOf } from './price-mark.ts';
import { otherGame, type SoldGame, soldResult } from './sold-game.ts';

const DAY_MS = 86_400_000;
/** Football with sub-games, fast leagues, tennis, and esports. */
const CHAMPS = [100, 101, 112, 160, 400, 410, 420];

const soldOf = ({ id, fixture }: LiveGame): SoldGame => ({
  ...{ game_id: id, opponent1: fixture.home.name, opponent2: fixture.away.name, sub_kind: null },
  start_at: fixture.startMs / 1000,
});
function start(terms: { nowMs?: number; seed?: number; speed?: number } = {}): Engine {
  const { nowMs = EVENING, ...more } = terms;
  return createEngine({ now: () => nowMs, champIds: CHAMPS, ...more });
}
const lineOf = (engine: Engine) => [...engine.games()].filter(({ section }) => section === 'line');

it('[BET-9] finds every game that was sold after a restart of the same line, and settles none by another one', () => {
  const sold = lineOf(start()).map(soldOf);
  const later = enginePrices(start({ nowMs: EVENING + 8 * DAY_MS }));

  expect(sold.length).toBeGreaterThan(100);
  expect(new Set(sold.map(({ game_id: id }) => Math.floor(id / 10_000_000)))).toEqual(new Set(CHAMPS));
  expect(sold.filter((one) => otherGame(one, later) !== undefined)).toEqual([]);
  expect(sold.filter((one) => soldResult(one, later) === undefined)).toEqual([]);
});

it.each([
  ['another catalogue', { seed: 7 }],
  ['another speed', { speed: 10 }],
])('[BET-9] settles nothing after a restart with %s, whose games have the same ids', (_, terms) => {
  const sold = lineOf(start()).map(soldOf);
  const prices = enginePrices(start({ ...terms, nowMs: EVENING + 8 * DAY_MS }));
  const there = sold.filter((one) => prices.game(one.game_id, one.start_at * 1000) !== undefined);

  expect(there).toEqual(sold);
  expect(sold.filter((one) => soldResult(one, prices) !== undefined)).toEqual([]);
});

it('[BET-9] takes the game of the time at which it was sold, because ids repeat', () => {
  const speed = 600;
  const [first] = lineOf(start({ speed })).filter(({ fixture }) => fixture.champ.id === 101);
  if (first === undefined) throw new Error('a game is expected');
  // A million games of three minutes each, at speed 600.
  const nowMs = EVENING + (1_000_000 * 180_000) / speed;
  const prices = enginePrices(start({ speed, nowMs }));

  expect(prices.game(first.id, nowMs)).not.toMatchObject({ startAt: first.fixture.startMs / 1000 });
  expect(otherGame(soldOf(first), prices)).toBeUndefined();
  expect(soldResult(soldOf(first), prices)).toEqual(
    enginePrices(start({ speed, nowMs: EVENING + DAY_MS })).result(first.id, first.fixture.startMs),
  );
});

it('[BET-9] distinguishes the parts of a match', () => {
  const [game] = lineOf(start()).filter((one) => one.hasSubGames());
  if (game === undefined) throw new Error('a game with parts is expected');
  const prices = enginePrices(start());
  const corners = { ...soldOf(game), game_id: game.id + 1, sub_kind: 'corners' };

  expect(otherGame(corners, prices)).toBeUndefined();
  expect(otherGame({ ...corners, game_id: game.id + 2 }, prices)).toMatchObject({ subKind: 'cards' });
  expect(otherGame({ ...corners, game_id: game.id }, prices)).toMatchObject({ subKind: null });
});

it('[ODD-3] marks prices by game and outcome, and not by odds', () => {
  const clock = manualClock(EVENING);
  const [engine, later] = [createEngine({ ...clock, champIds: CHAMPS }), start({ nowMs: EVENING + 60_000 })];
  const refs = lineOf(engine).flatMap(({ id, main }) =>
    main.markets.flatMap((market) => market.outcomes.map((outcome) => ({ gameId: id, marketId: market.id, outcomeId: outcome.id }))),
  );
  const marks = refs.map((ref) => markOf(enginePrices(engine).quote(ref)));
  const price = enginePrices(engine).quote(refs[0] ?? { gameId: 0, marketId: 0, outcomeId: 0 });
  if (typeof price === 'string') throw new Error('a price is expected');

  expect(new Set(marks).size).toBe(refs.length);
  expect(markOf(enginePrices(later).quote(refs[0] ?? price))).toBe(marks[0]);
  expect(marksOf({ ...price, coef: 9000, priceVersion: 99 })[0]).toBe(marks[0]);
  const moved = { ...price, startAt: 1, soldAs: [{ home: price.opponent1, away: price.opponent2, startAt: price.startAt }] };
  expect(marksOf(moved)).toHaveLength(2);
  expect(marksOf(moved)).toContain(marks[0]);
  expect(markOf('no-game')).toBeNull();
});
