import { createEngine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import { answerFailures } from '@touchline/server-kernel/http';
import type { MomentsAnswer, PriceHistoryAnswer } from '@touchline/betting-contract';
import fastify from 'fastify';
import { pastRoutes } from './past-routes.ts';

function backend() {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [100, 112, 310] });
  const app = fastify();
  answerFailures(app);
  pastRoutes(app, engine, { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true });
  const get = async <T>(url: string) => {
    const { statusCode: status, body } = await app.inject({ url });
    return { status, body: JSON.parse(body) as T, bytes: body.length };
  };
  const of = (champId: number, section: 'line' | 'live') =>
    [...engine.games()].find((game) => game.fixture.champ.id === champId && game.section === section && !game.isFinished);
  return { clock, engine, get, of };
}

it.each([112, 310])(
  '[BT-11] answers every change of up to three prices of a market, the current one last (championship %i)',
  async (champId) => {
    const { get, of } = backend();
    const game = of(champId, 'line');
    const market = game?.main.markets[0];
    const ids = market?.outcomes.map(({ id }) => id) ?? [];
    const { status, body } = await get<PriceHistoryAnswer>(`/bff-api/feed/game/${game?.id}/prices/${market?.id}?outcomes=${ids.join(',')}`);

    expect(status).toBe(200);
    expect(body.servedAt).toBe(EVENING);
    expect(body.outcomes.map(({ id, prices }) => [id, prices.at(-1)?.[1]])).toEqual(market?.outcomes.map(({ id, coef }) => [id, coef]));
  },
);

it('[BT-11] refuses more than three outcomes, and an unknown game', async () => {
  const { get } = backend();

  expect((await get('/bff-api/feed/game/1120000000/prices/1?outcomes=1,2,3,4')).status).toBe(400);
  expect((await get('/bff-api/feed/game/17/prices/1?outcomes=1')).status).toBe(404);
});

it('[BT-11] has no prices for an outcome that was never on offer', async () => {
  const { get, of } = backend();
  const { body } = await get<PriceHistoryAnswer>(`/bff-api/feed/game/${of(112, 'line')?.id}/prices/5?outcomes=5`);

  expect(body.outcomes).toEqual([{ id: 5, prices: [] }]);
});

it('[BT-12] answers the moments of a match in play, within 400 kB', async () => {
  const { get, of, engine } = backend();
  const game = of(112, 'live');
  const { body, bytes } = await get<MomentsAnswer>(`/bff-api/feed/game/${game?.id}/moments`);

  expect(body.moments.at(-1)?.state.score).toEqual(game?.state.score);
  expect(body.moments.at(-1)?.markets).toEqual(JSON.parse(JSON.stringify(game?.main.markets)));
  expect(body.moments.every(({ at }) => at <= engine.now())).toBe(true);
  expect(bytes).toBeLessThan(400_000);
  expect((await get('/bff-api/feed/game/17/moments')).status).toBe(404);
});
