import { ok, refused, type MinorUnits, type Result } from '@touchline/shared-primitives';
import { westernDigits } from './western-digits.ts';

export type StakeProblem = 'empty' | 'not-a-number' | 'negative' | 'zero' | 'too-many-decimals' | 'too-large';

/** Largest stake the contract carries, in minor units. */
export const LARGEST_STAKE: MinorUnits = 1_000_000_000_000;

const SHAPE = /^\d*(?:[.,]\d*)*$/;
const GROUP = /^\d{3}$/;
const FIRST_GROUP = /^\d{1,3}$/;

const isGrouped = ([first = '', ...rest]: readonly string[]): boolean => FIRST_GROUP.test(first) && rest.every((part) => GROUP.test(part));

/** Whole part and decimals; null when the separators make no sense together. One separator is always the decimal one. */
function splitAt(text: string): readonly [whole: string, decimals: string] | null {
  const marks = text.replace(/\d/g, '');
  const parts = text.split(/[.,]/);
  if (marks.length <= 1) return [parts[0] ?? '', parts[1] ?? ''];
  const last = marks.at(-1) ?? '';
  const hasDecimals = marks.indexOf(last) === marks.length - 1;
  const isOneKind = new Set(hasDecimals ? marks.slice(0, -1) : marks).size === 1;
  const groups = hasDecimals ? parts.slice(0, -1) : parts;
  if (!isOneKind || !isGrouped(groups)) return null;
  return [groups.join(''), hasDecimals ? (parts.at(-1) ?? '') : ''];
}

/**
 * Reads a stake as people type it, in minor units.
 *
 * Takes western, Arabic, Persian and full-width digits, a comma, a point or the Arabic mark before decimals, spaces and thousands
 * groups. One separator is always the decimal one, so `1.500` euros is refused, not guessed. Exponents, signs and words are refused.
 *
 * @param exponent - digits behind the point of the currency.
 * @spec MON-6
 * @example
 * parseStake('1 234,50', 2); // => { isOk: true, value: 123450 }
 * parseStake('1e2', 2); // => { isOk: false, reason: 'not-a-number' }
 */
export function parseStake(text: string, exponent: number): Result<MinorUnits, StakeProblem> {
  const typed = westernDigits(text);
  if (typed === '') return refused('empty');
  if (/^-[\d.,]*\d/.test(typed) && SHAPE.test(typed.slice(1))) return refused('negative');
  if (!SHAPE.test(typed) || !/\d/.test(typed)) return refused('not-a-number');
  const split = splitAt(typed);
  if (split === null) return refused('not-a-number');
  const [whole, decimals] = split;
  if (decimals.length > exponent) return refused('too-many-decimals');
  const minor = BigInt(whole + decimals.padEnd(exponent, '0'));
  if (minor > BigInt(LARGEST_STAKE)) return refused('too-large');
  return minor === 0n ? refused('zero') : ok(Number(minor));
}
