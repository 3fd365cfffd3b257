import { withPlainDigits } from './digits.ts';

/**
 * The form of a code by which codes are compared: a code is read from paper, dictated, copied or typed on any keyboard, so case, width,
 * script of the digits, spaces and dashes do not count.
 * @spec CP-28 CP-31 AC-11
 * @example
 * typedCode(' spring–٢٦ '); // => 'SPRING26'
 */
export const typedCode = (typed: string): string =>
  withPlainDigits(typed.normalize('NFKD'))
    // Also the minus sign, characters that cannot be seen, and the dot of the capital letter that the i key of a Turkish keyboard gives.
    .replace(/[\s\p{Pd}\p{Cf}\u2212]|\u0307/gu, '')
    .toUpperCase();
