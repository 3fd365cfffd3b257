import { decimalMark } from '@touchline/betting-coupon-math';

const UNIT = 1000;

export interface LineOptions {
  /** A handicap says its sign; zero has none. */
  isSigned?: boolean;
  /** The reader's language, so that lines and odds have the same decimal mark; a point when left out. */
  locale?: string;
}

/**
 * A line in figures: `2.5` (`2,5` for a reader of commas), `−0.25`, `+1`. The minus is the real one (U+2212).
 *
 * @param param - thousandths, any integer.
 */
export function formatLine(param: number, { isSigned = false, locale }: LineOptions = {}): string {
  const size = Math.abs(param);
  const rest = String(size % UNIT)
    .padStart(3, '0')
    .replace(/0+$/, '');
  const whole = String(Math.trunc(size / UNIT));
  const figure = rest === '' ? whole : whole + (locale === undefined ? '.' : decimalMark(locale)) + rest;
  if (param < 0) return `−${figure}`;
  return isSigned && param > 0 ? `+${figure}` : figure;
}
