import { METHOD_KINDS, type MethodKind, type MethodTerms, type PaymentMethod } from '@touchline/payments-contract';
import { currencyOf } from '@touchline/server-kernel';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';

const Whole = z.int().check(z.minimum(0));
/** Terms in round units of the currency, so that one table serves all of them; `feeCents` in hundredths of a round unit. */
const Terms = z.strictObject({
  least: Whole,
  most: Whole,
  feeCents: z.optional(Whole),
  feePermille: z.optional(Whole),
  fromSeconds: Whole,
  toSeconds: Whole,
});
type Terms = z.infer<typeof Terms>;
/** A file of a method: its place in lists, where it is offered (two-letter countries, ISO 4217 codes; everywhere if absent), its terms. */
const Method = z.strictObject({
  place: Whole,
  kind: z.enum(METHOD_KINDS),
  countries: z.optional(z.array(z.string().check(z.length(2)))),
  currencies: z.optional(z.array(z.string().check(z.length(3)))),
  deposit: z.nullable(Terms),
  withdrawal: z.nullable(Terms),
});

const FOLDER = fileURLToPath(new URL('../methods/', import.meta.url));
const FILE = /^([a-z0-9-]{1,40})\.json$/;

/**
 * Payment methods of this backend: `methods/<id>.json` of this lib. Their durations are those of the stand-in provider with a margin.
 *
 * @throws if a file is not a method, such as one of an unknown kind.
 */
const METHODS = readdirSync(FOLDER)
  .flatMap((file) => {
    const id = FILE.exec(file)?.[1];
    return id === undefined ? [] : [{ id, ...Method.parse(JSON.parse(readFileSync(`${FOLDER}${file}`, 'utf8'))) }];
  })
  .sort((a, b) => a.place - b.place);

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
