import { isBalanced, NOON, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { createEngine, type Engine } from '@touchline/server-engine';
import type { Db } from '@touchline/server-kernel/db';
import { reconcile } from '@touchline/server-kernel/ledger';
import { marketTypeId, OUTCOME as O } from '@touchline/betting-rules';
import type { BuilderPrice, PlacedBet } from '@touchline/betting-contract';
import { bettingAt, type BettingBackend, type BettingServices, enginePrices, startBetting } from '../../testing.ts';

const TOP_FOOTBALL = 115;
const PATH = '/bff-api/coupon/builder';

export interface Leg {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

/** The betting module with the bet builder and the real model of one football championship. */
export interface Builder {
  readonly test: BettingBackend;
  readonly engine: Engine;
  /** Services of the backend, with prices from the engine. */
  readonly services: BettingServices;
  /** An unused game of the line. */
  aGame: () => number;
  /** An outcome of a game. Among several lines of a market, the one with odds nearest to 2.00. */
  leg: (gameId: number, wanted: keyof typeof LEGS) => Leg & { coef: number };
  price: (legs: readonly Leg[]) => Promise<BuilderPrice>;
  /** Stores a combination. @returns the bet to place. */
  keep: (legs: readonly Leg[]) => Promise<PlacedBet>;
}

export const LEGS = {
  home: [0, marketTypeId('result'), O.HomeWin],
  draw: [0, marketTypeId('result'), O.Draw],
  away: [0, marketTypeId('result'), O.AwayWin],
  over: [0, marketTypeId('total'), O.Over],
  under: [0, marketTypeId('total'), O.Under],
  both: [0, marketTypeId('both-score'), O.Yes],
  'home-or-draw': [0, marketTypeId('double-chance'), O.HomeOrDraw],
  'next-goal': [0, marketTypeId('first-score'), O.ScoreHome],
  'draw-no-bet': [0, marketTypeId('draw-no-bet'), O.Winner1],
  'first-half-over': [0, marketTypeId('total', 1), O.Over],
  corners: [1, marketTypeId('total', 0, 'corners'), O.Over],
} as const;

export function builderOn(kind: Db['engine']): Builder {
  let test: BettingBackend;
  let engine: Engine;
  let games: number[] = [];
  const prices = () => enginePrices(engine);

  beforeAll(async () => {
    engine = createEngine({ now: () => test?.clock.nowMs ?? NOON, seed: 7, champIds: [TOP_FOOTBALL] });
    games = [...engine.games()].filter(({ section }) => section === 'line').map(({ id }) => id);
    test = await startBetting(kind, { make: bettingAt(prices(), engine) });
  }, START_TIMEOUT_MS);
  afterAll(() => test.close());
  afterEach(async () => {
    const books = await reconcile(test.db, test.products);
    expect(isBalanced(books) ? 'balanced' : books).toBe('balanced');
  });

  const post = async (path: string, legs: readonly Leg[]): Promise<BuilderPrice> => {
    const payload = { legs: legs.map(({ gameId, marketId, outcomeId }) => ({ gameId, marketId, outcomeId })) };
    const answer = await test.app.inject({ method: 'POST', url: path, payload });
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
    return answer.json<BuilderPrice>();
  };
  return {
    get test() {
      return test;
    },
    get engine() {
      return engine;
    },
    get services() {
      return { ...test.services, prices: prices() };
    },
    aGame: () => {
      const id = games.shift();
      if (id === undefined) throw new Error('the line has no game left');
      return id;
    },
    leg: (gameId, wanted) => {
      const [part, typeId, outcomeTypeId] = LEGS[wanted];
      const game = engine.game(gameId);
      const view = game === undefined ? undefined : engine.watch(game)[part];
      const [found] = (view?.book.markets ?? [])
        .filter((market) => market.typeId === typeId)
        .flatMap(({ id, outcomes }) => outcomes.filter((outcome) => outcome.typeId === outcomeTypeId).map((outcome) => ({ id, outcome })))
        .sort((a, b) => Math.abs(a.outcome.coef - 2000) - Math.abs(b.outcome.coef - 2000));
      if (found === undefined || view === undefined) throw new Error(`${wanted} is not offered`);
      return { gameId: view.id, marketId: found.id, outcomeId: found.outcome.id, coef: found.outcome.coef };
    },
    price: (legs) => post(PATH, legs),
    keep: async (legs) => {
      const price = await post(`${PATH}/kept`, legs);
      if (price.status === 'refused') throw new Error(price.reason);
      const { gameId, marketId, outcomeId, coef } = price;
      return { gameId, marketId, outcomeId, coef };
    },
  };
}
