/** Names of personal data in the specification. Errors in such a field are recorded by name; values are never read. @spec AN-07 PRV-1 */
export const PERSONAL_FIELDS = [
  'user_name',
  'user_surname',
  'user_middle_name',
  'user_birthday_date',
  'user_birthday_place',
  'user_geo_location_country',
  'user_geo_location_region',
  'user_geo_location_city',
  'user_registration_address',
  'user_passport_number',
  'user_passport_series',
  'user_passport_issue_date',
  'user_passport_type',
  'user_passport_issued_by',
  'user_passport_inn',
  'user_passport_data',
  'user_main_id',
  'user_active_id',
  'user_registration_date',
  'user_password',
  'user_phone_number',
  'user_email',
  'user_login',
  'user_pin_code',
  'captcha',
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** Names of these fields in the product's forms and answers. */
const OWN_NAMES: Readonly<Record<string, PersonalField>> = {
  name: 'user_name',
  surname: 'user_surname',
  middle_name: 'user_middle_name',
  birthDate: 'user_birthday_date',
  date_birthday: 'user_birthday_date',
  birth_place: 'user_birthday_place',
  country_id: 'user_geo_location_country',
  country: 'user_geo_location_country',
  region: 'user_geo_location_region',
  city: 'user_geo_location_city',
  registration_address: 'user_registration_address',
  address: 'user_registration_address',
  passport: 'user_passport_number',
  passport_number: 'user_passport_number',
  passport_series: 'user_passport_series',
  passport_date: 'user_passport_issue_date',
  passport_type: 'user_passport_type',
  passport_issued_by: 'user_passport_issued_by',
  inn: 'user_passport_inn',
  password: 'user_password',
  uPassword: 'user_password',
  newPassword: 'user_password',
  phone_number: 'user_phone_number',
  email: 'user_email',
  uLogin: 'user_login',
  pin: 'user_pin_code',
};

/** @returns the specification's name of a field, or null for a field without personal data. @spec AN-07 */
export function personalField(name: string): PersonalField | null {
  if ((PERSONAL_FIELDS as readonly string[]).includes(name)) return name as PersonalField;
  return (Object.hasOwn(OWN_NAMES, name) ? OWN_NAMES[name] : undefined) ?? null;
}
