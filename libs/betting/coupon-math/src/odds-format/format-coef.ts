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

/** What the three alias ids stand for unless the site says otherwise. */
export const COEF_VIEW_ALIASES: Readonly<Record<string, number>> = { 14: 4, 15: 5, 16: 6 };

const UNIT = 1000;
const EVENS = 2000;
const TWO = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'));

/** Thousandths as text with two decimals, or three where the third counts. */
function decimalText(thousandths: number): string {
  const whole = Math.floor(thousandths / UNIT);
  const rest = thousandths - whole * UNIT;
  const text = `${whole}.${TWO[Math.floor(rest / 10)]}`;
  return rest % 10 === 0 ? text : text + String(rest % 10);
}

/** One over the profit, negative, in thousandths. */
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

// Chromium has no data of these two languages and would write a point.
const DECIMAL_MARKS = new Map([
  ['az', ','],
  ['kk', ','],
]);

/**
 * What a language writes between units and tenths, for figures that stand beside odds.
 * @spec OD-01
 * @example
 * ['en', 'ru', 'ar'].map(decimalMark); // => ['.', ',', '.']
 */
export function decimalMark(locale: string): string {
  let mark = DECIMAL_MARKS.get(locale);
  if (mark === undefined) {
    // Western digits everywhere: prices are compared at a glance and typed back into searches and chats.
    const parts = new Intl.NumberFormat([locale, 'en'], { numberingSystem: 'latn' }).formatToParts(1.5);
    mark = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
    DECIMAL_MARKS.set(locale, mark);
  }
  return mark;
}

export interface FormatCoefOptions {
  /** Format id to the id whose notation it uses; {@link COEF_VIEW_ALIASES} when left out. */
  aliases?: Readonly<Record<string, number>> | undefined;
  /** For a reader: the language's decimal mark and the real minus (U+2212). Left out, for the wire: point and hyphen. */
  locale?: string | undefined;
}

/**
 * A coefficient as text in the player's format: plain integer arithmetic, cheap enough for thousands of prices a frame. An id that is
 * unknown is shown as decimal. A coefficient of 1.000 has no profit and reads 1.00, 0/1, 0 or 0.00.
 *
 * What is written reads back ({@link parseOdds}) as this coefficient, or as less where the notation has nothing that fits; never as more
 * than is paid. So what a player typed is written as it was typed wherever whole thousandths can tell it apart from its neighbours: every
 * traditional fraction, American odds down to -315 and all above evens.
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
