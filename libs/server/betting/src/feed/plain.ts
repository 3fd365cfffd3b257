import { fold, latin } from './fold.ts';

/** Normalises a text for search: Latin letters and digits, one space between words. @spec BT-05 */
export const plain = (text: string): string =>
  latin(fold(text))
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
