import { countryIdOf } from '@touchline/server-kernel';

/** Numbers that this operator gives to some countries in its own table; all others have their ISO number. @spec LY-15 */
const OWN_NUMBERS: Readonly<Record<string, number>> = { MT: 1, CY: 66, LT: 120, EE: 126, LV: 228 };

/** The country of a visitor by what the network in front of the site says. @returns null when it says nothing that is known. */
export function geoCountryId(header: string | string[] | undefined): number | null {
  const code = typeof header === 'string' ? header.toUpperCase() : '';
  return OWN_NUMBERS[code] ?? countryIdOf(code) ?? null;
}
