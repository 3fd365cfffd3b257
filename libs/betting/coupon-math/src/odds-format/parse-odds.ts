import { mixesDigits, ok, refused, type Result, type Thousandths, withPlainDigits } from '@touchline/shared-primitives';
import { LARGEST_COEF, LOWEST_COEF } from '../bounds.ts';
import { coefFromView } from './convert-coef.ts';
import { COEF_VIEW_ALIASES, CoefView } from './format-coef.ts';

export type OddsProblem = 'empty' | 'not-a-number' | 'mixed-digits' | 'too-many-decimals' | 'not-in-format' | 'too-low' | 'too-large';

export interface ParseOddsOptions {
  /** The player's format; decimal by default. Fractions are accepted in every format. */
  coefViewId?: number | undefined;
  aliases?: Readonly<Record<number, number>> | undefined;
}

const INVISIBLE = /[\s\p{Cf}'’]/gu;
const MARKS: Readonly<Record<string, string>> = {
  '٫': '.',
  '٬': ',',
  '．': '.',
  '，': ',',
  '−': '-',
  '－': '-',
  '＋': '+',
  '／': '/',
  '⁄': '/',
};
const LONGEST = 40;
const FRACTION = /^(\d+)\/(\d+)$/;
const EVENS = /^(?:evens?|evs)$/i;
const DECIMAL = /^([+-]?)(\d*)(?:[.,](\d*))?$/;
const AMERICAN = /^([+-]?)(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,]0*)?$/;
const DECIMALS = 3;

const sized = (coef: number | null): Result<Thousandths, OddsProblem> => {
  if (coef === null) return refused('not-in-format');
  if (coef < LOWEST_COEF) return refused('too-low');
  return coef > LARGEST_COEF ? refused('too-large') : ok(coef);
};

function fraction([, top = '', bottom = '']: RegExpExecArray): Result<Thousandths, OddsProblem> {
  if (Number(bottom) === 0) return refused('not-a-number');
  return sized(1000 + Number((BigInt(top) * 1000n) / BigInt(bottom)));
}

function american(text: string): Result<Thousandths, OddsProblem> {
  const [, sign, digits] = AMERICAN.exec(text) ?? [];
  if (digits === undefined) return refused(DECIMAL.test(text) && /\d/.test(text) ? 'too-many-decimals' : 'not-a-number');
  const value = Number(digits.replace(/[.,]/g, '')) * 1000;
  return value > LARGEST_COEF * 100 ? refused('too-large') : sized(coefFromView(sign === '-' ? -value : value, CoefView.American));
}

function decimal(text: string, view: number): Result<Thousandths, OddsProblem> {
  const [, sign, whole = '', decimals = ''] = DECIMAL.exec(text) ?? [];
  if (sign === undefined || whole + decimals === '') return refused('not-a-number');
  if (decimals.length > DECIMALS) return refused('too-many-decimals');
  // In fractional format a whole number means odds to one; 1.5 is ambiguous and therefore rejected.
  if (view === CoefView.Fractional && decimals !== '') return refused('not-in-format');
  const value = Number(whole + decimals.padEnd(DECIMALS, '0'));
  if (value > LARGEST_COEF) return refused('too-large');
  const isSigned = view === CoefView.Malay || view === CoefView.Indonesian;
  if (!isSigned && view !== CoefView.Decimal)
    return sign === '' ? sized(value === 0 ? 1000 : coefFromView(value, view)) : refused('not-in-format');
  if (!isSigned) return sign === '' ? sized(value) : refused('not-in-format');
  return sized(coefFromView(sign === '-' ? -value : value, view));
}

/**
 * Parses odds as typed by a person, in thousandths, rounded down.
 *
 * Fractions (`6/4`) and `evens` are accepted in every format, and the digits of every script, one script at a time. A sign before a whole
 * number (`+150`, `-200`) is American unless the player's format is itself signed. Otherwise the number is in the player's format, with a
 * comma or a point as decimal mark; a lone separator is always the decimal mark, except in American odds, which have no decimals.
 *
 * @returns the coefficient, 1001 to {@link LARGEST_COEF}, or the reason for rejection.
 * @spec OD-01 MON-6
 * @example
 * ['1,5', '1.5', '1/2', '-200'].map((text) => parseOdds(text)); // => [1500, 1500, 1500, 1500].map((value) => ({ isOk: true, value }))
 * parseOdds('-0.8', { coefViewId: CoefView.Malay }); // => { isOk: true, value: 2250 }
 * parseOdds('0.5'); // => { isOk: false, reason: 'too-low' }
 */
export function parseOdds(
  text: string,
  { coefViewId = CoefView.Decimal, aliases = COEF_VIEW_ALIASES }: ParseOddsOptions = {},
): Result<Thousandths, OddsProblem> {
  const bare = text.replace(INVISIBLE, '');
  if (bare === '') return refused('empty');
  if (bare.length > LONGEST) return refused('not-a-number');
  if (mixesDigits(bare)) return refused('mixed-digits');
  const typed = withPlainDigits(Array.from(bare, (char) => MARKS[char] ?? char).join(''));
  const parts = FRACTION.exec(typed);
  if (parts !== null) return fraction(parts);
  if (EVENS.test(typed)) return ok(2000);
  const view = aliases[coefViewId] ?? coefViewId;
  const hasOwnSigns = view === CoefView.Malay || view === CoefView.Indonesian;
  const isAmerican = view === CoefView.American || (/^[+-]\d+$/.test(typed) && !hasOwnSigns);
  return isAmerican ? american(typed) : decimal(typed, view);
}
