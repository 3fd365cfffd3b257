import { marketTypeId, OUTCOME as O, type MarketKindKey } from '@touchline/betting-rules';
import { createEngine, type Engine } from '../engine.ts';
import { controlsOf } from '../engine-controls.ts';
import { EVENING, manualClock } from '../testing/clock.ts';
import { combine, worthOf } from './combine.ts';

const TOP_FOOTBALL = 115;

function lineGame(): { engine: Engine; gameId: number } {
  const engine = createEngine({ now: manualClock(EVENING).now, seed: 7, champIds: [TOP_FOOTBALL] });
  const game = [...engine.games()].find(({ section }) => section === 'line');
  if (game === undefined) throw new Error('no game on the line');
  return { engine, gameId: game.id };
}

function find({ engine, gameId }: ReturnType<typeof lineGame>, kind: MarketKindKey, outcomeTypeId: number, part = 0) {
  const game = engine.game(gameId);
  const view = game === undefined ? undefined : engine.watch(game)[part];
  for (const market of view?.book.markets ?? [])
    for (const outcome of market.outcomes)
      if (
        market.typeId % 100 === marketTypeId(kind) &&
        outcome.typeId === outcomeTypeId &&
        (kind !== 'total' || (outcome.coef > 1500 && outcome.coef < 2600))
      )
        return { gameId: view?.id ?? 0, marketId: market.id, outcomeId: outcome.id, coef: outcome.coef };
  throw new Error(`nothing of ${kind} is offered`);
}

it('[BT-10] prices a single leg as on the line, for every outcome that can be combined', () => {
  const line = lineGame();
  const game = line.engine.game(line.gameId);
  const views = game === undefined ? [] : line.engine.watch(game);
  const compared = views.flatMap(({ id, book }) =>
    book.markets.flatMap((market) =>
      market.outcomes.map((outcome) => {
        const alone = combine(line.engine, [{ gameId: id, marketId: market.id, outcomeId: outcome.id }]);
        if (alone.status === 'refused') return alone.reason;
        // The combination grid for both halves is larger than that of the line, so the price may round to the next step.
        return Math.abs(alone.coef - outcome.coef) <= Math.max(10, outcome.coef / 50)
          ? 'same'
          : `${market.typeId}: ${alone.coef} ${outcome.coef}`;
      }),
    ),
  );
  expect([...new Set(compared)].sort()).toEqual(['not-combinable', 'same']);
  expect(compared.filter((one) => one === 'same').length).toBeGreaterThan(250);
});

it('[BT-10] prices legs of goals, corners and cards at the product of their prices, within rounding', () => {
  const line = lineGame();
  const legs = [find(line, 'result', O.HomeWin), find(line, 'total', O.Over, 1), find(line, 'total', O.Under, 2)];
  const priced = combine(line.engine, legs);
  if (priced.status !== 'priced') throw new Error(priced.reason);
  expect(priced.product).toBe(Math.floor((((legs[0]!.coef * legs[1]!.coef) / 1000) * legs[2]!.coef) / 1000));
  expect(priced.coef).toBeGreaterThanOrEqual(priced.product - 10);
  expect(priced.coef / priced.product).toBeLessThan(1.02);
});

it('[BT-10] prices a home win with many goals below the product, and with few goals above it', () => {
  const line = lineGame();
  const home = find(line, 'result', O.HomeWin);
  const over = combine(line.engine, [home, find(line, 'total', O.Over)]);
  const under = combine(line.engine, [home, find(line, 'total', O.Under)]);
  if (over.status !== 'priced' || under.status !== 'priced') throw new Error('not priced');
  expect(over.coef).toBeLessThan(over.product * 0.97);
  expect(under.coef).toBeGreaterThan(under.product * 1.03);
});

it('[BT-10] reports why outcomes cannot be combined, and which of them', () => {
  const line = lineGame();
  const { engine } = line;
  const home = find(line, 'result', O.HomeWin);
  const draw = find(line, 'result', O.Draw);
  const either = find(line, 'double-chance', O.HomeOrDraw);
  const other = [...engine.games()].find(({ id, section }) => id !== line.gameId && section === 'line')?.id ?? 0;
  expect(combine(engine, [home, draw])).toEqual({ status: 'refused', reason: 'impossible', legs: [0, 1] });
  expect(combine(engine, [home, either])).toEqual({ status: 'refused', reason: 'implied', legs: [1] });
  expect(combine(engine, [home, find({ engine, gameId: other }, 'both-score', O.Yes)])).toEqual({
    status: 'refused',
    reason: 'other-game',
    legs: [1],
  });
  expect(combine(engine, [home, { ...draw, outcomeId: 1 }])).toEqual({ status: 'refused', reason: 'gone', legs: [1] });
  expect(combine(engine, [home, find(line, 'first-score', O.ScoreHome)])).toEqual({
    status: 'refused',
    reason: 'not-combinable',
    legs: [1],
  });
});

it('[BT-10] suspends a combination with its match', () => {
  const line = lineGame();
  const legs = [find(line, 'result', O.HomeWin), find(line, 'both-score', O.Yes)];
  expect(combine(line.engine, legs)).toMatchObject({ status: 'priced', isSuspended: false });
  controlsOf(line.engine).setSuspended(line.gameId, true);
  expect(combine(line.engine, legs)).toMatchObject({ status: 'priced', isSuspended: true });
});

it('[BT-10] values a combination at its stake minus the margin when it is booked', () => {
  const line = lineGame();
  const legs = [find(line, 'result', O.HomeWin), find(line, 'both-score', O.Yes)];
  const priced = combine(line.engine, legs);
  if (priced.status !== 'priced') throw new Error(priced.reason);
  const worth = worthOf(line.engine, { gameId: line.gameId, legs: priced.legs, coefs: priced.coefs });
  // Margins of 5.5 % (match result) and 7 % (both teams to score), minus rounding.
  expect(worth?.expected).toBeLessThanOrEqual(1000 / (1.055 * 1.07));
  expect(worth?.expected).toBeGreaterThan((1000 / (1.055 * 1.07)) * 0.99);
});
