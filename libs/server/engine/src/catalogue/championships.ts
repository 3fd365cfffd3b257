import { SPORT_ENTRIES } from './sports/index.ts';
import type { ChampEntry } from './sport-entry.ts';

/** A championship with the key of its sport. */
export interface ChampRow extends ChampEntry {
  sport: string;
}

/** All championships by id. */
export const CHAMP_ROWS: readonly ChampRow[] = SPORT_ENTRIES.flatMap(({ key, championships }) =>
  championships.map((champ) => ({ ...champ, sport: key })),
).sort((a, b) => a.id - b.id);
