import { mixesDigits, withPlainDigits } from '../digits.ts';

/** Reads a typed whole number from `least` to `most`, with the digits of any one script; null for anything else. @spec MON-6 */
export function readCount(text: string, { least = 0, most }: { least?: number; most: number }): number | null {
  const typed = text.trim();
  if (!/^\p{Nd}{1,15}$/u.test(typed) || mixesDigits(typed)) return null;
  const count = Number(withPlainDigits(typed));
  return count >= least && count <= most ? count : null;
}
