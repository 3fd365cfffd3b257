import { fold } from '@touchline/shared-primitives/typing';
import { latin } from './latin.ts';

const JOINTS = /[\p{Pd}/]/gu;

/** Normalises a text for the searches of the backend, in Latin letters where its script has a transliteration. @spec BT-05 */
export const inLatin = (text: string): string => latin(fold(text));

/** Latin letters and digits of a text alone, one space between words. @spec BT-05 */
export const plain = (text: string): string =>
  inLatin(text)
    .replace(/[^a-z\d]+/g, ' ')
    .trim();

/**
 * Plain spellings under which a name is found: as it is and, if it has hyphens or strokes, with compound words in one.
 * @spec BT-05
 * @example
 * plainForms('Saint-Germain'); // => ['saint germain', 'saintgermain']
 */
export const plainForms = (name: string): string[] => [...new Set([plain(name), plain(name.replace(JOINTS, ''))])];
