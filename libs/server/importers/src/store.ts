import { hashText } from '@touchline/server-engine';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync, openSync, closeSync, fsyncSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.ts';
import type { ImportedSeason } from './season.ts';

/** `line`: what is still to be played (or a whole past season) is offered; `replay`: played matches run again, minute by minute. */
export type ImportMode = 'line' | 'replay';

/** A season with the championship id it keeps for good: ids of its games are made of it. */
export interface StoredSeason {
  champId: number;
  season: ImportedSeason;
}

/** One import as it is kept: everything its games are made of, so that every start makes the same games. */
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
/** Championships of the generated catalogue are below; beyond the last one ids of prices would be larger than a number holds. */
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
 * Everything that was imported and can be read.
 * @param onBroken - told of each file that can't be: its games are missing, the others are there.
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

/** Writes a file so that a reader (or a crash) never meets half of it. */
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
 * Keeps an import. Seasons that were imported before in the same mode keep their championship. Imports that run at the same time wait for
 * each other, so that none takes the championship of another.
 */
export function storeImport(folder: string, order: ImportToStore): StoredImport {
  mkdirSync(folder, { recursive: true });
  return alone(folder, () => store(folder, order));
}

function store(folder: string, { seasons, mode, importedAtMs, speed }: ImportToStore): StoredImport {
  // A broken import keeps nothing, its championships neither: its files get others when they are imported again.
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

/** Gives each season the championship that it has among other imports, or the next free one. */
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

/** An import among those of other machines: it keeps its championships where they are free, and gets the next free ones where not. */
export function placeSeasons(stored: StoredImport, others: readonly StoredImport[]): StoredImport {
  const taken = new Map(others.flatMap(({ mode, seasons }) => seasons.map(({ champId, season }) => [champId, `${mode} ${season.key}`])));
  const isFree = stored.seasons.every(
    ({ champId, season }) => (taken.get(champId) ?? '') === `${stored.mode} ${season.key}` || !taken.has(champId),
  );
  if (isFree) return stored;
  const seasons = stored.seasons.map(({ season }) => season);
  return { ...stored, seasons: placed({ mode: stored.mode, seasons }, others, 'the imports') };
}
