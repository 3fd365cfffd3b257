import { countries, CURRENCIES, isCountryKnown, Refusal } from '@touchline/server-kernel';
import type { RegistrationBody, RegistrationField, RegistrationOptions, SocialRegistrationBody } from '@touchline/identity-contract';
import { isOfAge } from '@touchline/identity-rules';

const ADULT = 18;
/** Minimum ages above 18 by ISO country number: Belgium, Greece, the United States, Japan, Korea. */
const MIN_AGE: Readonly<Record<number, number>> = { 56: 21, 300: 21, 840: 21, 392: 20, 410: 19 };
/** Countries whose law requires the name at registration: Germany, Spain, the United Kingdom, Italy, Sweden. */
const NAMED: ReadonlySet<number> = new Set([276, 724, 826, 380, 752]);
const BONUSES = ['sports', 'casino'] as const;

const fieldsOf = (countryId: number): RegistrationField[] =>
  NAMED.has(countryId) ? ['name', 'surname', 'date_birthday'] : ['date_birthday'];

/** Countries with their required fields, currencies and bonuses. @spec ID-06 ID-25 */
export const registrationOptions = (lang: string): RegistrationOptions => ({
  countries: countries(lang).map((country) => ({ ...country, minAge: MIN_AGE[country.id] ?? ADULT, fields: fieldsOf(country.id) })),
  currencies: CURRENCIES.map(({ id, iso, symbol, exponent }) => ({ id, iso, symbol, exponent })),
  bonuses: [...BONUSES],
});

const wrong = (field: string, detail: string) => new Refusal(400, 'bad-request', { field, detail });

/** Validated currency and bonus choices of a registration. @throws Refusal 400 naming the field that is not offered. */
export function offered({
  currency_id,
  country_id,
  first_deposit_bonus_choice: bonus = 0,
}: Pick<RegistrationBody, 'currency_id' | 'country_id' | 'first_deposit_bonus_choice'>): (typeof CURRENCIES)[number] {
  const currency = CURRENCIES.find(({ id }) => id === currency_id);
  if (currency === undefined) throw wrong('currency_id', 'This currency is not offered');
  if (!isCountryKnown(country_id)) throw wrong('country_id', 'This country is not offered');
  if (bonus < 0 || bonus > BONUSES.length) throw wrong('first_deposit_bonus_choice', 'This bonus is not offered');
  return currency;
}

/** Checks the fields required by the country and the minimum age. @throws Refusal 400 @spec ID-06 ID-16 */
export function requirePerson(body: RegistrationBody | SocialRegistrationBody, nowMs: number): void {
  // Registration by phone or social account asks only for the date of birth.
  const fields: readonly RegistrationField[] = body.type === 'full_reg' ? fieldsOf(body.country_id) : ['date_birthday'];
  const values: Partial<Record<RegistrationField, string | undefined>> = body;
  const missing = fields.find((field) => (values[field] ?? '').trim() === '');
  if (missing !== undefined) throw wrong(missing, 'This field is required');
  const ofAge = isOfAge(body.date_birthday ?? '', MIN_AGE[body.country_id] ?? ADULT, nowMs);
  if (ofAge === null) throw wrong('date_birthday', 'This is not a date of birth');
  if (!ofAge) throw new Refusal(400, 'under-age', { field: 'date_birthday', detail: 'You are not old enough to play here' });
}
