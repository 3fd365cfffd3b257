import { createEngine, type Engine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { openSitePages } from '@touchline/server-kernel';
import { answerFailures } from '@touchline/server-kernel/http';
import type { Game, GameAnswer, GamesAnswer } from '@touchline/betting-contract';
import fastify, { type FastifyInstance } from 'fastify';
import { feedRoutes } from './routes.ts';

const SECOND = 1000;

/** A client that applies answers to its state according to the contract. */
export class Reader {
  readonly games = new Map<number, Game>();
  revision = 0;

  take(answer: GamesAnswer | GameAnswer): void {
    const isList = 'games' in answer;
    if (answer.isFull) this.games.clear();
    const whole = isList ? answer.games : [...(answer.game ? [answer.game] : []), ...(answer.subGames ?? [])];
    for (const id of isList ? answer.removed : []) this.games.delete(id);
    for (const game of whole) this.games.set(game.id, structuredClone(game));
    for (const { id, state, prices = [], markets } of answer.changes) {
      const game = this.games.get(id);
      if (game === undefined) continue;
      if (state) game.state = state;
      if (markets) game.markets = structuredClone(markets);
      const outcomes = new Map(game.markets.flatMap((market) => market.outcomes.map((outcome) => [outcome.id, outcome] as const)));
      for (const [outcomeId, coef] of prices) (outcomes.get(outcomeId) as { coef: number }).coef = coef;
    }
    this.revision = answer.revision;
  }

  get face(): unknown {
    return [...this.games.values()].sort((a, b) => a.id - b.id);
  }
}

export interface Backend {
  engine: Engine;
  app: FastifyInstance;
  pass: (seconds: number) => void;
  /** Moves the clock in a single step. */
  leap: (seconds: number) => void;
  get: <T>(url: string) => Promise<{ status: number; body: T }>;
}

/** The routes of the feed over an engine with a clock that the test moves. */
export function backend(champIds?: number[]): Backend {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, ...(champIds && { champIds }) });
  const app = fastify();
  answerFailures(app);
  const pages = openSitePages();
  pages.add(() => [
    { path: '/rules', changedAt: 0, titles: { en: 'Betting rules', ru: 'Правила ставок' } },
    { path: '/line', changedAt: 0 },
  ]);
  feedRoutes(
    app,
    { engine, db: { query: async () => [] }, pages },
    { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true },
  );
  return {
    engine,
    app,
    pass: (seconds) => {
      for (let second = 0; second < seconds; second++) engine.tick(clock.pass(SECOND));
    },
    leap: (seconds) => void engine.tick(clock.pass(seconds * SECOND)),
    get: async <T>(url: string) => {
      const { statusCode: status, body } = await app.inject({ url });
      return { status, body: (body === '' ? null : JSON.parse(body)) as T };
    },
  };
}
