import { minorFromMajor } from '@touchline/shared-primitives';

/** Why a typed text is no amount. */
export type AmountRefusal = 'empty' | 'not-a-number' | 'too-many-decimals' | 'unclear' | 'too-long' | 'zero';

/** Minor units, or why the text is none. */
export type ReadAmount = { isOk: true; amount: number } | { isOk: false; reason: AmountRefusal };

const LONGEST_WHOLE = 12;
const refused = (reason: AmountRefusal): ReadAmount => ({ isOk: false, reason });

/** Zeros of the digits that people type: Latin, Arabic, Persian, Devanagari, Bengali, full width. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xff10];
function digit(char: string): string {
  const code = char.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code <= first + 9);
  return zero === undefined ? char : String(code - zero);
}

/** The sign that parts whole and fraction in a language. */
function pointOf(locale: string): string {
  const point = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  return point === '٫' ? '.' : point;
}

/** Latin digits with `.` and `,` only: currency signs, codes, spaces and apostrophes are gone. Null for any other character. */
function plainText(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^(?:[A-Z]{3}|\p{Sc})|(?:[A-Z]{3}|\p{Sc})$/gu, '')
    .trim()
    .replace(/(?<=\p{Nd})[\s'’](?=\p{Nd}{3}(?!\p{Nd}))/gu, '');
  const plain = Array.from(bare.trim(), digit).join('').replaceAll('٫', '.').replaceAll('٬', ',');
  return /^[\d.,]+$/.test(plain) && /\d/.test(plain) ? plain : null;
}

/** Whether signs part the whole in groups of three. */
const isGrouped = (whole: string, sign: string): boolean =>
  sign === '.' ? /^\d{1,3}(\.\d{3})+$/.test(whole) : /^\d{1,3}(,\d{3})+$/.test(whole);

/** Splits into whole and fraction, or says why that can't be done. */
function partsOf(plain: string, exponent: number, locale: string): { whole: string; fraction: string } | AmountRefusal {
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return { whole: plain, fraction: '' };
  const sign = plain[last] ?? '.';
  const other = sign === '.' ? ',' : '.';
  const [before, after] = [plain.slice(0, last), plain.slice(last + 1)];
  if (before.includes(other)) {
    // Two signs: the last one is the point, the others part thousands.
    if (before.includes(sign) || !isGrouped(before, other)) return 'not-a-number';
    return after.length > exponent ? 'too-many-decimals' : { whole: before.replaceAll(other, ''), fraction: after };
  }
  if (before.includes(sign)) return isGrouped(plain, sign) ? { whole: plain.replaceAll(sign, ''), fraction: '' } : 'not-a-number';
  if (before === '') return after.length > exponent ? 'too-many-decimals' : { whole: '0', fraction: after };
  if (after.length === 3 && before.length <= 3 && before !== '0') {
    // 1.000 is a thousand to one reader and one to another: the language of the page decides, or nobody does.
    const isPoint = pointOf(locale) === sign;
    if (isPoint) return exponent >= 3 ? { whole: before, fraction: after } : 'unclear';
    return exponent >= 3 ? 'unclear' : { whole: before + after, fraction: '' };
  }
  return after.length > exponent ? 'too-many-decimals' : { whole: before, fraction: after };
}

/**
 * Reads an amount as people write it: in any digits, with point or comma, thousands parted by points, commas, spaces or apostrophes, with the
 * sign or code of a currency. What could mean two amounts is refused, so that nobody pays a thousand times what they meant.
 *
 * @param exponent - digits behind the point of the currency.
 * @param locale - language of the page, which decides where it can.
 * @returns minor units, or the reason to tell the player.
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
