import { gamesOf, type ImportedGames, placeSeasons, type StoredImport } from '@touchline/server-importers';
import type { Db, Queryable } from '@touchline/server-kernel';
import { storeInputIn } from './inputs.ts';

/** Key of the advisory lock that serialises the assignment of championships to imports. */
const IMPORTS_LOCK = 7_304_252;

interface ImportRow {
  key: string;
  body: string;
  imported_at: number;
}

const readAll = async (db: Queryable): Promise<(ImportRow & { stored: StoredImport })[]> =>
  (await db.query<ImportRow>('select key, body, imported_at from line_imports order by key')).map((row) => ({
    ...row,
    stored: JSON.parse(row.body) as StoredImport,
  }));

/**
 * Shares the imports of this machine with all processes. Of two versions of an import the later one wins; seasons of two machines that use
 * the same championship id get separate ones.
 *
 * @returns the id of the input that announces it; undefined if nothing is new.
 */
export function shareImports(db: Db, own: readonly StoredImport[], nowMs: number): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [IMPORTS_LOCK]);
    const known = await readAll(tx);
    const fresh = own.filter(({ key, importedAtMs }) => known.every((row) => row.key !== key || row.imported_at < importedAtMs));
    if (fresh.length === 0) return undefined;
    const placed: StoredImport[] = known.map(({ stored }) => stored);
    for (const one of fresh) {
      const stored = placeSeasons(one, placed);
      placed.push(stored);
      await tx.query(
        `insert into line_imports (key, body, imported_at) values ($1, $2, $3)
         on conflict (key) do update set body = excluded.body, imported_at = excluded.imported_at`,
        [stored.key, JSON.stringify(stored), stored.importedAtMs],
      );
    }
    return storeInputIn(tx, { kind: 'imports' }, nowMs);
  });
}

/** Games of all imports of all machines. */
export async function sharedImports(db: Queryable, lineSpeed: number): Promise<readonly ImportedGames[]> {
  return (await readAll(db)).flatMap(({ stored }) => gamesOf(stored, lineSpeed));
}
