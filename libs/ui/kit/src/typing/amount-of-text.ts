import { minorFromMajor, plainDigits } from '@touchline/shared-primitives';

/**
 * Parses a typed amount to minor units, with the digits and decimal separator of any language. More decimals than the currency has are
 * rejected: `1,000` is ambiguous.
 *
 * @returns null when it is not an amount.
 */
export function amountOfText(text: string, exponent: number): number | null {
  if (!/^[\p{Nd}.,٫]+$/u.test(text.trim())) return null;
  const parts = text.trim().split(/[.,٫]/).map(plainDigits);
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d{1,9}$/.test(whole) || !/^\d*$/.test(fraction) || fraction.length > exponent) return null;
  return minorFromMajor(fraction === '' ? whole : `${whole}.${fraction}`, exponent);
}
