import { minorFromMajor } from '@touchline/shared-primitives';

/** Why a text is not a valid amount. */
export type AmountRefusal = 'empty' | 'not-a-number' | 'too-many-decimals' | 'unclear' | 'too-long' | 'zero';

/** Minor units, or why the text is invalid. */
export type ReadAmount = { isOk: true; amount: number } | { isOk: false; reason: AmountRefusal };

const LONGEST_WHOLE = 12;
const refused = (reason: AmountRefusal): ReadAmount => ({ isOk: false, reason });

/** Zero of each supported script: Latin, Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
function digit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? char : String(code - zero);
}

/** Decimal separator of a language. */
function pointOf(locale: string): string {
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return point === '٫' ? '.' : point;
}

/**
 * Reduces the text to Latin digits, `.` and `,`, dropping currency signs and codes, spaces and apostrophes. Null for any other character.
 */
function plainText(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(?:[A-Z]{3}|\p{Sc})|(?:[A-Z]{3}|\p{Sc})$/gu, '')
    .trim()
    .replace(/(?<=\p{Nd})[\s'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  const plain = Array.from(bare.trim(), digit).join('').replaceAll('٫', '.').replaceAll('٬', ',');
  return /^[\d.,]+$/.test(plain) && /\d/.test(plain) ? plain : null;
}

/** Whether a separator groups the digits in threes. */
const isGrouped = (whole: string, sign: string): boolean =>
  sign === '.' ? /^\d{1,3}(\.\d{3})+$/.test(whole) : /^\d{1,3}(,\d{3})+$/.test(whole);

/** Splits the text into whole and fraction, or returns why it cannot. */
function partsOf(plain: string, exponent: number, locale: string): { whole: string; fraction: string } | AmountRefusal {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return { whole: plain, fraction: '' };
  const sign = plain[last] ?? '.';
  const other = sign === '.' ? ',' : '.';
  const [before, after] = [plain.slice(0, last), plain.slice(last + 1)];
  if (before.includes(other)) {
    // Two different separators: the last is the decimal point, the other groups thousands.
    if (before.includes(sign) || !isGrouped(before, other)) return 'not-a-number';
    return after.length > exponent ? 'too-many-decimals' : { whole: before.replaceAll(other, ''), fraction: after };
  }
  if (before.includes(sign)) return isGrouped(plain, sign) ? { whole: plain.replaceAll(sign, ''), fraction: '' } : 'not-a-number';
  if (before === '') return after.length > exponent ? 'too-many-decimals' : { whole: '0', fraction: after };
  if (after.length === 3 && before.length <= 3 && before !== '0') {
    // 1.000 means a thousand or one, depending on the reader: accept it only if the language decides.
    const isPoint = pointOf(locale) === sign;
    if (isPoint) return exponent >= 3 ? { whole: before, fraction: after } : 'unclear';
    return exponent >= 3 ? 'unclear' : { whole: before + after, fraction: '' };
  }
  return after.length > exponent ? 'too-many-decimals' : { whole: before, fraction: after };
}

/**
 * Parses an amount as people type it: any digits, point or comma, thousands grouped by points, commas, spaces or apostrophes, with the sign
 * or code of a currency. Ambiguous input is rejected, so that no player pays a thousand times the intended amount.
 *
 * @param exponent - decimals of the currency.
 * @param locale - language of the page, to resolve ambiguous separators.
 * @returns minor units, or the reason to show to the player.
 * @spec AC-04 MON-4
 */
export function readAmount(text: string, exponent: number, locale = 'en'): ReadAmount {
  if (text.trim() === '') return refused('empty');
  const plain = plainText(text);
  if (plain === null) return refused('not-a-number');
  const parts = partsOf(plain, exponent, locale);
  if (typeof parts === 'string') return refused(parts);
  const { whole, fraction } = parts;
  if (whole.length > LONGEST_WHOLE) return refused('too-long');
  const amount = minorFromMajor(fraction === '' ? whole : `${whole}.${fraction}`, exponent);
  return amount === 0 ? refused('zero') : { isOk: true, amount };
}
