/** After a longer pause the next letter starts a new word. */
const REST_MS = 700;

/** Loads the folding of texts, which only typed letters need. Rejects when it does not load. */
export const loadFold = async (): Promise<(text: string) => string> => (await import('./fold.ts')).fold;

export interface TypeAhead {
  /** Letters typed so far. */
  typed: string;
  /** Time of the last letter, in milliseconds of the page's clock. */
  atMs: number;
}

/** Initial state: the first letter starts a word. */
export const NOTHING_TYPED: TypeAhead = { typed: '', atMs: Number.NEGATIVE_INFINITY };

/** Adds a letter: it continues the word, or starts another after a pause of 700 ms or more. */
export function typeOn({ typed, atMs }: TypeAhead, letter: string, nowMs: number): TypeAhead {
  return { typed: nowMs - atMs < REST_MS ? typed + letter : letter, atMs: nowMs };
}

/** Whether a key types a letter. A space does so only within a word, because on its own it presses the focused element. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): boolean {
  return [...key].length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

/**
 * Index of the next text that starts with the typed letters, after `from` and wrapping around. Repeating one letter moves through its
 * matches; a longer word may stay where it is.
 *
 * @param folded - the folding of texts, from {@link loadFold}.
 * @returns -1 when there is no match.
 */
export function matchTyped(texts: readonly string[], typed: string, from: number, folded: (text: string) => string): number {
  const wish = folded(typed);
  const letters = [...wish];
  const isRepeated = letters.length > 1 && letters.every((letter) => letter === letters[0]);
  const wanted = isRepeated ? (letters[0] ?? '') : wish;
  if (wanted === '') return -1;
  const first = letters.length === 1 || isRepeated ? from + 1 : Math.max(0, from);
  for (let step = 0; step < texts.length; step += 1) {
    const at = (first + step) % texts.length;
    if (folded(texts[at] ?? '').startsWith(wanted)) return at;
  }
  return -1;
}
