import { ENGINES, START_TIMEOUT_MS, type TestPlayer } from '@touchline/server-kernel/testing';
import type { HistoryAnswer } from '@touchline/betting-contract';
import type { Queryable } from '@touchline/server-kernel/db';
import { gzipSync } from 'node:zlib';
import { type BettingBackend, historyOf, settleGames, startBetting } from '../../testing.ts';

const HISTORY = '/web-api/coupon/history';
const ENTRIES = 50_000;
/** Postgres if it is installed, because the test is about its query plans. */
const ENGINE = ENGINES.at(-1) ?? 'pglite';

/** Times as many of another player: in a table with mostly one player's rows, a full scan would be the right plan. */
const TIMES = 12;

/** Columns of a row `one`, some of them as given. */
async function columnsOf(db: Queryable, table: string, given: Readonly<Record<string, string>>): Promise<string> {
  const own = 'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum';
  return (await db.query<{ name: string }>(own, [table])).map(({ name }) => given[name] ?? `one.${name}`).join();
}

/** Copies a player's only coupon, with ids after its own: only reading copies is tested. */
async function copyCoupon(db: Queryable, userId: number, copies: number): Promise<void> {
  const columns = await columnsOf(db, 'coupons', { id: 'one.id + n', line: 'n' });
  await db.query(
    `insert into coupons select ${columns} from coupons as one cross join generate_series(1, ${copies}) as n where one.user_id = $1`,
    [userId],
  );
}

/** Copies the bet of a player's first coupon to all others. */
async function copyBet(db: Queryable, userId: number): Promise<void> {
  const columns = await columnsOf(db, 'bets', { coupon_id: 'other.id' });
  await db.query(
    `insert into bets select ${columns} from bets as one join coupons as first on first.id = one.coupon_id and first.line = 0
     join coupons as other on other.user_id = first.user_id and other.line > 0 where first.user_id = $1`,
    [userId],
  );
}

let test: BettingBackend;
let player: TestPlayer;

/** A player with one coupon, placed and settled regularly. */
async function aPlayerWithOne(gameId: number): Promise<TestPlayer> {
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
  return one;
}

beforeAll(async () => {
  test = await startBetting(ENGINE);
  player = await aPlayerWithOne(7_001);
  await test.db.query(`select setval('coupon_numbers', nextval('coupon_numbers') + ${2 * ENTRIES})`, []);
  const other = await aPlayerWithOne(7_002);
  await test.db.transaction(async (tx) => {
    // Without the check of each row's references.
    await tx.query('set local session_replication_role = replica');
    await copyCoupon(tx, player.userId, ENTRIES - 1);
    await copyBet(tx, player.userId);
    await copyCoupon(tx, other.userId, TIMES * ENTRIES - 1);
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
