import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, openSync, closeSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import type { crashPoints } from '@touchline/server-kernel/ledger';
import { alone } from './alone.ts';
import { gamesOf, givenOf, numberOfGame } from './games.ts';
import { give, type SeasonBefore } from './given/give.ts';
import type { Given, ImportMode, ImportTerms } from './given/given.ts';
import type { Alias } from './given/teams.ts';
import type { ImportedSeason } from './season.ts';
import { importKey, isStored, latestSeasons, type StoredImport } from './stored-import.ts';

type CrashAt = ReturnType<typeof crashPoints>;

const EXTENSION = '.json';
const DRAFT = '.draft';
/** Range of championship ids: above those of the generated catalogue, and low enough that price ids stay safe integers. */
const FIRST_CHAMP_ID = 500;
const LAST_CHAMP_ID = 1300;

export const importsFolder = (dataDir: string): string => join(dataDir, 'imports');

function filesOf(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(EXTENSION))
      .sort();
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cause;
  }
}

function readStored(folder: string, onBroken: (cause: Error) => void): readonly { file: string; stored: StoredImport }[] {
  return filesOf(folder).flatMap((name) => {
    const file = join(folder, name);
    try {
      const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isStored(stored)) throw new RangeError('it is no import of this version');
      return [{ file, stored }];
    } catch (cause) {
      onBroken(new Error(`The import ${file} can't be read; import its files again or remove it.`, { cause }));
      return [];
    }
  });
}

/**
 * All readable imports, one for each season.
 * @param onBroken - called for each unreadable file, which is skipped.
 */
export const readImports = (folder: string, onBroken: (cause: Error) => void): readonly StoredImport[] =>
  latestSeasons(readStored(folder, onBroken).map(({ stored }) => stored));

/** Keys of the imports in a folder, also of unreadable ones. */
export const importKeysIn = (folder: string): readonly string[] => filesOf(folder).map((name) => name.slice(0, -EXTENSION.length));

/** Changes when an import is added, replaced or removed. */
export function importsMark(folder: string): string {
  return filesOf(folder)
    .map((name) => {
      const { mtimeMs, size } = statSync(join(folder, name));
      return `${name}:${mtimeMs}:${size}`;
    })
    .join('|');
}

/** Writes a file atomically, so that a reader never sees half of it, even after a crash. */
function writeAtomically(file: string, text: string, crashAt: CrashAt): void {
  const draft = `${file}.${process.pid}${DRAFT}`;
  try {
    const handle = openSync(draft, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    crashAt('before-rename');
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw cause;
  }
}

export interface ImportToStore extends ImportTerms {
  seasons: readonly ImportedSeason[];
  importedAtMs: number;
  /** Names that the importing user declares to mean a known team. */
  aliases?: readonly Alias[];
  crashAt?: CrashAt;
}

/** The result of an import: what is stored, and what its user should know. */
export interface ImportStored extends StoredImport {
  notes: readonly string[];
}

/**
 * Stores an import. Seasons that were imported before in the same mode keep their championship, and their matches the ids of their games.
 * Concurrent imports wait for each other, so that no two take the same championship.
 */
export function storeImport(folder: string, order: ImportToStore): ImportStored {
  mkdirSync(folder, { recursive: true });
  return alone(folder, () => store(folder, order));
}

/** Each season is a file, so that a crash between two of them leaves each as it was or as it is to be. */
function store(folder: string, { seasons, mode, importedAtMs, speed, aliases, crashAt = () => undefined }: ImportToStore): ImportStored {
  // The lock is held, so a draft belongs to a process that died.
  for (const name of readdirSync(folder)) if (name.endsWith(DRAFT)) rmSync(join(folder, name), { force: true });
  // Championships of unreadable imports are not reserved here; the database that takes the imports keeps their ids.
  const files = readStored(folder, () => undefined);
  const known = latestSeasons(files.map(({ stored }) => stored));
  const order = { mode, speed, nowMs: importedAtMs, aliases: aliases ?? [] };
  const champIds = champIdsFor(seasons, { mode, known });
  const given = seasons.map((season, at) => {
    const before = known.find(({ key }) => key === importKey(season, mode));
    return { champId: champIds[at] as number, ...giveSeason(season, before, order) };
  });
  // Later than any import that it replaces, also if the clock was ahead then.
  const atMs = known.reduce((latest, before) => Math.max(latest, before.importedAtMs + 1), importedAtMs);
  const own = given.map(({ notes: _, ...season }): StoredImport => ({
    ...{ version: 2, key: importKey(season.season, mode), mode, importedAtMs: atMs, speed },
    seasons: [season],
  }));
  for (const stored of own) writeAtomically(join(folder, `${stored.key}${EXTENSION}`), JSON.stringify(stored), crashAt);
  removeReplaced(files, own);
  const [first] = own;
  const key = first === undefined ? 'empty' : own.length === 1 ? first.key : `${seasons[0]?.format ?? ''}_${mode}`;
  const all = { version: 2, key, mode, importedAtMs, speed, seasons: own.flatMap((stored) => stored.seasons) } as const;
  return {
    ...all,
    notes: given.flatMap(({ notes, season }) => notes.map((note) => (own.length === 1 ? note : `${season.league}: ${note}`))),
  };
}

/** Removes files of earlier versions whose seasons have separate files now. */
function removeReplaced(files: ReturnType<typeof readStored>, own: readonly StoredImport[]): void {
  const written = new Set(own.map(({ key }) => key));
  for (const { file, stored } of files) {
    const isReplaced = stored.seasons.every(({ season }) => written.has(importKey(season, stored.mode)));
    if (isReplaced && !written.has(stored.key)) rmSync(file, { force: true });
  }
}

/** Numbers the matches of a season. @param before - its last import. */
export function giveSeason(
  season: ImportedSeason,
  before: StoredImport | undefined,
  { nowMs, aliases, ...terms }: ImportTerms & { nowMs: number; aliases: readonly Alias[] },
): { season: ImportedSeason; given: Given; notes: readonly string[] } {
  const [known] = before?.seasons ?? [];
  const seasonBefore = before &&
    known && {
      given: givenOf(known, before),
      speed: before.speed,
      fixtures: () =>
        new Map(gamesOf(before).flatMap(({ fixtures }) => fixtures.map((fixture) => [numberOfGame(fixture.id), fixture] as const))),
    };
  return give({ season, before: seasonBefore satisfies SeasonBefore | undefined, terms, nowMs, aliases });
}

/** The championship that each season already has, or the next free one. */
export function champIdsFor(
  seasons: readonly ImportedSeason[],
  { mode, known }: { mode: ImportMode; known: readonly Pick<StoredImport, 'key' | 'seasons'>[] },
): readonly number[] {
  const taken = new Map(known.flatMap(({ key, seasons: kept }) => kept.map(({ champId }) => [key, champId] as const)));
  let next = [...taken.values()].reduce((most, id) => Math.max(most, id), FIRST_CHAMP_ID - 1) + 1;
  const ids = seasons.map((season) => taken.get(importKey(season, mode)) ?? next++);
  if (next - 1 > LAST_CHAMP_ID)
    throw new RangeError(`There is no room for so many seasons (${LAST_CHAMP_ID - FIRST_CHAMP_ID + 1} at most).`);
  return ids;
}
