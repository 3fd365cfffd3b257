import type { Db } from './db.ts';
import { people } from './migrations/001-people.ts';
import { ledger } from './migrations/002-ledger.ts';
import { coupons } from './migrations/003-coupons.ts';
import { terms } from './migrations/004-terms.ts';
import { sharedCoupons } from './migrations/005-shared-coupons.ts';
import { support } from './migrations/010-support.ts';
import { accountView } from './migrations/011-account-view.ts';
import { couponTerms } from './migrations/020-coupon-terms.ts';
import { prepaid } from './migrations/021-prepaid.ts';
import { wagers } from './migrations/030-wagers.ts';

export interface Migration {
  /** Never changes once released: it is how the database knows what it has. */
  name: string;
  /** Statements in order, plain SQL for Postgres 15. */
  up: readonly string[];
}

/** In the order in which they run. */
export const MIGRATIONS: readonly Migration[] = [
  people,
  ledger,
  coupons,
  terms,
  sharedCoupons,
  support,
  accountView,
  couponTerms,
  prepaid,
  wagers,
];
/** Any number that nothing else locks on. */
const MIGRATION_LOCK = 7_304_211;

/** Brings the schema up to date. Several processes may start at once: one works, the others wait and find it done. */
export async function migrate(db: Db, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  return db.transaction(async (tx) => {
    await tx.query('set local lock_timeout = 0'); // a second process waits as long as the first one works
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [MIGRATION_LOCK]);
    await tx.query('create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())');
    const known = new Set((await tx.query<{ name: string }>('select name from migrations')).map(({ name }) => name));
    const missing = migrations.filter(({ name }) => !known.has(name));
    for (const { name, up } of missing) {
      for (const statement of up) await tx.query(statement);
      await tx.query('insert into migrations (name) values ($1)', [name]);
    }
    return missing.map(({ name }) => name);
  });
}
