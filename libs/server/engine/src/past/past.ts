import type { GameState } from '@touchline/betting-contract';
import type { Archive } from '../archive/archive.ts';
import type { CourseIncident, Frame } from '../course/course.ts';
import type { Engine } from '../engine.ts';
import { msOf, stateOf } from '../game-state.ts';
import { SUB_PARTS } from '../live-game.ts';
import { marketTypeOfId } from '../pricing/draft.ts';
import type { PricedMarket } from '../pricing/draft.ts';
import { subIndexOf } from '../schedule.ts';
import type { Fixture } from '../types.ts';
import { indexAt, lineMoments, liveMoments, marketsAt, MOST_MOMENTS, MOST_PRICES, type PastGame } from './past-moments.ts';

/** A price from a moment on; null if the outcome was not on offer. */
export interface PastPrice {
  atMs: number;
  coef: number | null;
}

/** State and main prices of a match at a moment. */
export interface PastMoment {
  atMs: number;
  state: GameState;
  markets: readonly PricedMarket[];
}

/** Maximum number of games with cached moments; fixed prices are applied on top of the cached ones. */
const REMEMBERED = 24;

export interface PriceHistoryQuery {
  gameId: number;
  marketId: number;
  outcomeIds: readonly number[];
}

/** When a game appeared on the line. */
const lineFrom = ({ startMs, champ, speed }: Fixture): number => startMs - (champ.horizonSeconds * 1000) / speed;

interface Remembered {
  startMs: number;
  markets: Map<number, PricedMarket[]>;
}

/**
 * Past states and prices of games. None of it is stored: prices, like the match itself, are a function of seed, fixture and time, so every
 * process computes the same past, also after a restart.
 *
 * @spec BT-11 BT-12
 */
export class Past {
  readonly #engine: Engine;
  readonly #archive: Archive;
  readonly #known = new Map<number, Remembered>();

  constructor(engine: Engine, archive: Archive) {
    this.#engine = engine;
    this.#archive = archive;
  }

  /** Every price change of some outcomes of a market until now, earliest first; undefined for an unknown game. */
  prices({ gameId, marketId, outcomeIds }: PriceHistoryQuery): PastPrice[][] | undefined {
    const fixture = this.#engine.fixture(gameId);
    if (fixture === undefined) return undefined;
    const game = this.#game(fixture);
    const index = subIndexOf(gameId);
    const typeId = marketTypeOfId(marketId);
    const query = { part: SUB_PARTS[index] ?? 'whole', shortId: fixture.shortId + index, isMain: false, typeId };
    const untilMs = this.#engine.lastTickMs;
    const { adjustments } = this.#engine;
    const moments = [
      ...lineMoments(game, { fromMs: lineFrom(fixture), untilMs }),
      ...liveMoments(game, { untilMs: this.#until(fixture), hasPauses: false, most: MOST_PRICES }),
      ...adjustments.moments((id) => outcomeIds.includes(id)),
    ].sort((a, b) => a - b);
    const found = outcomeIds.map((): PastPrice[] => []);
    for (const atMs of moments) {
      const market = adjustments.applyAt(marketsAt(game, atMs, query), atMs).find(({ id }) => id === marketId);
      for (const [nth, outcomeId] of outcomeIds.entries()) {
        const history = found[nth] as PastPrice[];
        const coef = market?.outcomes.find(({ id }) => id === outcomeId)?.coef ?? null;
        if (coef !== (history.at(-1)?.coef ?? null)) history.push({ atMs, coef });
      }
    }
    return found;
  }

  /** A match moment by moment until now, with its main markets; undefined for an unknown game, empty before kick-off. */
  moments(gameId: number): PastMoment[] | undefined {
    const fixture = this.#engine.fixture(gameId);
    if (fixture === undefined) return undefined;
    const game = this.#game(fixture);
    const { adjustments } = this.#engine;
    const main = { part: 'whole' as const, shortId: fixture.shortId, isMain: true };
    const known = this.#remembered(fixture);
    return liveMoments(game, { untilMs: this.#until(fixture), hasPauses: true, most: MOST_MOMENTS }).map((atMs) => {
      const markets = known.markets.get(atMs) ?? marketsAt(game, atMs, main);
      known.markets.set(atMs, markets);
      const frame = game.course().frames[indexAt(game, atMs)] as Frame;
      const state = stateOf(fixture, frame, { atMs, part: 'whole', marketsCount: markets.length });
      return { atMs, state, markets: adjustments.applyAt(markets, atMs) };
    });
  }

  /** Incidents of a match until now, with their times. */
  incidents(gameId: number): (CourseIncident & { atMs: number })[] {
    const fixture = this.#engine.fixture(gameId);
    if (fixture === undefined || fixture.startMs > this.#engine.lastTickMs) return [];
    const untilMs = this.#until(fixture);
    return this.#archive
      .course(fixture)
      .frames.flatMap(({ at, incident }) => (incident === undefined ? [] : [{ ...incident, atMs: msOf(fixture, at) }]))
      .filter(({ atMs, kind }) => atMs <= untilMs && kind !== 'point');
  }

  #game(fixture: Fixture): PastGame {
    return { fixture, seed: this.#engine.seed, course: () => this.#archive.course(fixture) };
  }

  /** The last moment of a finished match, otherwise now. */
  #until(fixture: Fixture): number {
    return this.#engine.lastTickMs < fixture.startMs
      ? this.#engine.lastTickMs
      : Math.min(this.#engine.lastTickMs, Math.ceil(msOf(fixture, this.#archive.course(fixture).endsAt)) + 1);
  }

  #remembered({ id, startMs }: Fixture): Remembered {
    const known = this.#known.get(id);
    const kept: Remembered = known?.startMs === startMs ? known : { startMs, markets: new Map() };
    this.#known.delete(id);
    this.#known.set(id, kept);
    if (this.#known.size > REMEMBERED) this.#known.delete(this.#known.keys().next().value as number);
    return kept;
  }
}
