import { createEngine } from './engine.ts';
import { controlsOf } from './engine-controls.ts';
import { EVENING, manualClock } from './testing/clock.ts';

const SECOND = 1000;

function lineGame() {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [112] });
  const game = [...engine.games()].find(({ section }) => section === 'line');
  const [market] = game?.main.markets ?? [];
  const [outcome, second] = market?.outcomes ?? [];
  if (game === undefined || market === undefined || outcome === undefined || second === undefined) throw new Error('no game on the line');
  const ref = { gameId: game.id, marketId: market.id, outcomeId: outcome.id };
  return { clock, engine, ref, price: () => engine.priceOf(ref), coef: outcome.coef, second: second.id };
}

it('[ODD-1] a fixed price holds until it is released, for all callers of the engine', () => {
  const { clock, engine, ref, price, coef, second } = lineGame();
  const before = engine.revision;
  controlsOf(engine).setCoef(ref.outcomeId, 7770);
  expect(engine.revision).toBe(before + 1);
  expect(price()).toMatchObject({ coef: 7770, priceVersion: before + 1 });
  controlsOf(engine).setCoef(second, 1500); // another caller, which makes the game's prices anew
  engine.tick(clock.pass(SECOND));
  expect(price()).toMatchObject({ coef: 7770 });
  controlsOf(engine).setCoef(ref.outcomeId, null);
  expect(price()).toMatchObject({ coef });
});

it('[ODD-1] engines with the same terms do not share fixed prices', () => {
  const [one, other] = [lineGame(), lineGame()];
  controlsOf(one.engine).setCoef(one.ref.outcomeId, 7770);
  expect(other.price()).toMatchObject({ coef: other.coef });
});

it('[BT-02] a change is booked under the revision that all processes share', () => {
  const { engine, ref, price } = lineGame();
  const shared = engine.revision + 50;
  expect(controlsOf(engine).setSuspended(ref.gameId, true, shared)).toBe(true);
  expect([engine.revision, engine.game(ref.gameId)?.stateRevision]).toEqual([shared, shared]);
  expect(price()).toMatchObject({ isSuspended: true });
});

it('[BT-02] an ended game reports itself and its sub-games once; an unknown one is refused', () => {
  const { engine, ref } = lineGame();
  const settled: number[] = [];
  engine.onSettled((id) => settled.push(id));
  expect(controlsOf(engine).endGame(ref.gameId)).toBe(true);
  expect(settled).toEqual([0, 1, 2, 3, 4].map((sub) => ref.gameId + sub));
  expect(engine.result(ref.gameId)).toBeDefined();
  expect([controlsOf(engine).endGame(9_999_999_990), controlsOf(engine).setSuspended(9_999_999_990, true)]).toEqual([false, false]);
});
