import type { HistoryAnswer } from '@touchline/betting-contract';
import { historyOf, settleGames } from '@touchline/server-betting/testing';
import type { Queryable } from '@touchline/server-kernel';
import { ENGINES, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import { gzipSync } from 'node:zlib';
import { startTestApp, type TestApp, type TestPlayer } from '../../testing/test-app.ts';

const HISTORY = '/web-api/coupon/history';
const ENTRIES = 50_000;
/** Postgres where there is one: its plans are the ones that count. */
const ENGINE = ENGINES.at(-1) ?? 'pglite';

/** A coupon that was placed and settled, as often as wanted: what is under test is how the many are read. */
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

/** What a player of the same house has, in numbers that come after: of a table that is mostly one player's, reading all of it would be the right plan. */
const OTHERS = [
  `create temporary table more as select * from coupons where user_id = $1`,
  ...Array.from({ length: 11 }, () => [
    `update more set id = id + ${ENTRIES}, line = line + ${ENTRIES}`,
    `insert into coupons select * from more`,
  ]).flat(),
];

let test: TestApp;
let player: TestPlayer;

/** A player with one coupon, placed and settled as ever, and copies of it. */
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
  test = await startTestApp(ENGINE);
  player = await aPlayerWithMany(7_001);
  await test.db.query(BETS, [player.userId]);
  await test.db.query(`select setval('coupon_numbers', nextval('coupon_numbers') + ${2 * ENTRIES})`, []);
  const other = await aPlayerWithMany(7_002);
  await test.db.transaction(async (tx) => {
    for (const [at, sql] of OTHERS.entries()) await tx.query(sql, at === 0 ? [other.userId] : []);
  });
  // What the database does by itself in time: it learns how much there is.
  await test.db.query('vacuum analyze coupons', []);
  await test.db.query('vacuum analyze bets', []);
}, START_TIMEOUT_MS);
afterAll(() => test.close());

it('[AC-05] [LOAD-4] of 50,000 coupons the first answer is at most 15 kB gzip, and every page goes on where the last one ended', async () => {
  const first = await test.get(player.token, `${HISTORY}?count=20`);
  expect(gzipSync(first.body).length).toBeLessThanOrEqual(15_000);
  const { coupons, nextCursor, totals } = first.json<HistoryAnswer>();
  expect([coupons.length, totals.count, totals.staked]).toEqual([20, 50_000, 50_000_000]);
  const next = (await test.get(player.token, `${HISTORY}?count=100&cursor=${nextCursor ?? ''}`)).json<HistoryAnswer>();
  const ids = [...coupons, ...next.coupons].map(({ couponId }) => couponId);
  expect(ids).toEqual(Array.from({ length: 120 }, (_, at) => (ids[0] ?? 0) - at));
  expect(next.coupons.every(({ bets }) => bets.length === 1)).toBe(true);
});

it('[AC-05] [LOAD-4] no query of the history reads all coupons: each goes by an index', async () => {
  const asked: { sql: string; params: readonly unknown[] }[] = [];
  const watched: Queryable = {
    query: (sql, params = []) => {
      asked.push({ sql, params });
      return test.db.query(sql, params);
    },
  };
  await historyOf(watched, player.userId, {}, test.clock.nowMs);
  await historyOf(watched, player.userId, { state: 'won', cursor: '40000', count: '100' }, test.clock.nowMs);
  expect(asked).toHaveLength(8);
  for (const { sql, params } of asked) {
    const plan = JSON.stringify(await test.db.query(`explain (format json) ${sql}`, params));
    expect(plan).toMatch(/"Index (?:Only )?Scan|Bitmap Index Scan/);
    expect(plan).not.toMatch(/Seq Scan[^}]*"Relation Name":\s?"(?:coupons|bets)"/);
  }
});
