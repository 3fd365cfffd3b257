import { ENGINES, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import type { HistoryAnswer } from '@touchline/betting-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { gzipSync } from 'node:zlib';
import { type BettingBackend, historyOf, settleGames, startBetting } from '../../testing.ts';

const HISTORY = '/web-api/coupon/history';
const ENTRIES = 50_000;
/** Postgres if it is installed, because the test is about its query plans. */
const ENGINE = ENGINES.at(-1) ?? 'pglite';

/** Copies of a settled coupon, because only reading them is tested. */
const MANY = `
  insert into coupons
  select copy.* from coupons as one cross join generate_series(1, ${ENTRIES - 1}) as n,
    lateral jsonb_populate_record(one, jsonb_build_object('id', one.id + n, 'line', n)) as copy
  where one.user_id = $1`;
const BETS = `
  insert into bets
  select copy.* from bets as one join coupons as first on first.id = one.coupon_id and first.line = 0 and first.user_id = $1
    join coupons as other on other.user_id = $1 and other.line > 0,
    lateral jsonb_populate_record(one, jsonb_build_object('coupon_id', other.id)) as copy`;

/** Coupons of another player with higher ids. In a table with mostly one player's rows, a full scan would be the right plan. */
const OTHERS = [
  `create temporary table more as select * from coupons where user_id = $1`,
  ...Array.from({ length: 11 }, () => [
    `update more set id = id + ${ENTRIES}, line = line + ${ENTRIES}`,
    `insert into coupons select * from more`,
  ]).flat(),
];

let test: BettingBackend;
let player: TestPlayer;

/** A player with one coupon, placed and settled regularly, and copies of it. */
async function aPlayerWithMany(gameId: number): Promise<TestPlayer> {
  const one = await test.addPlayer({ money: 100_000 });
  const bet = test.prices.addGame(gameId, { coef: 2000 });
  const answer = await test.place(one, test.coupon(one, { bets: [bet] }));
  if (answer.status !== 'accepted') throw new Error(answer.reason);
  test.prices.finish(bet.gameId, {
    main: [2, 1],
    periods: [
      [0, 0],
      [2, 1],
    ],
  });
  await settleGames(test.services, [bet.gameId]);
  await test.db.query(MANY, [one.userId]);
  return one;
}

beforeAll(async () => {
  test = await startBetting(ENGINE);
  player = await aPlayerWithMany(7_001);
  await test.db.query(BETS, [player.userId]);
  await test.db.query(`select setval('coupon_numbers', nextval('coupon_numbers') + ${2 * ENTRIES})`, []);
  const other = await aPlayerWithMany(7_002);
  await test.db.transaction(async (tx) => {
    for (const [at, sql] of OTHERS.entries()) await tx.query(sql, at === 0 ? [other.userId] : []);
  });
  // Updates the planner statistics, as autovacuum would.
  await test.db.query('vacuum analyze coupons', []);
  await test.db.query('vacuum analyze bets', []);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it('[AC-05] [LOAD-4] with 50,000 coupons the first response is at most 15 kB gzip, and pages follow each other without gaps', async () => {
  const first = await test.get(player.token, `${HISTORY}?count=20`);
  expect(gzipSync(first.body).length).toBeLessThanOrEqual(15_000);
  const { coupons, nextCursor, totals } = first.json<HistoryAnswer>();
  expect([coupons.length, totals.count, totals.staked]).toEqual([20, 50_000, 50_000_000]);
  const next = (await test.get(player.token, `${HISTORY}?count=100&cursor=${nextCursor ?? ''}`)).json<HistoryAnswer>();
  const ids = [...coupons, ...next.coupons].map(({ couponId }) => couponId);
  expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => (ids[0] ?? 0) - at));
  expect(next.coupons.every(({ bets }) => bets.length === 1)).toBe(true);
});

it('[AC-05] [LOAD-4] every query of the history uses an index instead of reading all coupons', async () => {
  const queries: { sql: string; params: readonly unknown[] }[] = [];
  const watched: Queryable = {
    query: (sql, params = []) => {
      queries.push({ sql, params });
      return test.db.query(sql, params);
    },
  };
  await historyOf(watched, player.userId, {}, test.clock.nowMs);
  await historyOf(watched, player.userId, { state: 'won', cursor: '40000', count: '100' }, test.clock.nowMs);
  expect(queries).toHaveLength(8);
  for (const { sql, params } of queries) {
    const plan = JSON.stringify(await test.db.query(`explain (format json) ${sql}`, params));
    expect(plan).toMatch(/"Index (?:Only )?Scan|Bitmap Index Scan/);
    expect(plan).not.toMatch(/Seq Scan[^}]*"Relation Name":\s?"(?:coupons|bets)"/);
  }
});
