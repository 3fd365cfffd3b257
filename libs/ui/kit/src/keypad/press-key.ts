/** Keys of the keypad: digits, the decimal point, and delete. */
export const KEYPAD_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'delete'] as const;
export type KeypadKey = (typeof KEYPAD_KEYS)[number];

/** A text with its selection; an empty selection is the caret. */
export interface TypedText {
  /** The full text. */
  text: string;
  /** Start of the selection in UTF-16 units, like `selectionStart`. */
  start: number;
  /** End of the selection; equal to `start` for a caret. */
  end: number;
}

/** Applies a key to a text: replaces the selection; allows at most one decimal mark, which is written as `point`. */
export function pressKey({ text, start, end }: TypedText, key: KeypadKey, point = '.'): TypedText {
  const before = text.slice(0, start);
  const after = text.slice(end);
  if (key === 'delete') {
    const kept = start === end ? before.slice(0, -1) : before;
    return { text: kept + after, start: kept.length, end: kept.length };
  }
  if (key === '.' && /[.,٫]/.test(before + after)) return { text, start, end };
  return { text: before + (key === '.' ? point : key) + after, start: start + 1, end: start + 1 };
}
