import { countryIdOf } from '@touchline/server-kernel';
import { upperAscii } from '@touchline/shared-primitives';

/** Country ids that differ from the ISO numbers in this operator's own table. @spec LY-15 */
const OWN_NUMBERS: Readonly<Record<string, number>> = { MT: 1, CY: 66, LT: 120, EE: 126, LV: 228 };

/** Country id of a visitor, as reported by the network in front of the site. @returns null if missing or unknown. */
export function geoCountryId(header: string | string[] | undefined): number | null {
  const code = typeof header === 'string' ? upperAscii(header) : '';
  return OWN_NUMBERS[code] ?? countryIdOf(code) ?? null;
}
