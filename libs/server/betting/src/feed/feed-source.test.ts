import { createEngine } from '@touchline/server-engine';
import { EVENING, manualClock } from '@touchline/server-engine/testing';
import type { GamesAnswer } from '@touchline/betting-contract';
import { answerFailures } from '@touchline/server-kernel/http';
import fastify from 'fastify';
import { feedRoutes } from './routes.ts';

const SECOND = 1000;
const FOOTBALL = 100;

function backend() {
  const clock = manualClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [FOOTBALL] });
  const app = fastify();
  answerFailures(app);
  const db = { query: async () => [] };
  feedRoutes(app, { engine, db }, { authenticate: () => Promise.reject(new Error('this test has no sessions')), checkAnswers: true });
  return {
    engine,
    app,
    pass: (seconds: number) => {
      for (let second = 0; second < seconds; second++) engine.tick(clock.pass(SECOND));
    },
    get: async <T>(url: string) => {
      const { statusCode: status, body } = await app.inject({ url });
      return { status, body: (body === '' ? null : JSON.parse(body)) as T };
    },
  };
}

describe('the source of revisions', () => {
  const LISTS = ['/bff-api/feed/live/games?lang=en', '/bff-api/feed/live/menu?lang=en'];

  it('[BT-01] is part of every answer, and a reader with a revision of the same source gets only changes', async () => {
    const { get } = backend();
    for (const path of LISTS) {
      const { body } = await get<GamesAnswer>(path);
      expect(body.source).toBe('0');
      expect((await get(`${path}&since=${body.revision}&source=${body.source}`)).status).toBe(304);
    }
  });

  it('[BT-01] readers with a revision of another source get a full list, even if the number is the same', async () => {
    const { get } = backend();
    for (const path of LISTS) {
      const { revision } = (await get<GamesAnswer>(path)).body;
      const other = await get<GamesAnswer>(`${path}&since=${revision}&source=another`);
      expect(other.status).toBe(200);
      expect(other.body.isFull ?? true).toBe(true);
    }
  });

  it('[BT-01] the revision is answered at once to readers of another source, and to others when it changes', async () => {
    const { engine, get, pass } = backend();
    const path = '/bff-api/feed/revision';
    const { body } = await get<{ revision: number; source: string }>(path);
    expect(body.revision).toBe(engine.revision);
    expect((await get<{ revision: number }>(`${path}?since=${body.revision}&source=another`)).body.revision).toBe(engine.revision);

    const waiting = get<{ revision: number }>(`${path}?since=${body.revision}&source=${body.source}`);
    pass(30);
    expect((await waiting).body.revision).toBe(engine.revision);
    expect(engine.revision).toBeGreaterThan(body.revision);
  });

  it('[SRV-1] a closing server answers waiting requests', async () => {
    const { app, get } = backend();
    const { body } = await get<{ revision: number; source: string }>('/bff-api/feed/revision');
    const waiting = get(`/bff-api/feed/revision?since=${body.revision}&source=${body.source}`);
    await new Promise((turn) => setImmediate(turn));
    await app.close();

    expect((await waiting).status).toBe(304);
  });
});
