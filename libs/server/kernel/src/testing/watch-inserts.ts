import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';
import { routeOf, type Stored } from '../bounds/stored.ts';
import type { Db, Queryable } from '../db/db.ts';

const INSERT = /insert into (\w+)/gi;
/** Paths of test controls and health probes, which clients do not call. */
const NO_CLIENTS = ['/__test/', '/healthz', '/readyz'];

/** Traces every `insert` to the call that caused it and lists those that no module declares in its `stores`. @spec SEC-6 */
export interface InsertWatch {
  db: Db;
  attach(app: FastifyInstance): void;
  /** One text for each undeclared pair of call and table. */
  undeclared(): string[];
}

export function watchInserts(db: Db, stores: readonly Stored[]): InsertWatch {
  const calls = new AsyncLocalStorage<string>();
  const declared = new Set<string>();
  const byKernel = new Set(stores.filter((one) => one.calls === 'any').flatMap(({ tables }) => tables));
  for (const { calls: listed, tables } of stores)
    if (listed !== 'any') for (const call of listed) for (const table of tables) declared.add(`${routeOf(call)} ${table}`);
  const undeclared = new Set<string>();
  const note = (sql: string): void => {
    const call = calls.getStore();
    if (call === undefined || NO_CLIENTS.some((start) => call.includes(start))) return;
    for (const [, table = ''] of sql.matchAll(INSERT))
      if (!byKernel.has(table) && !declared.has(`${call} ${table}`)) undeclared.add(`${call} adds to ${table}`);
  };
  const watched = (of: Queryable): Queryable => ({
    query: (sql, params) => {
      note(sql);
      return of.query(sql, params);
    },
  });
  return {
    db: { ...db, ...watched(db), transaction: (work) => db.transaction((tx) => work(watched(tx))), close: () => db.close() },
    attach: (app) =>
      void app.addHook('onRequest', (request, _, done) => calls.run(`${request.method} ${request.routeOptions.url ?? ''}`, done)),
    undeclared: () => [...undeclared].sort(),
  };
}
