import { arabic } from './sport-names/ar.ts';
import { azerbaijani } from './sport-names/az.ts';
import { german } from './sport-names/de.ts';
import { english } from './sport-names/en.ts';
import { spanish } from './sport-names/es.ts';
import { french } from './sport-names/fr.ts';
import { hindi } from './sport-names/hi.ts';
import { kazakh } from './sport-names/kk.ts';
import { portuguese } from './sport-names/pt.ts';
import { russian } from './sport-names/ru.ts';
import { turkish } from './sport-names/tr.ts';
import { ukrainian } from './sport-names/uk.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: english,
  ru: russian,
  ar: arabic,
  es: spanish,
  pt: portuguese,
  fr: french,
  de: german,
  tr: turkish,
  uk: ukrainian,
  kk: kazakh,
  az: azerbaijani,
  hi: hindi,
};

/** Name of a sport; English for a language without names. */
export const sportName = (key: string, lang: string): string => (NAMES[lang] ?? (english as Readonly<Record<string, string>>))[key] ?? key;

/** Whether sport names exist in a language. */
export const isNamedIn = (lang: string): boolean => Object.hasOwn(NAMES, lang);

/** Names of a sport in all languages, without duplicates. */
export const sportNames = (key: string): string[] => [...new Set(Object.keys(NAMES).map((lang) => sportName(key, lang)))];
