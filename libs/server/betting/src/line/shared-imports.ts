import {
  champIdsFor,
  gamesOf,
  giveSeason,
  type ImportedGames,
  latestSeasons,
  type StoredImport,
  type StoredSeason,
} from '@touchline/server-importers';
import type { Db, Queryable } from '@touchline/server-kernel/db';
import type { crashPoints } from '@touchline/server-kernel/ledger';
import { storeInputIn } from './inputs.ts';

/** Key of the advisory lock that serialises the assignment of ids to imports. */
const IMPORTS_LOCK = 7_304_252;

interface SeasonRow {
  body: string;
}

const parsed = ({ body }: SeasonRow): StoredImport => JSON.parse(body) as StoredImport;
const nothing = (): void => undefined;

const UPSERT = `insert into imported_seasons (key, champ_id, body, imported_at) values ($1, $2, $3, $4)
  on conflict (key) do update set body = excluded.body, imported_at = excluded.imported_at`;
const OFFER = `insert into line_imports (key, imported_at) values ($1, $2)
  on conflict (key) do update set imported_at = excluded.imported_at, body = excluded.body`;

async function keep(tx: Queryable, stored: StoredImport): Promise<void> {
  const [season] = stored.seasons;
  await tx.query(UPSERT, [stored.key, season?.champId, JSON.stringify(stored), stored.importedAtMs]);
  await tx.query(OFFER, [stored.key, stored.importedAtMs]);
}

/** Removes imports of earlier releases, which stored the seasons of one file together and kept no numbers, to take them like others. */
async function earlierImports(tx: Queryable): Promise<readonly StoredImport[]> {
  const rows = await tx.query<SeasonRow>(`delete from line_imports where body <> '' returning body`);
  return rows.map(parsed);
}

/** Names of teams here for names that this machine knows them by, also from imports that were never taken. */
function knownNames({ given: own }: StoredSeason, { given: known }: StoredSeason): [name: string, known: string][] {
  const names = new Set(known?.teams.flatMap((team) => team.names));
  const others = (own?.teams ?? []).flatMap((team) => {
    const [now, here] = [team.names.at(-1), team.names.find((name) => names.has(name))];
    return now === undefined || here === undefined || names.has(now) ? [] : [[now, here] as [string, string]];
  });
  // The last one of a name holds: an alias may name a team by a name that is not known here.
  return [...(own?.aliases ?? []).map(([name, of]): [string, string] => [name, of]), ...others];
}

/** A season as it is stored here: its championship and the numbers of its games are those of the database. */
function adopted(stored: StoredImport, known: readonly StoredImport[], nowMs: number): StoredImport {
  const [own] = stored.seasons;
  if (own === undefined) throw new RangeError(`The import ${stored.key} has no season.`);
  const before = known.find(({ key }) => key === stored.key);
  const isFree = before === undefined && known.every(({ seasons }) => seasons[0]?.champId !== own.champId);
  if (isFree) return stored;
  const [champId] = champIdsFor([own.season], { mode: stored.mode, known });
  if (champId === undefined) throw new RangeError(`The season ${stored.key} got no championship.`);
  if (before === undefined) return { ...stored, seasons: [{ ...own, champId }] };
  const { mode, speed } = stored;
  const aliases = before.seasons.flatMap((season) => knownNames(own, season));
  const { season, given } = giveSeason(own.season, before, { mode, speed, aliases, nowMs });
  return { ...stored, version: 2, seasons: [{ champId, season, given }] };
}

export interface TakeOptions {
  nowMs: number;
  /** If this machine is the only one: keys of the imports in its folder, also of unreadable ones. All others are not on offer. */
  onlyKeys?: readonly string[];
  crashAt?: ReturnType<typeof crashPoints>;
}

/** Takes one import that is not stored yet, or puts one on offer again. @returns whether that changed anything. */
async function takeOne(
  tx: Queryable,
  one: StoredImport,
  known: StoredImport[],
  { nowMs, isOffered }: { nowMs: number; isOffered: boolean },
) {
  const place = known.findIndex(({ key }) => key === one.key);
  const before = known[place];
  if (before !== undefined && before.importedAtMs >= one.importedAtMs) {
    if (isOffered) return false;
    await tx.query(OFFER, [one.key, before.importedAtMs]);
    return true;
  }
  const stored = adopted(one, known, nowMs);
  await keep(tx, stored);
  known.splice(before === undefined ? known.length : place, before === undefined ? 0 : 1, stored);
  return true;
}

/**
 * Takes the imports of this machine into the database, in one transaction. The database keeps what each id was given to, so that a match
 * has the same ids whatever the files, their order or the machine. Of two versions of a season the later one is on offer.
 *
 * @returns whether anything changed, and among several machines the id of the input that announces it.
 */
export async function takeImports(
  db: Db,
  own: readonly StoredImport[],
  { nowMs, onlyKeys, crashAt = nothing }: TakeOptions,
): Promise<{ isNew: boolean; input?: number }> {
  const taken = await db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1::bigint)', [IMPORTS_LOCK]);
    const earlier = await earlierImports(tx);
    let isNew = earlier.length > 0;
    const known = (await tx.query<SeasonRow>('select body from imported_seasons order by key')).map(parsed);
    const offered = new Set((await tx.query<{ key: string }>('select key from line_imports')).map(({ key }) => key));
    // Earlier ones first, even if this machine has later versions of them: the bets are on their ids.
    for (const one of [...latestSeasons(earlier), ...latestSeasons(own)]) {
      // Among several machines, a season that was taken off the line by hand stays off until it is imported again.
      const isOffered = offered.has(one.key) || onlyKeys === undefined;
      if (!(await takeOne(tx, one, known, { nowMs, isOffered }))) continue;
      isNew = true;
      crashAt('in-import');
    }
    if (onlyKeys === undefined) return isNew ? { isNew, input: await storeInputIn(tx, { kind: 'imports' }, nowMs) } : { isNew };
    const gone = await tx.query('delete from line_imports where not (key = any($1::text[])) returning key', [onlyKeys]);
    return { isNew: isNew || gone.length > 0 };
  });
  if (taken.isNew) crashAt('after-import');
  return taken;
}

/** Games of all seasons on offer, from the imports of all machines. */
export async function sharedImports(db: Queryable, lineSpeed: number): Promise<readonly ImportedGames[]> {
  const rows = await db.query<SeasonRow>(
    `select coalesce(season.body, line_imports.body) as body from line_imports
     left join imported_seasons as season on season.key = line_imports.key order by line_imports.key`,
  );
  return latestSeasons(rows.map(parsed)).flatMap((stored) => gamesOf(stored, lineSpeed));
}
