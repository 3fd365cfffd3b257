import type { Db } from '@touchline/server-kernel/db';
import { createDatabase, findPostgres, openPglite, openPostgres, startThrowawayPostgres } from '@touchline/server-kernel/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a measurement on PGlite, and on Postgres if it is installed. @param open - opens a new empty database */
export async function onBothDatabases(measure: (name: 'pglite' | 'postgres', open: () => Promise<Db>) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-bench-'));
  let count = 0;
  await measure('pglite', () => openPglite(join(folder, `db-${(count += 1)}`)));
  rmSync(folder, { recursive: true, force: true });
  if (findPostgres() === undefined) return;
  const postgres = await startThrowawayPostgres();
  await measure('postgres', async () => openPostgres(await createDatabase(postgres.url)));
  await postgres.stop();
}
