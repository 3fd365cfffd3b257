import { ar } from './ar.ts';
import { az } from './az.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { kk } from './kk.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import type { PageFacts, PageKind } from '../page-facts.ts';
import { describe, type Sentences, type Text, textOf } from './sentences.ts';

/** Texts by language; pages in other languages have none. */
const SENTENCES: ReadonlyMap<string, Sentences> = new Map(Object.entries({ en, ru, ar, es, pt, fr, de, tr, uk, kk, az, hi }));

const isDescribed = (page: PageFacts): page is PageFacts & { kind: Exclude<PageKind, 'other'> } => page.kind !== 'other';

/** The description of a page; undefined if the page or language has none. @spec SE-01 */
export function descriptionOf(page: PageFacts, lang: string): string | undefined {
  const sentences = SENTENCES.get(lang);
  return sentences !== undefined && isDescribed(page) ? describe(lang, sentences, page) : undefined;
}

/** The text at the bottom of a page; null if the page or language has none. @spec SE-03 */
export function contentOf(page: PageFacts, lang: string): Text | null {
  const sentences = SENTENCES.get(lang);
  return sentences !== undefined && isDescribed(page) ? textOf(lang, sentences, page) : null;
}
