import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';
import type { Db } from './db.ts';
import { guardFolder } from './folder-guard.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/** Opens the database that the environment selects: `DATABASE_URL`, otherwise the embedded one in `TOUCHLINE_DATA_DIR`. */
export async function openDb(env: NodeJS.ProcessEnv): Promise<Db> {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return openPostgres(url);
  const folder = dataFolder(env);
  const release = guardFolder(folder);
  const db = await openPglite(join(folder, 'db')).catch((error: unknown) => {
    release();
    throw error;
  });
  return {
    ...db,
    folder,
    close: async () => {
      await db.close();
      release();
    },
  };
}
