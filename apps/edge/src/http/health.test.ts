import fastify from 'fastify';
import { createServer } from 'node:http';
import { addHealth, backendProbe, watchOutage } from './health.ts';

it('[SRV-1] is not ready while the backend is down, and ready again after, while it stays alive', async () => {
  const backend = createServer((_request, response) => void response.setHeader('connection', 'close').end('{}'));
  await new Promise<void>((done) => backend.listen(0, '127.0.0.1', done));
  const { port } = backend.address() as { port: number };
  let nowMs = 0;
  const app = fastify();
  addHealth(app, {
    version: '1',
    builtAt: () => '2026-11-20',
    readiness: { isReady: true },
    isBackendReady: backendProbe({ origins: [`http://127.0.0.1:${port}`] }, { now: () => nowMs }),
  });
  const ask = async (): Promise<number> => {
    nowMs += 1_000;
    return (await app.inject('/readyz')).statusCode;
  };

  try {
    expect(await ask()).toBe(200);
    await new Promise((done) => backend.close(done));
    expect(await ask()).toBe(503);
    expect((await app.inject('/healthz')).statusCode).toBe(200);
    await new Promise<void>((done) => backend.listen(port, '127.0.0.1', done));
    expect(await ask()).toBe(200);
  } finally {
    backend.closeAllConnections();
    backend.close();
    await app.close();
  }
});

it('[SRV-1] checks the backend at most once a second, however many probes ask', async () => {
  let nowMs = 0;
  const ask = jest.fn(async () => new Response('{}', { status: 200 }));
  const isReady = backendProbe({ origins: ['http://backend.test'] }, { ask: ask as never, now: () => nowMs });

  await Promise.all([isReady(), isReady(), isReady()]);
  expect(ask).toHaveBeenCalledTimes(1);
  nowMs = 1_000;
  await isReady();

  expect(ask).toHaveBeenCalledTimes(2);
});

it('[SRV-1] [REM-10] stays in the rotation without a backend while it has something in memory, but not while it stops', async () => {
  const state = { isBackendReady: true, isKept: false, lacks: [] as string[] };
  const readiness = { isReady: true };
  const app = fastify();
  addHealth(app, {
    version: '1',
    builtAt: () => '',
    readiness,
    isBackendReady: async () => state.isBackendReady,
    backendLacks: () => state.lacks,
    hasKept: () => state.isKept,
  });
  const ask = async (over: Partial<typeof state>) => {
    Object.assign(state, over);
    const { statusCode, body } = await app.inject('/readyz');
    return [statusCode, (JSON.parse(body) as { status: string }).status];
  };

  expect(await ask({ isBackendReady: false })).toEqual([503, 'no-backend']);
  expect(await ask({ isKept: true })).toEqual([200, 'degraded']);
  expect(await ask({ lacks: ['the configuration'] })).toEqual([503, 'no-backend']);
  expect(await ask({ isBackendReady: true })).toEqual([503, 'backend-incomplete']);
  expect(await ask({ lacks: [] })).toEqual([200, 'ready']);
  readiness.isReady = false;
  expect(await ask({ isBackendReady: false })).toEqual([503, 'stopping']);
  await app.close();
});

it('[ODD-5] an outage lasts since the backend was last found ready, whatever asked', async () => {
  let nowMs = 1_000;
  let isReady = true;
  const { isBackendReady, outageMs } = watchOutage(
    async () => isReady,
    () => nowMs,
  );

  nowMs = 5_000;
  expect(await outageMs()).toBe(0);
  nowMs = 600_000;
  expect(await isBackendReady()).toBe(true);
  isReady = false;
  nowMs = 602_500;
  expect(await isBackendReady()).toBe(false);
  expect(await outageMs()).toBe(2_500);
  isReady = true;
  expect(await outageMs()).toBe(0);
});
