import { withPlainDigits, zeroOf } from '../digits.ts';
import { LARGEST_AMOUNT, type MinorUnits } from '../money.ts';
import { ok } from '../result.ts';
import { upperAscii } from '../text/letter-case.ts';
import type { NumberStyle } from './number-style.ts';

/** Why a text is not an amount. `unclear`: it is one amount in one language and another in a second one. */
export type AmountProblem =
  'empty' | 'not-a-number' | 'mixed-digits' | 'other-currency' | 'negative' | 'zero' | 'too-many-decimals' | 'too-large' | 'unclear';

/** Minor units; or the reason, with the two numbers that an unclear text may mean, as decimals with a point. */
export type ReadAmount =
  | { isOk: true; value: MinorUnits }
  | { isOk: false; reason: Exclude<AmountProblem, 'unclear'> }
  | { isOk: false; reason: 'unclear'; readings: readonly string[] };

export interface AmountField {
  /** Number of decimals: of the currency, or 0 for a count. */
  exponent: number;
  /** How the page writes numbers. */
  style: NumberStyle;
  /**
   * Signs and codes of the field's currency, before or after the figures; none for a field without a currency. Default: any
   * one sign or code, for a field whose currency does not matter.
   */
  signs?: readonly string[] | undefined;
  /** Largest amount in minor units; by default that of the contract. */
  most?: MinorUnits | undefined;
  /** Accepts 0. */
  canBeZero?: boolean | undefined;
}

const LONGEST_TEXT = 80;

const INVISIBLE = /\p{Cf}/gu;
/** One sign for all that look and mean the same: spaces, apostrophes, minus signs, full-width marks. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\p{Zs}/gu, ' '],
  [/['’‘ʼ＇]/g, "'"],
  [/[−－‐‑–]/g, '-'],
  [/．/g, '.'],
  [/，/g, ','],
];
const ANY_CURRENCY = /^(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc})(?=[\s\p{Nd}.,٫-])|(?<=[\s\p{Nd}.,٫])(?:[A-Z]{3}|[A-Z]{0,3}\p{Sc})$/u;
/** Arabic writes its own marks with Arabic and Persian digits, and those of English with Latin digits. */
const ARABIC_ZEROS = [0x660, 0x6f0];
const ARABIC: NumberStyle = { point: '٫', group: '٬' };
const LATIN_IN_ARABIC: NumberStyle = { point: '.', group: ',' };
/** The comma of Arabic sentences, which people type for either mark. */
const ARABIC_COMMA = '،';
const POINTS = ['.', ','];
const GROUPS = [' ', "'", '٬'];

const refuse = (reason: Exclude<AmountProblem, 'unclear'>): ReadAmount => ({ isOk: false, reason });
const spelled = (text: string): string => SPELLINGS.reduce((written, [from, to]) => written.replace(from, to), text.replace(INVISIBLE, ''));

interface Figures {
  whole: string;
  fraction: string;
}

/** Whether the digits are in groups: of three, or with commas also of two before the last, as in India. */
function isGrouped(whole: string, group: string): boolean {
  const [first = '', ...rest] = whole.split(group);
  const last = rest.at(-1);
  if (last === undefined || !/^[1-9]\d{0,2}$/.test(first) || !/^\d{3}$/.test(last)) return false;
  const isIndian = group === ',' && first.length < 3 && rest.length > 1;
  return rest.every((part) => /^\d{3}$/.test(part)) || (isIndian && rest.slice(0, -1).every((part) => /^\d{2}$/.test(part)));
}

/** Reads digits with one decimal mark and one kind of groups; null if they are not written so. `٫` is always a decimal mark. */
function figuresOf(text: string, point: string, groups: readonly string[]): Figures | null {
  const [whole = '', fraction = '', ...more] = text.replaceAll('٫', point).split(point);
  if (more.length > 0 || !/^\d*$/.test(fraction) || !/\d/.test(whole + fraction)) return null;
  if (/^\d*$/.test(whole)) return { whole, fraction };
  const group = groups.find((sign) => isGrouped(whole, sign));
  return group === undefined ? null : { whole: whole.replaceAll(group, ''), fraction };
}

const decimalOf = ({ whole, fraction }: Figures): string =>
  `${whole.replace(/^0+(?=\d)/, '') || '0'}${fraction === '' ? '' : `.${fraction}`}`;
/** Texts that are one number: `1.50` and `1.5`. */
const numberOf = (figures: Figures): string =>
  decimalOf(figures)
    .replace(/(\.\d*?)0+$/, '$1')
    .replace(/\.$/, '');

/** Figures as the page's language writes them, or as exactly one other language does; two readings if they differ. */
function readingsOf(text: string, style: NumberStyle, exponent: number): readonly Figures[] {
  const own = figuresOf(text, style.point, [spelled(style.group)]);
  if (own !== null && own.fraction.length <= exponent) return [own];
  const all = POINTS.flatMap((point) => figuresOf(text, point, [...POINTS.filter((other) => other !== point), ...GROUPS]) ?? []);
  return all.filter((figures, at) => all.findIndex((other) => numberOf(other) === numberOf(figures)) === at);
}

/** The text without the currency's sign or code; null if it has one of another currency. */
function withoutCurrency(text: string, signs: readonly string[] | undefined): string | null {
  if (signs === undefined) return text.replace(ANY_CURRENCY, '').trim();
  const bare = upperAscii(text);
  const found = signs
    .map((sign) => upperAscii(spelled(sign).trim()))
    .filter((sign) => sign !== '')
    .sort((one, other) => other.length - one.length)
    .find((sign) => bare.startsWith(sign) || bare.endsWith(sign));
  if (found === undefined) return ANY_CURRENCY.test(text) ? null : text;
  return (bare.startsWith(found) ? text.slice(found.length) : text.slice(0, -found.length)).trim();
}

/** The style of a language for figures with digits of a script. */
function styleFor(figures: string, zero: number, style: NumberStyle): NumberStyle {
  if (ARABIC_ZEROS.includes(zero) || figures.includes(ARABIC_COMMA)) return ARABIC;
  return style.point === ARABIC.point ? LATIN_IN_ARABIC : style;
}

/**
 * Reads an amount as a person typed or pasted it. Every field of money uses it.
 *
 * 1. The text is read as the page's own language writes numbers: `1,234` is 1234 in English, `1.234` is 1234 in German.
 * 2. Otherwise as any other language of the product writes them, if all agree: `1.000,50`, `1 000,50`, `1,00,000`.
 * 3. Otherwise it is `unclear`, and the player is asked: `1.500` in English may be 1.5 or 1500.
 *
 * Digits of every script are read, one script at a time; the sign or code of the field's currency may precede or follow them. Exponents, plus
 * signs, words, and more decimals than the currency has are refused.
 *
 * @spec MON-6 MON-4
 * @example
 * const euros = { exponent: 2, style: { point: '.', group: ',' }, signs: ['€', 'EUR'] };
 * readAmount('€1,234.50', euros); // => { isOk: true, value: 123450 }
 * readAmount('1.500', euros); // => { isOk: false, reason: 'unclear', readings: ['1.500', '1500'] }
 */
export function readAmount(text: string, { exponent, style, signs, most = LARGEST_AMOUNT, canBeZero = false }: AmountField): ReadAmount {
  const typed = spelled(text).trim();
  if (typed === '') return refuse('empty');
  if (typed.length > LONGEST_TEXT) return refuse('not-a-number');
  const bare = withoutCurrency(typed.replace(/^-\s*/, ''), signs);
  if (bare === null) return refuse('other-currency');
  const isNegative = typed.startsWith('-') || bare.startsWith('-');
  const figures = bare.replace(/^-\s*/, '');
  const zeros = new Set(Array.from(figures, zeroOf).filter((zero) => zero !== null));
  if (zeros.size > 1) return refuse('mixed-digits');
  const [zero = 0] = zeros;
  const readings = readingsOf(withPlainDigits(figures).replaceAll(ARABIC_COMMA, ','), styleFor(figures, zero, style), exponent);
  const [reading] = readings;
  if (reading === undefined || (typed.startsWith('-') && bare.startsWith('-'))) return refuse('not-a-number');
  if (isNegative) return refuse('negative');
  if (readings.length > 1) return { isOk: false, reason: 'unclear', readings: readings.map(decimalOf) };
  if (reading.fraction.length > exponent) return refuse('too-many-decimals');
  const minor = BigInt(reading.whole + reading.fraction.padEnd(exponent, '0'));
  if (minor > BigInt(most)) return refuse('too-large');
  return minor === 0n && !canBeZero ? refuse('zero') : ok(Number(minor));
}
