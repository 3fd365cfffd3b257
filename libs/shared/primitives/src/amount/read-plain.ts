import type { MinorUnits } from '../money.ts';

const MOST_DIGITS = 8;

/**
 * Reads a plain number as the page's language writes it, without grouping: what most people type. A shortcut of `readAmount` for code that
 * must stay small, with the same amounts; null for any other text and for zero, which only `readAmount` can judge.
 *
 * @spec MON-6
 */
export function readPlain(text: string, { exponent, point }: { exponent: number; point: string }): MinorUnits | null {
  const [whole = '', fraction = '', ...more] = text.split(point);
  if (more.length > 0 || whole.length > MOST_DIGITS || fraction.length > exponent || !/^\d+$/.test(whole) || /\D/.test(fraction))
    return null;
  return Number(whole + fraction.padEnd(exponent, '0')) || null;
}
