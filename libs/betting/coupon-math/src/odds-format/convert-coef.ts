import type { Thousandths } from '@touchline/shared-primitives';
import { COEF_VIEW_ALIASES, CoefView } from './format-coef.ts';

const UNIT = 1000;
const EVENS = 2000;

/** Reciprocal of a value, both in thousandths, rounded to the nearest. */
const inverse = (value: number): number => Math.round((UNIT * UNIT) / value);

/**
 * Converts a coefficient to the number of a notation, in thousandths: 1850 is 850 in Hong Kong, -1176 in Indonesian, -117647 (that is
 * -117.647) in American odds. For sorting, charts and calculators; use {@link formatCoef} for text. A fraction is converted to its value:
 * 6/4 is 1500.
 * @param coef - thousandths, 1000 or more.
 * @spec OD-01
 * @example
 * [0, 1, 2, 4, 5, 6].map((view) => convertCoef(1850, view)); // => [1850, 850, -117647, 850, -1176, 850]
 */
export function convertCoef(coef: Thousandths, coefViewId: number, aliases: Readonly<Record<number, number>> = COEF_VIEW_ALIASES): number {
  const profit = coef - UNIT;
  switch (coefViewId) {
    case CoefView.Fractional:
    case CoefView.HongKong:
      return profit;
    case CoefView.American:
      if (coef >= EVENS || profit === 0) return profit * 100;
      return -Math.round(100_000_000 / profit);
    case CoefView.Indonesian:
      return coef >= EVENS || profit === 0 ? profit : -inverse(profit);
    case CoefView.Malay:
      return coef <= EVENS ? profit : -inverse(profit);
    case CoefView.Alias14:
    case CoefView.Alias15:
    case CoefView.Alias16:
      return convertCoef(coef, aliases[coefViewId] ?? CoefView.Decimal, NO_ALIASES);
    default:
      return coef;
  }
}

const NO_ALIASES: Readonly<Record<number, number>> = {};

/** Coefficient of a signed value of a notation, both in thousandths; rounded down. */
const fromSigned = (value: number): Thousandths => UNIT + (value >= 0 ? value : Math.floor((UNIT * UNIT) / -value));

/**
 * Inverse of {@link convertCoef}: the coefficient for a number of a notation, rounded down to thousandths so that it never pays more than
 * the number states.
 * @param value - thousandths of the notation: -117647 is -117.647.
 * @returns null if the notation has no such number: American between -100 and 100, Malay above 1 or below -1, and so on.
 * @spec OD-01
 * @example
 * coefFromView(150_000, CoefView.American); // => 2500
 */
export function coefFromView(
  value: number,
  coefViewId: number,
  aliases: Readonly<Record<number, number>> = COEF_VIEW_ALIASES,
): Thousandths | null {
  const view = aliases[coefViewId] ?? coefViewId;
  const size = Math.abs(value);
  switch (view) {
    case CoefView.Fractional:
    case CoefView.HongKong:
      return value > 0 ? UNIT + value : null;
    case CoefView.American:
      if (size < UNIT * 100) return null;
      return value > 0 ? UNIT + Math.floor(value / 100) : UNIT + Math.floor(100_000_000 / size);
    case CoefView.Indonesian:
      return size >= UNIT ? fromSigned(value) : null;
    case CoefView.Malay:
      return size <= UNIT && size > 0 ? fromSigned(value) : null;
    default:
      return value > UNIT ? value : null;
  }
}
