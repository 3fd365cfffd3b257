import { SPORT_ENTRIES } from './sports/index.ts';
import { FURTHER_NAMES } from './further-names.ts';
import { sportEntry } from './models.ts';
import type { ChampEntry } from './sport-entry.ts';

const LANGUAGES: readonly string[] = [
  ...new Set([...SPORT_ENTRIES.flatMap(({ names }) => Object.keys(names)), ...Object.keys(FURTHER_NAMES)]),
];

/** Name of a sport; English for a language without names. */
export function sportName(key: string, lang: string): string {
  const names = sportEntry(key)?.names;
  return FURTHER_NAMES[lang]?.sports[key] ?? names?.[lang] ?? names?.en ?? key;
}

/** Whether sport names exist in a language. */
export const isNamedIn = (lang: string): boolean => LANGUAGES.includes(lang);

/** Names of a sport in all languages, without duplicates. */
export const sportNames = (key: string): string[] => [...new Set(LANGUAGES.map((lang) => sportName(key, lang)))];

/** Names of a championship by language. */
export const champNames = ({ id, names }: ChampEntry): ChampEntry['names'] => ({
  ...names,
  ...Object.fromEntries(
    Object.entries(FURTHER_NAMES).flatMap(([lang, { championships = {} }]) => {
      const name = championships[id];
      return name === undefined ? [] : [[lang, name]];
    }),
  ),
});
