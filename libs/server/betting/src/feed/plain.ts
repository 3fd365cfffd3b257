import { fold, latin } from './fold.ts';

/** A text as it is searched: Latin letters and figures, one blank between words. @spec BT-05 */
export const plain = (text: string): string =>
  latin(fold(text))
    .replace(/[^a-z\d]+/g, ' ')
    .trim();
