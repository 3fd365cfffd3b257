import { countryCurrencyOf, isCurrencyOffered } from '@touchline/server-kernel';

/** Languages that are spoken where one currency is used; the others are spoken in many. */
const BY_LANGUAGE: Readonly<Record<string, string>> = { ru: 'RUB', uk: 'UAH', kk: 'KZT', az: 'AZN', tr: 'TRY', hi: 'INR', pt: 'BRL' };

/**
 * The currency in which a visitor reads stakes before there is an account: of the country, else of the language.
 *
 * @param country - two letters by the network in front of the site; anything else counts as unknown.
 * @returns ISO 4217 code, or undefined where neither says one that is offered.
 * @spec CP-21
 */
export function visitorCurrency(country: string | string[] | undefined, lang: string): string | undefined {
  const byCountry = typeof country === 'string' ? countryCurrencyOf(country.toUpperCase()) : undefined;
  return [byCountry, BY_LANGUAGE[lang]].find((iso) => iso !== undefined && isCurrencyOffered(iso));
}
