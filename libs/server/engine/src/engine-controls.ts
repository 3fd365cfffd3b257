import type { Engine } from './engine.ts';
import { PriceOverrides } from './price-overrides.ts';
import { rootIdOf } from './schedule.ts';

/**
 * Manual changes to the games of an engine, for traders and tests: fixed prices, suspensions and early ends. The engine itself has none of
 * this. `revision`: the one that all processes share for the change; default: the next.
 *
 * @spec ODD-1 BT-02
 */
export class EngineControls {
  readonly #engine: Engine;
  readonly #overrides = new PriceOverrides();

  /** Use {@link controlsOf}: a second object for one engine would release the prices that the first one has fixed. */
  constructor(engine: Engine) {
    this.#engine = engine;
    engine.adjustPrices(this.#overrides);
  }

  /** Fixes the price of an outcome, in thousandths; null returns it to the model. */
  setCoef(outcomeId: number, coef: number | null, revision?: number): void {
    const at = this.#engine.beginChange(revision);
    this.#overrides.set(outcomeId, coef, at.nowMs);
    for (const game of this.#engine.games()) if (game.offers(outcomeId)) game.reprice(at.nowMs, at.revision);
  }

  /** Suspends or resumes a game. @returns whether the game exists. */
  setSuspended(gameId: number, isSuspended: boolean, revision?: number): boolean {
    const at = this.#engine.beginChange(revision);
    const game = this.#engine.game(gameId);
    if (game === undefined) return false;
    this.#engine.manual.pause(game.fixture, isSuspended);
    game.pause(isSuspended, at.revision);
    return true;
  }

  /** Ends a game now, with the result of its full course. @returns whether the game exists. */
  endGame(gameId: number, revision?: number): boolean {
    const game = this.#engine.game(gameId);
    if (game === undefined) return false;
    const at = this.#engine.beginChange(revision);
    game.end(at.nowMs, at.revision);
    this.#engine.manual.end(game.fixture);
    this.#engine.reportSettled(game.id);
    return true;
  }

  /** Marks a game as ended early that is no longer in the lists. @param aroundMs - about when it was to be played. */
  markEnded(gameId: number, aroundMs?: number): void {
    const fixture = this.#engine.fixture(rootIdOf(gameId), aroundMs);
    if (fixture !== undefined) this.#engine.manual.end(fixture);
  }
}

const CONTROLS = new WeakMap<Engine, EngineControls>();

/** The controls of an engine: all callers get the same ones. */
export function controlsOf(engine: Engine): EngineControls {
  let controls = CONTROLS.get(engine);
  if (controls === undefined) {
    controls = new EngineControls(engine);
    CONTROLS.set(engine, controls);
  }
  return controls;
}
