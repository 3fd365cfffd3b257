const NUMERAL = /\p{Nd}/u;
const DIGITS_OF_A_SCRIPT = 10;

/**
 * Value of a decimal digit of any script that the runtime knows, 0 to 9; null for any other character. Unicode encodes the digits of a script
 * in sequence from its zero, and scripts next to each other as multiples of ten, so no table is needed.
 */
export function digitOf(char: string): number | null {
  if (!NUMERAL.test(char)) return null;
  const code = char.codePointAt(0) ?? 0;
  let before = 0;
  while (NUMERAL.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % DIGITS_OF_A_SCRIPT;
}

/** Code point of the zero of a digit's script; null for any other character. Digits with the same zero belong to one script. */
export function zeroOf(char: string): number | null {
  const digit = digitOf(char);
  return digit === null ? null : (char.codePointAt(0) ?? 0) - digit;
}

/** Whether a text has digits of more than one script, which no keyboard gives: `1٢`. */
export const mixesDigits = (text: string): boolean => new Set(Array.from(text, zeroOf).filter((zero) => zero !== null)).size > 1;

/**
 * The text with the digits of every script as 0 to 9; everything else stays.
 * @example
 * withPlainDigits('٠١٧١ १२३'); // => '0171 123'
 */
export const withPlainDigits = (text: string): string => text.replaceAll(/(?![0-9])\p{Nd}/gu, (digit) => String(digitOf(digit)));

/** The digits of a text as 0 to 9; other characters are dropped. A pasted `12-34 ٥٦` becomes `123456`. */
export const plainDigits = (text: string): string => withPlainDigits(text).replaceAll(/[^0-9]/g, '');
