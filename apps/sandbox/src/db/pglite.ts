import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { mkdirSync } from 'node:fs';
import { type Db, type Queryable, readInt8 } from './db.ts';

/** Postgres inside this process. @param folder - where its files live; without it everything is in memory. */
export async function openPglite(folder?: string): Promise<Db> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  const lite = await PGlite.create({ dataDir: folder ?? 'memory://', parsers: { [types.INT8]: readInt8 } });
  const over = (runner: PGlite | Transaction): Queryable => ({
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) => {
      const answer = await runner.query<T>(sql, [...params]);
      return answer.rows;
    },
  });
  return {
    engine: 'pglite',
    ...over(lite),
    transaction: (work) => lite.transaction((tx) => work(over(tx))),
    close: () => lite.close(),
  };
}
