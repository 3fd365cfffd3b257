import { createEngine } from '@touchline/server-engine';
import { EVENING, handClock } from '@touchline/server-engine/testing';
import type { GamesAnswer } from '@touchline/betting-contract';
import { answerFailures } from '@touchline/server-kernel';
import fastify from 'fastify';
import { feedRoutes } from './routes.ts';

const SECOND = 1000;
const FOOTBALL = 100;

function backend() {
  const clock = handClock(EVENING);
  const engine = createEngine({ ...clock, champIds: [FOOTBALL] });
  const app = fastify();
  answerFailures(app);
  const db = { query: async () => [] };
  feedRoutes(app, { engine, db }, { authenticate: () => Promise.reject(new Error('nobody signs in here')), checkAnswers: true });
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

describe('who counts the revisions', () => {
  const LISTS = ['/bff-api/feed/live/games?lang=en', '/bff-api/feed/live/menu?lang=en'];

  it('[BT-01] is said with every answer, and a reader of its own numbers gets what changed', async () => {
    const { get } = backend();
    for (const path of LISTS) {
      const { body } = await get<GamesAnswer>(path);
      expect(body.source).toBe('0');
      expect((await get(`${path}&since=${body.revision}&source=${body.source}`)).status).toBe(304);
    }
  });

  it('[BT-01] readers of another’s numbers get an image, though the number is the same', async () => {
    const { get } = backend();
    for (const path of LISTS) {
      const { revision } = (await get<GamesAnswer>(path)).body;
      const other = await get<GamesAnswer>(`${path}&since=${revision}&source=another`);
      expect(other.status).toBe(200);
      expect(other.body.isFull ?? true).toBe(true);
    }
  });

  it('[BT-01] the revision is told at once to whoever stands elsewhere, and to others when it moves', async () => {
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

  it('[SRV-1] a server that closes answers those who wait', async () => {
    const { app, get } = backend();
    const { body } = await get<{ revision: number; source: string }>('/bff-api/feed/revision');
    const waiting = get(`/bff-api/feed/revision?since=${body.revision}&source=${body.source}`);
    await new Promise((turn) => setImmediate(turn));
    await app.close();

    expect((await waiting).status).toBe(304);
  });
});
