import { BOTH_ENGINES, createDatabase, START_TIMEOUT_MS } from './testing/test-db.ts';
import { type CuttableRoute, cuttableRoute } from './testing/cuttable-route.ts';
import type { Db } from './db.ts';
import { openPostgres } from './postgres.ts';

const onPostgres = BOTH_ENGINES.filter((engine) => engine === 'postgres');

describe.each(onPostgres)('statements on %s that get no answer', () => {
  let route: CuttableRoute;
  let db: Db;
  const SLOW = 'select pg_sleep(1)';
  beforeEach(async () => {
    route = await cuttableRoute(await createDatabase());
    db = await openPostgres(route.url, { statementMs: 300, answerMs: 3_000 });
  }, START_TIMEOUT_MS);
  afterEach(async () => {
    route.close();
    await db.close();
  });
  const one = () => db.query<{ one: number }>('select 1 as one');

  it('[SRV-5] a query on a connection that was cut without a word fails, and the next one gets another connection', async () => {
    await one();
    route.cut();
    await expect(one()).rejects.toThrow('timeout');
    expect(await one()).toEqual([{ one: 1 }]);
  });

  it('[SRV-5] a transaction on such a connection fails, and the next one gets another connection', async () => {
    const cut = db.transaction(async (tx) => {
      await tx.query('select 1');
      route.cut();
      await tx.query('select $1::int', [1]);
    });
    await expect(cut).rejects.toThrow('timeout');
    expect(await db.transaction((tx) => tx.query('select 2 as two'))).toEqual([{ two: 2 }]);
  });

  it('[SRV-5] the server ends a statement that takes too long, except in a migration', async () => {
    await expect(db.query(SLOW)).rejects.toMatchObject({ code: '57014' });
    await expect(db.transaction((tx) => tx.query(SLOW))).rejects.toMatchObject({ code: '57014' });
    await db.transaction((tx) => tx.query(SLOW), { isUnlimited: true });
    await expect(db.query(SLOW)).rejects.toMatchObject({ code: '57014' });
  });
});
