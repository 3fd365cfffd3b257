import { hashText } from '@touchline/server-engine';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, openSync, closeSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.ts';
import type { ImportedSeason } from './season.ts';

/** `line`: offers unplayed matches, or a whole past season. `replay`: replays played matches minute by minute. */
export type ImportMode = 'line' | 'replay';

/** A season with its permanent championship id, from which the ids of its games are derived. */
export interface StoredSeason {
  champId: number;
  season: ImportedSeason;
}

/** A stored import with everything its games are derived from, so that every start makes the same games. */
export interface StoredImport {
  version: 1;
  /** The same files in the same mode replace each other. */
  key: string;
  mode: ImportMode;
  importedAtMs: number;
  /** Minutes of play per minute of the clock, for replays. */
  speed: number;
  seasons: readonly StoredSeason[];
}

const EXTENSION = '.json';
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

function isStored(value: unknown): value is StoredImport {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seasons } = value as Partial<StoredImport>;
  return (
    version === 1 &&
    Array.isArray(seasons) &&
    seasons.every((one) => Number.isSafeInteger(one?.champId) && Array.isArray(one.season?.matches))
  );
}

/**
 * All readable imports.
 * @param onBroken - called for each unreadable file, which is skipped.
 */
export function readImports(folder: string, onBroken: (cause: Error) => void): readonly StoredImport[] {
  return filesOf(folder).flatMap((name) => {
    const file = join(folder, name);
    try {
      const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isStored(stored)) throw new RangeError('it is no import of this version');
      return [stored];
    } catch (cause) {
      onBroken(new Error(`The import ${file} can't be read; import its files again or remove it.`, { cause }));
      return [];
    }
  });
}

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
function writeAtomically(file: string, text: string): void {
  const draft = `${file}.${process.pid}.draft`;
  try {
    const handle = openSync(draft, 'w');
    try {
      writeFileSync(handle, text);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    throw cause;
  }
}

export interface ImportToStore {
  seasons: readonly ImportedSeason[];
  mode: ImportMode;
  importedAtMs: number;
  speed: number;
}

/**
 * Stores an import. Seasons that were imported before in the same mode keep their championship. Concurrent imports wait for each other, so
 * that no two take the same championship.
 */
export function storeImport(folder: string, order: ImportToStore): StoredImport {
  mkdirSync(folder, { recursive: true });
  return alone(folder, () => store(folder, order));
}

function store(folder: string, { seasons, mode, importedAtMs, speed }: ImportToStore): StoredImport {
  // Championships of unreadable imports are not reserved; importing their files again assigns new ones.
  const kept = placed(
    { mode, seasons },
    readImports(folder, () => undefined),
    folder,
  );
  const group =
    seasons.length === 1 ? seasons[0]?.key : `${seasons[0]?.format ?? ''}_${hashText(seasons.map(({ key }) => key).join()).toString(36)}`;
  const stored: StoredImport = { version: 1, key: `${group ?? 'empty'}_${mode}`, mode, importedAtMs, speed, seasons: kept };
  writeAtomically(join(folder, `${stored.key}${EXTENSION}`), JSON.stringify(stored));
  return stored;
}

/** Assigns each season the championship it already has in other imports, or the next free one. */
function placed(
  { mode, seasons }: Pick<ImportToStore, 'mode' | 'seasons'>,
  others: readonly StoredImport[],
  place: string,
): readonly StoredSeason[] {
  const taken = new Map(
    others.flatMap(({ mode: known, seasons: kept }) => kept.map(({ champId, season }) => [`${known} ${season.key}`, champId] as const)),
  );
  let next = [...taken.values()].reduce((most, id) => Math.max(most, id), FIRST_CHAMP_ID - 1) + 1;
  const kept = seasons.map((season): StoredSeason => ({ champId: taken.get(`${mode} ${season.key}`) ?? next++, season }));
  if (next - 1 > LAST_CHAMP_ID) {
    throw new RangeError(
      `There is no room for so many seasons (${LAST_CHAMP_ID - FIRST_CHAMP_ID + 1} at most); remove files from ${place} first.`,
    );
  }
  return kept;
}

/**
 * Places an import among those of other machines: championships are kept if they are free, and replaced by the next free ones otherwise.
 */
export function placeSeasons(stored: StoredImport, others: readonly StoredImport[]): StoredImport {
  const taken = new Map(others.flatMap(({ mode, seasons }) => seasons.map(({ champId, season }) => [champId, `${mode} ${season.key}`])));
  const isFree = stored.seasons.every(
    ({ champId, season }) => (taken.get(champId) ?? '') === `${stored.mode} ${season.key}` || !taken.has(champId),
  );
  if (isFree) return stored;
  const seasons = stored.seasons.map(({ season }) => season);
  return { ...stored, seasons: placed({ mode: stored.mode, seasons }, others, 'the imports') };
}
