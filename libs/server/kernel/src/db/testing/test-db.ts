import { PGlite } from '@electric-sql/pglite';
import { randomUUID } from 'node:crypto';
import { migrate, type Migration } from '../migrate.ts';
import type { Db } from '../db.ts';
import { openCopy, overPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';

type Engine = Db['engine'];

/** What a suite runs on: the embedded engine always, a real Postgres where the run has one. */
export const ENGINES: readonly Engine[] = process.env['TEST_DATABASE_URL'] === undefined ? ['pglite'] : ['pglite', 'postgres'];

/** A first database takes seconds of work, on a busy machine a minute and more: that is slow, not wrong. */
export const START_TIMEOUT_MS = 180_000;

/** A new database of its own with this schema. */
export async function openTestDbWith(engine: Engine, migrations: readonly Migration[]): Promise<Db> {
  if (engine === 'pglite') return openCopy(await migratedCopy(migrations));
  const db = await openPostgres(await createDatabase());
  await migrate(db, migrations);
  return db;
}

/** To make an empty PGlite takes two seconds, to copy one a fifth of that: a worker makes one, migrates it and begins with its copies. */
function migratedCopy(migrations: readonly Migration[]): Promise<Blob> {
  const kept = Reflect.get(globalThis, Symbol.for('touchline.kept')) as Record<string, Promise<Blob>>;
  return (kept[migrations.map(({ name }) => name).join()] ??= makeCopy(migrations));
}

async function makeCopy(migrations: readonly Migration[]): Promise<Blob> {
  const lite = await PGlite.create({ dataDir: 'memory://' });
  await migrate(overPglite(lite), migrations);
  const copy = await lite.dumpDataDir('none');
  await lite.close();
  return copy;
}

/** Address of a new empty database in the run's cluster. */
export async function createDatabase(cluster = process.env['TEST_DATABASE_URL']): Promise<string> {
  if (cluster === undefined) throw new Error('TEST_DATABASE_URL is not set: no Postgres in this run');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres(cluster);
  await maker.query(`create database ${name}`);
  await maker.close();
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}
