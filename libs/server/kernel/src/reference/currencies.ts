import { Refusal } from '../refusal.ts';

/** `unit` is a round amount worth about one euro, in minor units; all limits and grants are multiples of it. */
export interface Currency {
  /** ISO 4217 numeric code. */
  id: number;
  iso: string;
  /** Number of decimals. @spec MON-4 */
  exponent: number;
  unit: number;
  symbol: string;
}

/** Longer texts are not currency codes. */
const LONGEST_CODE = 10;

type Line = readonly [id: number, iso: string, exponent: number, unit: number];
const LINES: readonly Line[] = [
  [978, 'EUR', 2, 100],
  [840, 'USD', 2, 100],
  [826, 'GBP', 2, 80],
  [643, 'RUB', 2, 4000],
  [414, 'KWD', 3, 200],
  [392, 'JPY', 0, 200],
  [784, 'AED', 2, 400],
  [51, 'AMD', 2, 40_000],
  [32, 'ARS', 2, 100_000],
  [36, 'AUD', 2, 200],
  [944, 'AZN', 2, 200],
  [48, 'BHD', 3, 400],
  [986, 'BRL', 2, 600],
  [124, 'CAD', 2, 160],
  [756, 'CHF', 2, 100],
  [152, 'CLP', 0, 1000],
  [156, 'CNY', 2, 800],
  [170, 'COP', 2, 400_000],
  [203, 'CZK', 2, 2400],
  [208, 'DKK', 2, 800],
  [818, 'EGP', 2, 5000],
  [981, 'GEL', 2, 300],
  [348, 'HUF', 2, 40_000],
  [360, 'IDR', 2, 1_600_000],
  [376, 'ILS', 2, 400],
  [356, 'INR', 2, 8000],
  [400, 'JOD', 3, 800],
  [410, 'KRW', 0, 1400],
  [398, 'KZT', 2, 50_000],
  [417, 'KGS', 2, 8000],
  [504, 'MAD', 2, 1000],
  [498, 'MDL', 2, 2000],
  [484, 'MXN', 2, 2000],
  [458, 'MYR', 2, 400],
  [566, 'NGN', 2, 160_000],
  [578, 'NOK', 2, 1200],
  [554, 'NZD', 2, 200],
  [512, 'OMR', 3, 400],
  [604, 'PEN', 2, 400],
  [608, 'PHP', 2, 6000],
  [985, 'PLN', 2, 400],
  [634, 'QAR', 2, 400],
  [946, 'RON', 2, 500],
  [941, 'RSD', 2, 10_000],
  [682, 'SAR', 2, 400],
  [752, 'SEK', 2, 1200],
  [702, 'SGD', 2, 200],
  [764, 'THB', 2, 4000],
  [788, 'TND', 3, 3000],
  [949, 'TRY', 2, 4000],
  [980, 'UAH', 2, 4000],
  [860, 'UZS', 2, 1_200_000],
  [704, 'VND', 0, 20_000],
  [952, 'XOF', 0, 600],
  [710, 'ZAR', 2, 2000],
];

const symbolOf = (iso: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency: iso, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? iso;

/** Currencies that a player may register with. */
export const CURRENCIES: readonly Currency[] = LINES.map(([id, iso, exponent, unit]) => ({
  id,
  iso,
  exponent,
  unit,
  symbol: symbolOf(iso),
}));
const BY_ISO = new Map(CURRENCIES.map((currency) => [currency.iso, currency]));

/** @throws Refusal 409 currency-not-offered for a currency without a unit, in which nothing can be counted */
export function currencyOf(iso: string): Currency {
  const currency = BY_ISO.get(iso);
  if (currency === undefined)
    throw new Refusal(409, 'currency-not-offered', { detail: `${iso.slice(0, LONGEST_CODE)} is not among the currencies of this site` });
  return currency;
}

export const isCurrencyOffered = (iso: string): boolean => BY_ISO.has(iso);
