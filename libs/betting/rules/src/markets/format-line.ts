import { decimalMark } from '@touchline/betting-coupon-math';

const UNIT = 1000;

export interface LineOptions {
  /** Adds a plus sign to positive lines, as for handicaps; zero has no sign. */
  isSigned?: boolean;
  /** The reader's language, so that lines and odds have the same decimal mark; a point by default. */
  locale?: string;
}

/**
 * Formats a line: `2.5` (`2,5` in languages with a decimal comma), `−0.25`, `+1`. The minus sign is U+2212.
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
