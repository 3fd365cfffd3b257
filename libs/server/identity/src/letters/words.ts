import { arabic } from './words-ar.ts';
import { english } from './words-en.ts';
import { russian } from './words-ru.ts';
import { spanish } from './words-es.ts';
import { portuguese } from './words-pt.ts';
import { french } from './words-fr.ts';
import { german } from './words-de.ts';
import { turkish } from './words-tr.ts';
import { ukrainian } from './words-uk.ts';
import { kazakh } from './words-kk.ts';
import { azerbaijani } from './words-az.ts';
import { hindi } from './words-hi.ts';
import { type LanguageWords, type Letter, letterOf, type LetterFacts, type LetterWords, type Subject } from './letter.ts';

const WORDS: Readonly<Record<string, LanguageWords>> = {
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

/** Fills in `{brand}` and `{code}`. */
const filled = (text: string, { brand, code = '' }: LetterFacts) => text.replaceAll('{brand}', brand).replaceAll('{code}', code);

/** A letter in the page's language, or in English if there is no translation. */
export function writeLetter(subject: Subject, lang: string, facts: LetterFacts): Letter {
  const known = WORDS[lang] === undefined ? 'en' : lang;
  const { expires, letters } = WORDS[known] ?? english;
  const words = Object.fromEntries(
    Object.entries(letters[subject]).map(([name, text]) => [name, filled(text, facts)]),
  ) as unknown as LetterWords;
  return letterOf(words, facts, { lang: known, expires });
}

/** The short SMS version of a message. */
export const writeSms = (subject: Subject, lang: string, facts: LetterFacts): string =>
  filled((WORDS[lang] ?? english).letters[subject].sms, facts);
