/** What a phone field knows of a country. */
interface DialledCountry {
  id: number;
  country_code: string;
  /** Such as `+49`. */
  tel_code: string;
}

/** Countries that give their code to others too; a number without more digits is taken as theirs. */
const FIRST_OF_CODE: readonly string[] = ['US', 'RU'];

/**
 * Splits a number that begins with a plus sign into its country and the digits after the country code.
 *
 * @param digits - all digits after the plus sign.
 * @param chosenId - the country that is chosen now; it stays if the code is its own.
 * @returns undefined while the digits are no code of a country that is offered.
 * @spec ID-08
 */
export function countryOfNumber<Country extends DialledCountry>(
  countries: readonly Country[],
  digits: string,
  chosenId: number | null,
): { country: Country; digits: string } | undefined {
  // No country code begins with another one.
  const fitting = countries.filter(({ tel_code }) => `+${digits}`.startsWith(tel_code));
  const country =
    fitting.find(({ id }) => id === chosenId) ?? fitting.find(({ country_code }) => FIRST_OF_CODE.includes(country_code)) ?? fitting[0];
  return country && { country, digits: digits.slice(country.tel_code.length - 1) };
}

/** Position in a formatted number after a number of its digits, and after a plus sign, so that the caret keeps its digit when the format changes. */
export function positionAfter(formatted: string, digits: number): number {
  if (digits === 0) return formatted.startsWith('+') ? 1 : 0;
  let left = digits;
  const at = [...formatted].findIndex((sign) => /[0-9]/.test(sign) && (left -= 1) === 0);
  return at < 0 ? formatted.length : at + 1;
}

/** The digits without the one next to the caret: what a deletion means that has only removed a separator. */
export const withoutDigit = (digits: string, at: number): string => (at < 0 ? digits : digits.slice(0, at) + digits.slice(at + 1));
