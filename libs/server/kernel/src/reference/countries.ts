import type { RegistrationOptions } from '@touchline/identity-contract';
import { nameOrder } from '@touchline/shared-primitives';

type Country = RegistrationOptions['countries'][number];
/** ISO 3166 numeric code, letters, dialling code, ISO 4217 code. */
type Line = readonly [id: number, code: string, tel: string, currencyIso: string];

const LINES: readonly Line[] = [
  [784, 'AE', '971', 'AED'],
  [51, 'AM', '374', 'AMD'],
  [32, 'AR', '54', 'ARS'],
  [40, 'AT', '43', 'EUR'],
  [36, 'AU', '61', 'AUD'],
  [31, 'AZ', '994', 'AZN'],
  [56, 'BE', '32', 'EUR'],
  [48, 'BH', '973', 'BHD'],
  [76, 'BR', '55', 'BRL'],
  [124, 'CA', '1', 'CAD'],
  [756, 'CH', '41', 'CHF'],
  [384, 'CI', '225', 'XOF'],
  [152, 'CL', '56', 'CLP'],
  [156, 'CN', '86', 'CNY'],
  [170, 'CO', '57', 'COP'],
  [203, 'CZ', '420', 'CZK'],
  [276, 'DE', '49', 'EUR'],
  [208, 'DK', '45', 'DKK'],
  [818, 'EG', '20', 'EGP'],
  [724, 'ES', '34', 'EUR'],
  [246, 'FI', '358', 'EUR'],
  [250, 'FR', '33', 'EUR'],
  [826, 'GB', '44', 'GBP'],
  [268, 'GE', '995', 'GEL'],
  [300, 'GR', '30', 'EUR'],
  [348, 'HU', '36', 'HUF'],
  [360, 'ID', '62', 'IDR'],
  [372, 'IE', '353', 'EUR'],
  [376, 'IL', '972', 'ILS'],
  [356, 'IN', '91', 'INR'],
  [380, 'IT', '39', 'EUR'],
  [400, 'JO', '962', 'JOD'],
  [392, 'JP', '81', 'JPY'],
  [417, 'KG', '996', 'KGS'],
  [410, 'KR', '82', 'KRW'],
  [414, 'KW', '965', 'KWD'],
  [398, 'KZ', '7', 'KZT'],
  [504, 'MA', '212', 'MAD'],
  [498, 'MD', '373', 'MDL'],
  [484, 'MX', '52', 'MXN'],
  [458, 'MY', '60', 'MYR'],
  [566, 'NG', '234', 'NGN'],
  [528, 'NL', '31', 'EUR'],
  [578, 'NO', '47', 'NOK'],
  [554, 'NZ', '64', 'NZD'],
  [512, 'OM', '968', 'OMR'],
  [604, 'PE', '51', 'PEN'],
  [608, 'PH', '63', 'PHP'],
  [616, 'PL', '48', 'PLN'],
  [620, 'PT', '351', 'EUR'],
  [634, 'QA', '974', 'QAR'],
  [642, 'RO', '40', 'RON'],
  [688, 'RS', '381', 'RSD'],
  [643, 'RU', '7', 'RUB'],
  [682, 'SA', '966', 'SAR'],
  [686, 'SN', '221', 'XOF'],
  [752, 'SE', '46', 'SEK'],
  [702, 'SG', '65', 'SGD'],
  [764, 'TH', '66', 'THB'],
  [788, 'TN', '216', 'TND'],
  [792, 'TR', '90', 'TRY'],
  [804, 'UA', '380', 'UAH'],
  [840, 'US', '1', 'USD'],
  [860, 'UZ', '998', 'UZS'],
  [704, 'VN', '84', 'VND'],
  [710, 'ZA', '27', 'ZAR'],
];

const IDS = new Set(LINES.map(([id]) => id));
/** The ISO number of a country by its letters. */
export const countryIdOf = (code: string): number | undefined => LINES.find(([, letters]) => letters === code)?.[0];
/** ISO 4217 code of a country's currency, by its two letters. */
export const countryCurrencyOf = (code: string): string | undefined => LINES.find(([, letters]) => letters === code)?.[3];
/** The two letters of a country by its ISO number. */
export const countryCodeOf = (id: number): string | undefined => LINES.find(([known]) => known === id)?.[1];
export const isCountryKnown = (id: number): boolean => IDS.has(id);

/** Countries of registration, named and sorted in the player's language; English for an unknown language. @spec ID-25 */
export function countries(lang: string): Country[] {
  const locale = /^[a-z]{2}$/.test(lang) ? lang : 'en';
  const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
  const inOrder = nameOrder(locale);
  return LINES.map(([id, code, tel, currencyIso]) => ({
    id,
    name: names.of(code) ?? code,
    country_code: code,
    tel_code: `+${tel}`,
    currencyIso,
  })).sort((a, b) => inOrder(a.name, b.name));
}
