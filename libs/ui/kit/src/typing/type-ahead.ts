import { foldText } from './fold.ts';

/** After a longer rest the next letter begins a new word. */
const REST_MS = 700;

export interface TypeAhead {
  /** Letters typed so far. */
  typed: string;
  /** When the last of them came, in milliseconds of the page. */
  atMs: number;
}

/** Where type-ahead begins: the first letter starts a word. */
export const NOTHING_TYPED: TypeAhead = { typed: '', atMs: Number.NEGATIVE_INFINITY };

/** What a letter adds: it goes on with the word, or begins another after a rest of 700 ms or more. */
export function typeOn({ typed, atMs }: TypeAhead, letter: string, nowMs: number): TypeAhead {
  return { typed: nowMs - atMs < REST_MS ? typed + letter : letter, atMs: nowMs };
}

/** Whether a key writes a letter; a space does so only inside a word, because alone it presses what has the focus. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Where the typed letters lead: the next text that begins with them, after `from` and round the end. One letter pressed again and again
 * goes from one match to the next; a longer word may stay where it is.
 *
 * @param language - of the texts, for what counts as the same letter.
 * @returns -1 when no text begins so.
 */
export function matchTyped(texts: readonly string[], typed: string, from: number, language: string): number {
  const word = foldText(typed, language);
  const letters = [...word];
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : word;
  if (wanted === '') return -1;
  const first = letters.length === 1 || isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < texts.length; step += 1) {
    const at = (first + step) % texts.length;
    if (foldText(texts[at] ?? '', language).startsWith(wanted)) return at;
  }
  return -1;
}
