import type { Thousandths } from '@touchline/shared-primitives';
import { fractionalText, inverseAtMost } from './fractional-ladder.ts';

/** Odds formats by id. @spec OD-01 */
export const CoefView = {
  Decimal: 0,
  Fractional: 1,
  American: 2,
  HongKong: 4,
  Indonesian: 5,
  Malay: 6,
  Alias14: 14,
  Alias15: 15,
  Alias16: 16,
} as const;
export type CoefView = (typeof CoefView)[keyof typeof CoefView];

/** Every format id a player may choose, in the order of the specification. */
export const COEF_VIEWS: readonly CoefView[] = Object.values(CoefView);

/** Default targets of the three alias ids. */
export const COEF_VIEW_ALIASES: Readonly<Record<string, number>> = { 14: 4, 15: 5, 16: 6 };

const UNIT = 1000;
const EVENS = 2000;
const TWO = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

/** Formats thousandths with two decimals, or three if the third is not zero. */
function decimalText(thousandths: number): string {
  const whole = Math.floor(thousandths / UNIT);
  const rest = thousandths - whole * UNIT;
  const text = `${whole}.${TWO[Math.floor(rest / 10)]}`;
  return rest % 10 === 0 ? text : text + String(rest % 10);
}

/** Negative reciprocal of the profit, in thousandths. */
const inverse = (profit: number): string => `-${decimalText(inverseAtMost(UNIT * UNIT, profit))}`;

function american(coef: Thousandths): string {
  const profit = coef - UNIT;
  return coef >= EVENS ? `+${Math.floor(profit / 10)}` : `-${inverseAtMost(100 * UNIT, profit)}`;
}

function format(coef: Thousandths, view: number): string {
  if (view === CoefView.Fractional) return fractionalText(coef);
  const profit = coef - UNIT;
  if (view === CoefView.HongKong) return decimalText(profit);
  if (view === CoefView.American) return profit === 0 ? '0' : american(coef);
  if (view === CoefView.Indonesian) return coef >= EVENS || profit === 0 ? decimalText(profit) : inverse(profit);
  if (view === CoefView.Malay) return coef <= EVENS ? decimalText(profit) : inverse(profit);
  return decimalText(coef);
}

// Chromium lacks data for these two languages and would use a point.
const DECIMAL_MARKS = new Map([
  ['az', ','],
  ['kk', ','],
]);

/**
 * Decimal mark of a language, for figures next to odds.
 * @spec OD-01
 * @example
 * ['en', 'ru', 'ar'].map(decimalMark); // => ['.', ',', '.']
 */
export function decimalMark(locale: string): string {
  let mark = DECIMAL_MARKS.get(locale);
  if (mark === undefined) {
    // Western digits in all languages: prices are compared at a glance, and typed into searches and chats.
    const parts = new Intl.NumberFormat([locale, 'en'], { numberingSystem: 'latn' }).formatToParts(1.5);
    mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    DECIMAL_MARKS.set(locale, mark);
  }
  return mark;
}

export interface FormatCoefOptions {
  /** Maps format ids to the id whose notation they use; {@link COEF_VIEW_ALIASES} by default. */
  aliases?: Readonly<Record<string, number>> | undefined;
  /** For display: uses the language's decimal mark and U+2212 as the minus sign. Without it, for the wire: point and hyphen. */
  locale?: string | undefined;
}

/**
 * Formats a coefficient in the player's format. Uses plain integer arithmetic, fast enough for thousands of prices per frame. An unknown id
 * falls back to decimal. A coefficient of 1.000 has no profit and is shown as 1.00, 0/1, 0 or 0.00.
 *
 * The text parses ({@link parseOdds}) as this coefficient, or as a lower one if the notation has no exact equivalent, never as more than is
 * paid. Odds that a player typed are therefore shown unchanged wherever whole thousandths distinguish them from their neighbours: every
 * traditional fraction, and American odds above evens and down to -315.
 *
 * @param coef - thousandths, 1000 or more.
 * @spec OD-01
 * @example
 * COEF_VIEWS.map((view) => formatCoef(2500, view)); // => ['2.50', '6/4', '+150', '1.50', '1.50', '-0.667', '1.50', '1.50', '-0.667']
 * formatCoef(1850, CoefView.Decimal, { locale: 'ru' }); // => '1,85'
 */
export function formatCoef(coef: Thousandths, coefViewId: number, { aliases = COEF_VIEW_ALIASES, locale }: FormatCoefOptions = {}): string {
  const text = format(coef, aliases[coefViewId] ?? coefViewId);
  if (locale === undefined) return text;
  const mark = decimalMark(locale);
  const signed = text.startsWith('-') ? `−${text.slice(1)}` : text;
  return mark === '.' ? signed : signed.replace('.', mark);
}
