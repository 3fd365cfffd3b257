import type { PaymentList } from '@touchline/payments-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { ENGINES, type ModuleBackend, START_TIMEOUT_MS, startBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import { gzipSync } from 'node:zlib';
import { paymentList } from '../cashier.ts';
import { payments as paymentsModule } from '../module.ts';

const BASE = '/web-api/payments/v1';
const ENTRIES = 50_000;
/** Postgres if it is installed, because the test is about its query plans. */
const ENGINE = ENGINES.at(-1) ?? 'pglite';

const MANY = `
  insert into payments (direction, user_id, account_id, currency_iso, method_id, asked, fee, state, captured, request_id, body_hash, lang,
    created_at, updated_at)
  select case when n % 3 = 0 then 'withdrawal' else 'deposit' end, $1::bigint, $2::bigint, 'EUR', 'card', 1000, 0,
    case when n % 3 = 0 then 'received' else 'credited' end, case when n % 3 = 0 then 0 else 1000 end, 'many-' || n, 'hash', 'en',
    $3::bigint + n, $3::bigint + n + 5000
  from generate_series(1, ${ENTRIES}) as n`;
const STEPS = `
  insert into payment_steps (payment_id, n, state, at)
  select payments.id, step.n, step.state, created_at
  from payments cross join (values (1, 'started'), (2, 'pending'), (3, 'credited')) as step (n, state)
  where user_id = $1`;

let test: ModuleBackend;
let player: TestPlayer;
beforeAll(async () => {
  test = await startBackend({ modules: [paymentsModule], engine: ENGINE });
  // Other players have as many each. In a table with mostly one player's rows, a full scan would be the right plan.
  const players = await Promise.all(Array.from({ length: 5 }, () => test.addPlayer({ money: 0 })));
  player = players.at(-1)!;
  await test.db.transaction(async (tx) => {
    // Without the check of each row's references.
    await tx.query('set local session_replication_role = replica');
    for (const { userId, accountId } of players) await tx.query(MANY, [userId, accountId, test.clock.nowMs - ENTRIES * 2]);
    await tx.query(STEPS, [player.userId]);
  });
  // Updates the planner statistics, as autovacuum would.
  await test.db.query('vacuum analyze payments', []);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it('[AC-04] [LOAD-4] with 50,000 payments the first response is at most 15 kB gzip, and pages follow each other without gaps', async () => {
  const first = await test.get(player.token, `${BASE}/payments`);
  expect(gzipSync(first.body).length).toBeLessThanOrEqual(15_000);
  const { payments, next, totals } = first.json<PaymentList>();
  expect([payments.length, totals]).toEqual([20, [{ currencyIso: 'EUR', exponent: 2, deposited: 33_334_000, withdrawn: 16_666_000 }]]);
  const second = (await test.get(player.token, `${BASE}/payments?before=${next ?? 0}`)).json<PaymentList>();
  const refs = [...payments, ...second.payments].map(({ ref }) => ref);
  expect(refs).toEqual(Array.from({ length: 40 }, (_, at) => (refs[0] ?? 0) - at));
});

it('[AC-04] [LOAD-4] every query of the list uses an index instead of reading all payments', async () => {
  const queries: { sql: string; params: readonly unknown[] }[] = [];
  const watched: Queryable = {
    query: (sql, params = []) => {
      queries.push({ sql, params });
      return test.db.query(sql, params);
    },
  };
  const all = { direction: null, state: null, days: null };
  const { next } = await paymentList(watched, player.userId, { filter: all, before: null, nowMs: test.clock.nowMs });
  await paymentList(watched, player.userId, { filter: { ...all, state: 'done', days: 30 }, before: next, nowMs: test.clock.nowMs });
  expect(queries).toHaveLength(8);
  for (const { sql, params } of queries) {
    const plan = JSON.stringify(await test.db.query(`explain (format json) ${sql}`, params));
    expect(plan).toMatch(/"Index (?:Only )?Scan|Bitmap Index Scan/);
    expect(plan).not.toMatch(/Seq Scan[^}]*"Relation Name":\s?"payment(?:s|_steps)"/);
  }
});
