import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { type Db, type Queryable, readInt8 } from './db.ts';

const PARSERS = { [types.INT8]: readInt8 };

/** Postgres inside this process. @param folder - folder of its files; without it the database is in memory. */
export async function openPglite(folder?: string): Promise<Db> {
  if (folder !== undefined) mkdirSync(folder, { recursive: true });
  return overPglite(await PGlite.create({ dataDir: folder ?? 'memory://', parsers: PARSERS }));
}

/** A database in memory with the contents of a copy. */
export async function openCopy(copy: Blob): Promise<Db> {
  return overPglite(await PGlite.create({ dataDir: 'memory://', loadDataDir: copy, parsers: PARSERS }));
}

/** How long queries may follow each other before other work of this process gets a turn. */
const TURN_EVERY_MS = 10;

/** Wraps an open PGlite in the interface of this project. */
export function overPglite(lite: PGlite): Db {
  let turnedAt = performance.now();
  /** PGlite answers without a turn of the event loop, so a sweep that asks it in a loop would keep requests and timers waiting. @spec SRV-3 */
  const turn = async () => {
    if (performance.now() - turnedAt < TURN_EVERY_MS) return;
    await setImmediate();
    turnedAt = performance.now();
  };
  const over = (runner: PGlite | Transaction): Queryable => ({
    query: async <T extends object>(sql: string, params: readonly unknown[] = []) => {
      const answer = await runner.query<T>(sql, [...params]);
      await turn();
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
