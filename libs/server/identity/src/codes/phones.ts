import { countries, Refusal } from '@touchline/server-kernel';
import type { PhoneMask } from '@touchline/identity-contract';
import { getExampleNumber, isPossiblePhoneNumber, Metadata, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';

/** Joins a country code such as `+49` and a typed number (any script's digits, any punctuation) to E.164; drops trunk zeros. @spec ID-08 */
export function fullNumber(countryCode: string, typed: string): string | undefined {
  const plain = typed.normalize('NFKC').replace(/\p{Nd}/gu, digitOf);
  const dialled = plain.trim().startsWith('+') ? plain : `${countryCode}${plain.replace(/\D/g, '').replace(/^0+/, '')}`;
  const parsed = parsePhoneNumberFromString(dialled);
  return parsed !== undefined && isPossiblePhoneNumber(parsed.number) && parsed.number.startsWith(countryCode) ? parsed.number : undefined;
}

/** Unicode decimal digits come in runs of ten that start at a code point ending in hexadecimal 0 or 6. */
function digitOf(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  for (let value = 0; value < 10; value += 1) {
    if (!/\p{Nd}/u.test(String.fromCodePoint(point - value - 1))) return String(value);
  }
  return digit;
}

/** @throws Refusal 400 naming the field */
export function requireNumber(countryCode: string, typed: string): string {
  const number = fullNumber(countryCode, typed);
  if (number === undefined)
    throw new Refusal(400, 'bad-request', { field: 'phone_number', detail: 'This is not a phone number of this country' });
  return number;
}

function maskOf(countryId: number, code: string): PhoneMask | undefined {
  const example = getExampleNumber(code as CountryCode, examples);
  if (example === undefined) return undefined;
  const meta = new Metadata();
  meta.selectNumberingPlan(code as CountryCode);
  const lengths = meta.numberingPlan?.possibleLengths() ?? [example.nationalNumber.length];
  const Mask = example.formatInternational().replace(`+${example.countryCallingCode}`, '').trim().replace(/\d/g, '#');
  return { CountryId: countryId, Mask, Min: Math.min(...lengths), Max: Math.max(...lengths) };
}

let masks: PhoneMask[] | undefined;
/** Number formats of the offered countries from libphonenumber's metadata, computed once. @spec ID-25 */
export const phoneMasks = (): PhoneMask[] => (masks ??= countries('en').flatMap(({ id, country_code }) => maskOf(id, country_code) ?? []));

/** Masked as `+49•••••67`: enough for its owner to recognize it. */
export const hiddenPhone = (number: string): string => `${number.slice(0, 3)}•••••${number.slice(-2)}`;
/** `a•••@example.org` */
export const hiddenEmail = (email: string): string => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`;
