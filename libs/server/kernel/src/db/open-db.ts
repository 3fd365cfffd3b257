import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';
import type { Db } from './db.ts';
import { guardFolder } from './folder-guard.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database that the environment selects: `DATABASE_URL`, otherwise the embedded one in `TOUCHLINE_DATA_DIR`.
 *
 * @param say - gets a line before a step that takes long.
 * @throws Error if another process uses the folder.
 */
export async function openDb(env: NodeJS.ProcessEnv, say: (line: string) => void = () => undefined): Promise<Db> {
  const url = env['DATABASE_URL'];
  if (url !== undefined && url !== '') return openPostgres(url);
  const folder = dataFolder(env);
  const release = guardFolder(folder);
  if (!existsSync(join(folder, 'db', 'PG_VERSION'))) say(`making the embedded database in ${folder} (first start only)`);
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
