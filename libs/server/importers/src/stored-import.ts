import type { Given, ImportMode, ImportTerms } from './given/given.ts';
import type { ImportedSeason } from './season.ts';

/** A season with its permanent championship id, from which the ids of its games are derived. */
export interface StoredSeason {
  champId: number;
  season: ImportedSeason;
  /** The numbers of its games; absent in imports of version 1, whose games are numbered by their places in the file. */
  given?: Given;
}

/** A stored import with everything its games are derived from, so that every start makes the same games. */
export interface StoredImport extends ImportTerms {
  version: 1 | 2;
  /** An import of the same season in the same mode replaces an earlier one. */
  key: string;
  importedAtMs: number;
  seasons: readonly StoredSeason[];
}

const isGiven = (given: Partial<Given> | undefined): boolean =>
  [given?.teams, given?.games, given?.numbers, given?.aliases].every(Array.isArray) && Number.isFinite(given?.shift);

export function isStored(value: unknown): value is StoredImport {
  if (typeof value !== 'object' || value === null) return false;
  const { version, seasons } = value as Partial<StoredImport>;
  return (
    (version === 1 || version === 2) &&
    Array.isArray(seasons) &&
    seasons.every(
      (one) => Number.isSafeInteger(one?.champId) && Array.isArray(one.season?.matches) && (version === 1 || isGiven(one.given)),
    )
  );
}

/** Imports of version 1 named a tournament of national teams by its first and last year. */
const WITH_YEARS = /^(football-international_.+)_\d{4}(?:-\d{4})?$/;

/** Key of a season in a mode, under which it is stored and keeps its championship. */
export const importKey = ({ key }: Pick<ImportedSeason, 'key'>, mode: ImportMode): string => `${WITH_YEARS.exec(key)?.[1] ?? key}_${mode}`;

/** One import for each season: the latest. Earlier versions stored the seasons of one file together. */
export function latestSeasons(imports: readonly StoredImport[]): readonly StoredImport[] {
  const latest = new Map<string, StoredImport>();
  for (const { seasons, ...stored } of imports.toSorted((a, b) => a.importedAtMs - b.importedAtMs)) {
    for (const season of seasons) {
      const key = importKey(season.season, stored.mode);
      latest.set(key, { ...stored, key, seasons: [season] });
    }
  }
  return [...latest.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
}
