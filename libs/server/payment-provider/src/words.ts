import { AR } from './words/ar.ts';
import { AZ } from './words/az.ts';
import { DE } from './words/de.ts';
import { EN, type Words } from './words/en.ts';
import { ES } from './words/es.ts';
import { FR } from './words/fr.ts';
import { HI } from './words/hi.ts';
import { KK } from './words/kk.ts';
import { PT } from './words/pt.ts';
import { RU } from './words/ru.ts';
import { TR } from './words/tr.ts';
import { UK } from './words/uk.ts';

export type { Words };

const WORDS: Readonly<Record<string, Words>> = {
  ar: AR,
  az: AZ,
  de: DE,
  en: EN,
  es: ES,
  fr: FR,
  hi: HI,
  kk: KK,
  pt: PT,
  ru: RU,
  tr: TR,
  uk: UK,
};

/** Texts of the hosted pages; English for languages without a translation. */
export const wordsOf = (lang: string): Words => WORDS[lang] ?? EN;
