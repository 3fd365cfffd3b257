import { CoefView, formatCoef } from '@touchline/betting-coupon-math';

/** Formats of the odds toolbar. @spec OD-01 */
export const ODDS_FORMATS: Readonly<Record<string, number>> = {
  decimal: CoefView.Decimal,
  fractional: CoefView.Fractional,
  american: CoefView.American,
  'hong kong': CoefView.HongKong,
  indonesian: CoefView.Indonesian,
  malay: CoefView.Malay,
};

const THOUSANDTHS = 1000;
const ODDS_NAMES: ReadonlySet<string> = new Set(['odds', 'previousOdds', 'oddsWhenPicked', 'was']);
const DECIMAL = /^\d+\.\d+$/;
const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * Args with every price in a format. Components are told odds as text, as pages tell them; samples hold the decimal text, from which the
 * coefficient is known exactly.
 */
export function inFormat<T>(value: T, view: number = CoefView.Decimal, name = ''): T {
  if (view === CoefView.Decimal) return value;
  if (typeof value === 'string') {
    const isOdds = ODDS_NAMES.has(name) && DECIMAL.test(value);
    return isOdds ? (formatCoef(Math.round(Number(value) * THOUSANDTHS), view) as T) : value;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => inFormat(item, view, name)) as T;
  // An element of React and what else is not plain data stays as it is.
  if (!isPlain(value) || '$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inFormat(inner, view, key)])) as T;
}
