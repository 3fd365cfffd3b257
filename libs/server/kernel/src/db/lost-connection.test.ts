import { createDatabase, BOTH_ENGINES, openEmptyPglite, START_TIMEOUT_MS } from './testing/test-db.ts';
import type { Db, Queryable } from './db.ts';
import { openPostgres } from './postgres.ts';

interface Engine {
  open: () => Promise<Db>;
  /** Terminates the connection of an idle transaction; the embedded database has no connection and only rejects. */
  cut: (db: Db, tx: Queryable) => Promise<void>;
}
const BY_ENGINE: Readonly<Record<Db['engine'], Engine>> = {
  pglite: { open: openEmptyPglite, cut: async () => Promise.reject(new Error('terminated by the test')) },
  postgres: {
    open: async () => openPostgres(await createDatabase()),
    cut: async (db, tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await db.query('select pg_terminate_backend($1::int)', [own?.pid]);
      while ((await db.query('select 1 from pg_stat_activity where pid = $1::int', [own?.pid])).length > 0);
    },
  },
};

describe.each(BOTH_ENGINES)('on %s', (engine) => {
  const { open, cut } = BY_ENGINE[engine];
  let db: Db;
  beforeAll(async () => {
    db = await open();
  }, START_TIMEOUT_MS);
  afterAll(() => db.close());

  it('[SRV-5] only the transaction that loses its connection fails', async () => {
    const lost = db.transaction(async (tx) => {
      await cut(db, tx);
      await tx.query('select 1');
    });

    await expect(lost).rejects.toThrow(/terminat|connection/i);
    expect(await db.query<{ one: number }>('select 1 as one')).toEqual([{ one: 1 }]);
    expect(await db.transaction((tx) => tx.query<{ two: number }>('select 2 as two'))).toEqual([{ two: 2 }]);
  });
});
