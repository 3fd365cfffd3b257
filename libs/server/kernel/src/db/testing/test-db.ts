import { PGlite } from '@electric-sql/pglite';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../migrate.ts';
import type { Migration } from '../migration.ts';
import type { Db } from '../db.ts';
import { openCopy, overPglite } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';

type Engine = Db['engine'];

/** The embedded database, and a real Postgres if this run has one. For suites about the ledger, migrations and lost connections. */
export const BOTH_ENGINES: readonly Engine[] = process.env['TEST_DATABASE_URL'] === undefined ? ['pglite'] : ['pglite', 'postgres'];

/** For all other suites: one database in every run, Postgres if this run has one; both with `TOUCHLINE_ENGINES=both`. */
export const ENGINES: readonly Engine[] =
  process.env['TOUCHLINE_ENGINES'] === 'both' || process.env['TOUCHLINE_LONG'] === '1' ? BOTH_ENGINES : BOTH_ENGINES.slice(-1);

/** For suites that need one database: Postgres if this run has one; PGlite in the run over both. */
export const ENGINE: Engine = ENGINES[0] ?? 'pglite';

/** Creating the first database takes seconds, on a busy machine more than a minute. */
export const START_TIMEOUT_MS = 600_000;

/** Fifty requests that compete for one row can take minutes on a busy machine. */
const PATIENT = { lockMs: 300_000, connectMs: 300_000 };

/** A new, separate database with this schema. */
export async function openTestDbWith(engine: Engine, migrations: readonly Migration[]): Promise<Db> {
  if (engine === 'pglite') return openCopy(await migratedCopy(migrations));
  return openPostgres(await createDatabase(clusterOfRun(), await migratedTemplate(migrations)), PATIENT);
}

/** Name of a template database with this schema, created by the first worker that needs it; copying is ten times as fast as migrating. */
function migratedTemplate(migrations: readonly Migration[]): Promise<string> {
  const names = migrations.map(({ name }) => name).join();
  const name = `template_${createHash('sha256').update(names).digest('hex').slice(0, 16)}`;
  return (kept<string>()[name] ??= makeTemplate(name, migrations));
}

async function makeTemplate(name: string, migrations: readonly Migration[]): Promise<string> {
  const cluster = await openPostgres(clusterOfRun(), PATIENT);
  try {
    await cluster.transaction(async (tx) => {
      // Another worker may be creating it, which can take a minute on a busy machine.
      await tx.query('set local lock_timeout = 0');
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      await tx.query('select pg_advisory_xact_lock(hashtext($1))', [name]);
      const made = await cluster.query('select 1 from pg_database where datname = $1 and datistemplate', [name]);
      if (made.length > 0) return;
      await cluster.query(`drop database if exists ${name}`);
      await cluster.query(`create database ${name}`);
      const db = await openPostgres(addressOf(name), PATIENT);
      await migrate(db, migrations);
      await db.close();
      // A database with open connections cannot be copied.
      await cluster.query(`alter database ${name} with is_template true allow_connections false`);
    });
    return name;
  } finally {
    await cluster.close();
  }
}

/** Creating PGlite takes ten times as long as opening a copy: each worker migrates one and hands out copies. */
function migratedCopy(migrations: readonly Migration[]): Promise<Blob> {
  return (kept<Blob>()[migrations.map(({ name }) => name).join()] ??= makeCopy(migrations));
}

async function makeCopy(migrations: readonly Migration[]): Promise<Blob> {
  const lite = await PGlite.create({ dataDir: 'memory://', loadDataDir: await emptyCopy() });
  await migrate(overPglite(lite), migrations);
  const copy = await lite.dumpDataDir('none');
  await lite.close();
  return blobOf(await copy.arrayBuffer());
}

/** A new database in memory, without tables. */
export const openEmptyPglite = async (): Promise<Db> => openCopy(await emptyCopy());

const MODULES = join(dirname(fileURLToPath(import.meta.url)), '../../../../../../node_modules');

/** An empty database; it is kept between runs. */
const emptyCopy = (): Promise<Blob> => (kept<Blob>()['empty'] ??= readOrMakeEmpty());

async function readOrMakeEmpty(): Promise<Blob> {
  const { version } = JSON.parse(readFileSync(join(MODULES, '@electric-sql/pglite/package.json'), 'utf8')) as { version: string };
  const file = join(MODULES, `.cache/touchline-pglite/empty-${version}.tar`);
  if (!existsSync(file)) {
    const lite = await PGlite.create({ dataDir: 'memory://' });
    const copy = await (await lite.dumpDataDir('none')).arrayBuffer();
    await lite.close();
    mkdirSync(dirname(file), { recursive: true });
    // Written atomically, because another worker may be reading it.
    const written = `${file}.${randomUUID()}`;
    writeFileSync(written, new Uint8Array(copy));
    renameSync(written, file);
  }
  return blobOf(new Uint8Array(readFileSync(file)).buffer);
}

/** Node reads the content of a Blob in small parts, which takes longer than opening the database. */
const blobOf = (bytes: ArrayBuffer): Blob => Object.assign(new Blob([]), { arrayBuffer: () => Promise.resolve(bytes) });

/** Cache of this worker, shared by its test files. */
const kept = <T>() => Reflect.get(globalThis, Symbol.for('touchline.kept')) as Record<string, Promise<T>>;

function clusterOfRun(): string {
  const cluster = process.env['TEST_DATABASE_URL'];
  if (cluster === undefined) throw new Error('TEST_DATABASE_URL is not set: no Postgres in this run');
  return cluster;
}

function addressOf(name: string, cluster = clusterOfRun()): string {
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.href;
}

/** Creates a database in the cluster and returns its address. @param template - database to copy; default: an empty one. */
export async function createDatabase(cluster = clusterOfRun(), template?: string): Promise<string> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const maker = await openPostgres(cluster, PATIENT);
  await maker.query(`create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  await maker.close();
  return addressOf(name, cluster);
}
