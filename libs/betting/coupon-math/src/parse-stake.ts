import { ok, refused, type MinorUnits, type Result } from '@touchline/shared-primitives';
import { westernDigits } from './western-digits.ts';

export type StakeProblem = 'empty' | 'not-a-number' | 'negative' | 'zero' | 'too-many-decimals' | 'too-large';

/** Largest stake in the contract, in minor units. */
export const LARGEST_STAKE: MinorUnits = 1_000_000_000_000;

const SHAPE = /^\d*(?:[.,]\d*)*$/;
const GROUP = /^\d{3}$/;
const FIRST_GROUP = /^\d{1,3}$/;

const isGrouped = ([first = '', ...rest]: readonly string[]): boolean => FIRST_GROUP.test(first) && rest.every((part) => GROUP.test(part));

/** Splits whole part and decimals; null if the separators are inconsistent. A lone separator is always the decimal mark. */
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
 * Parses a stake as typed by a person, in minor units.
 *
 * Accepts western, Arabic, Persian and full-width digits, a comma, a point or the Arabic decimal mark, spaces and thousands groups. A lone
 * separator is always the decimal mark, so `1.500` euros is rejected instead of guessed. Exponents, signs and words are rejected.
 *
 * @param exponent - number of decimals of the currency.
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
