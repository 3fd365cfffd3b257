import type { MethodKind, MethodTerms, PaymentMethod } from '@touchline/payments-contract';
import { currencyOf } from '@touchline/server-kernel';

/** Terms in round units of the currency, so that one table serves all of them. */
interface Terms {
  least: number;
  most: number;
  /** In hundredths of a round unit. */
  feeCents?: number;
  feePermille?: number;
  fromSeconds: number;
  toSeconds: number;
}
interface Method {
  id: string;
  kind: MethodKind;
  /** Two-letter countries; offered everywhere if absent. */
  countries?: readonly string[];
  currencies?: readonly string[];
  deposit: Terms | null;
  withdrawal: Terms | null;
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const EUROPE = 'AT BE DE DK ES FI FR GB GR IE IT NL NO PL PT SE CH CZ HU RO'.split(' ');
const MOBILE_MONEY = 'CI SN NG ZA MA EG TN PH IN KZ UZ KG AZ AM GE'.split(' ');

/** Payment methods of this backend. Their durations are those of the stand-in provider with a margin. */
const METHODS: readonly Method[] = [
  {
    id: 'card',
    kind: 'card',
    deposit: { least: 5, most: 2_000, fromSeconds: 0, toSeconds: MINUTE },
    withdrawal: { least: 10, most: 2_000, fromSeconds: MINUTE, toSeconds: 3 * DAY },
  },
  {
    id: 'bank-transfer',
    kind: 'bank',
    deposit: { least: 10, most: 50_000, fromSeconds: MINUTE, toSeconds: DAY },
    withdrawal: { least: 20, most: 50_000, fromSeconds: MINUTE, toSeconds: 2 * DAY },
  },
  {
    id: 'e-wallet',
    kind: 'wallet',
    deposit: { least: 5, most: 5_000, feePermille: 10, fromSeconds: 0, toSeconds: MINUTE },
    withdrawal: { least: 10, most: 5_000, feePermille: 5, fromSeconds: MINUTE, toSeconds: HOUR },
  },
  {
    id: 'voucher',
    kind: 'voucher',
    countries: EUROPE,
    deposit: { least: 10, most: 250, fromSeconds: 0, toSeconds: MINUTE },
    withdrawal: null,
  },
  {
    id: 'mobile-money',
    kind: 'mobile',
    countries: MOBILE_MONEY,
    deposit: { least: 2, most: 500, fromSeconds: 0, toSeconds: 5 * MINUTE },
    withdrawal: { least: 5, most: 500, feeCents: 50, fromSeconds: MINUTE, toSeconds: HOUR },
  },
  {
    id: 'bitcoin-test',
    kind: 'crypto',
    currencies: ['EUR', 'USD', 'GBP'],
    deposit: { least: 20, most: 10_000, fromSeconds: 10, toSeconds: HOUR },
    withdrawal: { least: 50, most: 10_000, feeCents: 200, fromSeconds: MINUTE, toSeconds: HOUR },
  },
  {
    id: 'ethereum-test',
    kind: 'crypto',
    currencies: ['EUR', 'USD', 'GBP'],
    deposit: { least: 20, most: 10_000, fromSeconds: 10, toSeconds: 10 * MINUTE },
    withdrawal: { least: 50, most: 10_000, feeCents: 100, fromSeconds: MINUTE, toSeconds: HOUR },
  },
];

const CENTS = 100;

function termsIn(terms: Terms | null, unit: number): MethodTerms | null {
  if (terms === null) return null;
  const { least, most, feeCents = 0, feePermille = 0, fromSeconds, toSeconds } = terms;
  return { least: least * unit, most: most * unit, feeFixed: Math.ceil((feeCents * unit) / CENTS), feePermille, fromSeconds, toSeconds };
}

/** Kind of a method. */
export const kindOf = (methodId: string): MethodKind => METHODS.find(({ id }) => id === methodId)?.kind ?? 'card';

/**
 * Payment methods for a currency and a country; clients provide their texts.
 *
 * @param country - two letters; if null (unknown), only methods offered everywhere.
 * @spec AC-04
 */
export function methodsFor(currencyIso: string, country: string | null): PaymentMethod[] {
  const { unit, exponent } = currencyOf(currencyIso);
  return METHODS.filter(
    ({ countries, currencies }) =>
      (countries === undefined || (country !== null && countries.includes(country))) && (currencies?.includes(currencyIso) ?? true),
  ).map(({ id, kind, deposit, withdrawal }) => ({
    id,
    kind,
    currencyIso,
    exponent,
    deposit: termsIn(deposit, unit),
    withdrawal: termsIn(withdrawal, unit),
  }));
}
