/** Keys of the keypad: digits, the decimal point, and the one that deletes. */
export const KEYPAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'] as const;
export type KeypadKey = (typeof KEYPAD_KEYS)[number];

/** A text and what is selected in it; an empty selection is the caret. */
export interface TypedText {
  /** All of it. */
  text: string;
  /** Where the selection begins, counted as the browser does. */
  start: number;
  /** Where it ends; the same as `start` for a caret. */
  end: number;
}

/** What a key makes of a text: it replaces the selection; there is one decimal point at most. */
export function pressKey({ text, start, end }: TypedText, key: KeypadKey): TypedText {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (key === 'delete') {
    const kept = start === end ? before.slice(0, -1) : before;
    return { text: kept + after, start: kept.length, end: kept.length };
  }
  if (key === '.' && /[.,]/.test(before + after)) return { text, start, end };
  return { text: before + key + after, start: start + 1, end: start + 1 };
}
