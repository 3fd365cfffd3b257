import { minorFromMajor } from '@touchline/shared-primitives';
import { plainDigits } from './digits.ts';

/**
 * Minor units of a typed amount, in the digits and with the point or comma of any language. More decimals than the currency has are no amount:
 * `1,000` is a thousand to one reader and one to another, so neither is taken.
 *
 * @returns null for what is no amount.
 */
export function amountOfText(text: string, exponent: number): number | null {
  if (!/^[\p{Nd}.,٫]+$/u.test(text.trim())) return null;
  const parts = text.trim().split(/[.,٫]/).map(plainDigits);
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d{1,9}$/.test(whole) || !/^\d*$/.test(fraction) || fraction.length > exponent) return null;
  return minorFromMajor(fraction === '' ? whole : `${whole}.${fraction}`, exponent);
}
