import { AsYouType, isSupportedCountry } from 'libphonenumber-js/min';

/**
 * Formats digits while they are typed. A number with the national prefix is written as inside the country, without it as abroad, because the
 * field shows the country code.
 *
 * @param country - two letters.
 * @param telCode - such as `+49`.
 * @param digits - as typed; a plus sign first for a whole international number.
 * @returns undefined for a country that libphonenumber does not know.
 */
export function formattedPhone(country: string, telCode: string, digits: string): string | undefined {
  if (digits.startsWith('+')) return new AsYouType().input(digits);
  if (!isSupportedCountry(country)) return undefined;
  const national = new AsYouType(country);
  const text = national.input(digits);
  if (national.getNumber()?.nationalNumber !== digits) return text;
  return new AsYouType()
    .input(telCode + digits)
    .slice(telCode.length)
    .trim();
}
