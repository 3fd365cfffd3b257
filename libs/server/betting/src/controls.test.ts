import { controlsOf, createEngine, type Engine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { controlRoutes } from '@touchline/server-kernel';
import { answerFailures } from '@touchline/server-kernel/http';
import type { Game, GamesAnswer } from '@touchline/betting-contract';
import fastify, { type FastifyInstance } from 'fastify';
import { bettingControls } from './controls.ts';
import { enginePrices } from './coupon/engine-prices.ts';
import type { BettingServices } from './coupon/services.ts';
import { feedRoutes } from './feed/routes.ts';

const NO_BETS = { query: async () => [] };

let engine: Engine;
let app: FastifyInstance;
beforeEach(() => {
  engine = createEngine({ ...manualClock(EVENING), champIds: [100, 112] });
  app = fastify();
  answerFailures(app);
  feedRoutes(
    app,
    { engine, db: NO_BETS },
    { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true },
  );
  controlRoutes(app, [bettingControls({} as BettingServices, controlsOf(engine))]);
});
afterEach(() => app.close());

const post = (path: string, payload: object) => app.inject({ method: 'POST', url: `/__test/${path}`, payload });
const list = async (since?: number) =>
  (await app.inject(`/bff-api/feed/line/games?lang=en&champ=112${since === undefined ? '' : `&since=${since}`}`)).json<GamesAnswer>();
const firstOf = (games: readonly Game[]) => {
  const [game] = games;
  const [market] = game?.markets ?? [];
  return { gameId: game?.id ?? 0, marketId: market?.id ?? 0, outcomeId: market?.outcomes[0]?.id ?? 0 };
};

it('[ODD-1] a price set by a test is listed, sent as a change and sold, until it is released', async () => {
  const { games, revision } = await list();
  const ref = firstOf(games);
  const before = games[0]?.markets[0]?.outcomes[0]?.coef;

  await post('coef', { outcomeId: ref.outcomeId, coef: 7770 });
  const changed = await list(revision);

  expect(changed.changes).toEqual([{ id: ref.gameId, prices: [[ref.outcomeId, 7770, 0]] }]);
  expect(firstOf((await list()).games)).toEqual(ref);
  expect((await list()).games[0]?.markets[0]?.outcomes[0]?.coef).toBe(7770);
  expect(enginePrices(engine).quote(ref)).toMatchObject({ coef: 7770 });

  await post('coef', { outcomeId: ref.outcomeId, coef: null });
  expect((await list(changed.revision)).changes).toEqual([{ id: ref.gameId, prices: [[ref.outcomeId, before, 0]] }]);
  expect(enginePrices(engine).quote(ref)).toMatchObject({ coef: before });
});

it('[ODD-1] a game suspended by a test is listed and sent as suspended, and not sold', async () => {
  const { games, revision } = await list();
  const ref = firstOf(games);

  await post('suspend', { gameId: ref.gameId, isSuspended: true });

  expect((await list(revision)).changes).toMatchObject([{ id: ref.gameId, state: { isSuspended: true, suspendReason: 'feed' } }]);
  expect(enginePrices(engine).quote(ref)).toMatchObject({ isSuspended: true });
  await post('suspend', { gameId: ref.gameId, isSuspended: false });
  expect((await list()).games[0]?.state.isSuspended).toBeUndefined();
});

it('[OD-03] [BT-02] a game ended by a test is over at once, with a result, its bets are settled, and it leaves the lists', async () => {
  const live = [...engine.games()].find(({ section }) => section === 'live');
  const id = live?.id ?? 0;
  const settled: number[] = [];
  engine.onSettled((gameId) => settled.push(gameId));
  expect(engine.result(id)).toBeUndefined();

  await post('end', { gameId: id });

  expect(settled).toContain(id);
  expect(engine.result(id)?.main).toHaveLength(2);
  expect(engine.game(id)?.state.statusId).toBe(4);
  engine.tick(engine.lastTickMs + 60_000);
  expect(engine.game(id)).toBeUndefined();
  expect(engine.result(id)?.main).toHaveLength(2);
});

it.each([
  ['coef', { outcomeId: 1, coef: 999 }, 400, 'coef'],
  ['coef', { outcomeId: 1, coef: 1500.5 }, 400, 'coef'],
  ['coef', { outcomeId: 'x', coef: 1500 }, 400, 'outcomeId'],
  ['coef', {}, 400, 'outcomeId'],
  ['suspend', { gameId: 1 }, 400, 'isSuspended'],
  ['suspend', { gameId: 5, isSuspended: true }, 404, undefined],
  ['end', { gameId: 5 }, 404, undefined],
] as const)('[HT-10] refuses %s %j with %i', async (path, body, status, field) => {
  const answer = await post(path, body);

  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ errors: { field?: string }[] }>().errors[0]?.field).toBe(field);
});
