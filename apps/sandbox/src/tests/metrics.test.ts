import { settleOverdue } from '@touchline/server-betting/testing';
import { watchLedger } from '@touchline/server-kernel';
import { createDatabase, ENGINE, ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { createMetrics, type Metrics, serveMetrics } from '@touchline/shared-serving';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend } from '../backend.ts';
import { type TestApp, testAppOn } from '../testing/test-app.ts';
import { openTestDb, PRODUCTS } from '../testing/test-db.ts';

const GAME = 71_004_211;

/** Value of a metric without labels; undefined if it is not exported. */
function valueOf(text: string, name: string): number | undefined {
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.split(' ')[1]);
}

describe.each(ENGINES)('metrics of the sandbox, on %s', (engine) => {
  let test: TestApp;
  let metrics: Metrics;
  const read = async (name: string) => valueOf(await metrics.text(), name);

  beforeEach(async () => {
    metrics = createMetrics();
    test = await testAppOn(await openTestDb(engine), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' }, undefined, { metrics });
  }, START_TIMEOUT_MS);
  afterEach(() => test.close());

  it('[OD-02] [PRV-1] count open coupons, unsettled bets with a known result, and requests by call, and contain no player data', async () => {
    const player = await test.addPlayer();
    const bet = test.prices.addGame(GAME);
    await test.place(player, test.coupon(player, { bets: [bet] }));
    await test.get(player.token, `/web-api/coupon/status/${randomUUID()}`);
    await test.get(player.token, `/${player.login}?token=${player.token}`);
    expect([await read('touchline_open_coupons'), await read('touchline_unsettled_bets')]).toEqual([1, 0]);

    test.prices.finish(GAME, { main: [1, 0], periods: [] });
    expect([await read('touchline_open_coupons'), await read('touchline_unsettled_bets')]).toEqual([1, 1]);

    expect(await read('touchline_displaced_bets')).toBe(0);
    test.prices.replaceGame(GAME, { opponent1: 'Another' });
    expect([await read('touchline_displaced_bets'), await read('touchline_unsettled_bets')]).toEqual([1, 0]);
    test.prices.replaceGame(GAME, { opponent1: `Northside ${GAME}` });

    await settleOverdue(test.services);
    const text = await metrics.text();
    expect([valueOf(text, 'touchline_open_coupons'), valueOf(text, 'touchline_unsettled_bets')]).toEqual([0, 0]);
    const counts = text.split('\n').filter((line) => line.startsWith('touchline_request_duration_seconds_count'));
    expect(counts).toEqual([
      'touchline_request_duration_seconds_count{kind="call",name="POST /web-api/coupon/place",outcome="2xx"} 1',
      'touchline_request_duration_seconds_count{kind="call",name="GET /web-api/coupon/status/:id",outcome="2xx"} 1',
      'touchline_request_duration_seconds_count{kind="call",name="none",outcome="4xx"} 1',
    ]);
    for (const secret of [player.login, player.token, String(GAME)]) expect(text).not.toContain(secret);
  });

  it('[OD-02] count quarantined work', async () => {
    expect(await read('touchline_quarantined_items')).toBe(0);
    const work = { job: 'settlement', items: [700_000_101], keyOf: String };
    for (let failures = 0; failures < 5; failures += 1) {
      await test.services.stuck.each(work, () => Promise.reject(new Error('on purpose')));
      test.clock.nowMs += 10 * 60_000;
    }

    const text = await metrics.text();
    expect(valueOf(text, 'touchline_quarantined_items')).toBe(1);
    expect(text).toContain('touchline_stuck_items{job="settlement",state="quarantined"} 1');
    expect(text).toContain('touchline_stuck_items{job="settlement",state="retried"} 0');
    expect(text).not.toContain('700000101');
  });

  it('[MON-7] report a ledger that is off by one unit, and nothing before the first comparison', async () => {
    const { accountId } = await test.addPlayer();
    const books = watchLedger(test.db, PRODUCTS);
    metrics.add(...books.measures);
    expect(await read('touchline_ledger_differences')).toBeUndefined();

    await books.check();
    expect(await read('touchline_ledger_differences')).toBe(0);

    await test.db.query('update accounts set balance = balance + 1 where id = $1', [accountId]);
    await books.check();
    expect(await read('touchline_ledger_differences')).toBe(1);
    expect(await read('touchline_ledger_check_age_seconds')).toBeGreaterThanOrEqual(0);
  });
});

it(
  '[ODD-5] [MON-7] a running sandbox exports the age of its prices and the state of its books on the metrics port only',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'metrics-'));
    const backend = await startBackend(
      {
        ...TEST_ENV,
        TOUCHLINE_DATA_DIR: folder,
        ...(ENGINE === 'postgres' && { DATABASE_URL: await createDatabase() }),
        TOUCHLINE_SANDBOX_METRICS_PORT: '0',
        TOUCHLINE_PROVIDER_SECRET: 'x',
      },
      false,
    );
    try {
      if (backend.metrics === undefined) throw new Error('no metrics');
      const server = await serveMetrics(backend.metrics.of, backend.metrics.port);
      const { port } = server.server.address() as { port: number };
      const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      let text = await read();
      while (valueOf(text, 'touchline_ledger_differences') === undefined) text = await read();

      expect(valueOf(text, 'touchline_ledger_differences')).toBe(0);
      expect(valueOf(text, 'touchline_price_age_seconds')).toBeLessThan(5);
      expect(valueOf(text, 'touchline_settlement_lag_seconds')).toBeLessThan(5);
      expect(text).toContain('touchline_list_memory_total{result="hit"} 0');
      expect((await backend.app.inject('/metrics')).statusCode).toBe(404);
      await server.close();
    } finally {
      await backend.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
  START_TIMEOUT_MS,
);
