import { countryCurrencyOf, isCurrencyOffered } from '@touchline/server-kernel';
import { LANGUAGE_CURRENCIES, upperAscii } from '@touchline/shared-primitives';

/**
 * The currency in which stakes are shown before there is an account: by country, else by language.
 *
 * @param country - two letters, as reported by the network in front of the site; anything else counts as unknown.
 * @returns ISO 4217 code, or undefined if neither implies an offered currency.
 * @spec CP-21
 */
export function visitorCurrency(country: string | string[] | undefined, lang: string): string | undefined {
  const byCountry = typeof country === 'string' ? countryCurrencyOf(upperAscii(country)) : undefined;
  return [byCountry, LANGUAGE_CURRENCIES[lang]].find((iso) => iso !== undefined && isCurrencyOffered(iso));
}
