import { countries, Refusal } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';
import type { PhoneMask } from '@touchline/identity-contract';
import { plainDigits } from '@touchline/shared-primitives';
import { getExampleNumber, parsePhoneNumberFromString, type CountryCode, type PhoneNumber } from 'libphonenumber-js/max';
import { Metadata } from 'libphonenumber-js/core';
import examples from 'libphonenumber-js/examples.mobile.json';
import metadata from 'libphonenumber-js/metadata.max.json';

const PLUS = /^\s*[+＋]/u;

const MOBILE: readonly (string | undefined)[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE'];
/** Preferred first: a mobile number, then any number of a range that is in use, then one that has a possible length. */
function rank(number: PhoneNumber): number {
  if (!number.isValid()) return number.isPossible() ? 2 : 3;
  return MOBILE.includes(number.getType()) ? 0 : 1;
}

let offered: ReturnType<typeof countries> | undefined;
const offeredCountries = () => (offered ??= countries('en'));
/** Countries that share their code with others, whose national and international prefixes are the same. */
const FIRST_OF_CODE: readonly string[] = ['US', 'RU'];
/** An offered country with the code, by two letters. */
function countryOf(countryCode: string): CountryCode | undefined {
  const fitting = offeredCountries().filter(({ tel_code }) => tel_code === countryCode);
  return (fitting.find(({ country_code }) => FIRST_OF_CODE.includes(country_code)) ?? fitting[0])?.country_code as CountryCode | undefined;
}

/**
 * Reads a typed number, in the digits of any script and with any punctuation, with libphonenumber's metadata of the country: national prefixes
 * are dropped where the country has them, whatever they are, and zeros that belong to the number stay.
 *
 * @param countryCode - such as `+49`.
 * @returns the number in E.164; undefined if no offered country has a number like this.
 * @spec ID-08 ID-25
 */
export function fullNumber(countryCode: string, typed: string): string | undefined {
  const defaultCountry = countryOf(countryCode);
  if (defaultCountry === undefined) return undefined;
  const [code, digits] = [countryCode.slice(1), plainDigits(typed)];
  const read = (text: string) => parsePhoneNumberFromString(text, { defaultCountry, extract: false });
  // Some people write the country code without the plus sign.
  const readings = PLUS.test(typed) ? [read(`+${digits}`)] : [read(digits), digits.startsWith(code) ? read(`+${digits}`) : undefined];
  const [best] = readings
    .filter((number): number is PhoneNumber => number?.countryCallingCode === code)
    .sort((one, other) => rank(one) - rank(other));
  return best !== undefined && best.isPossible() ? best.number : undefined;
}

/** A number of an offered country. @throws Refusal 400 naming the field */
export function requireNumber(countryCode: string, typed: string): string {
  const number = fullNumber(countryCode, typed);
  if (number === undefined)
    throw new Refusal(400, 'bad-request', { field: 'phone_number', detail: 'This is not a phone number of this country' });
  return number;
}

/** Whether an account has the number, other than the given one. */
export const isPhoneTaken = async (db: Queryable, number: string, exceptUserId = 0): Promise<boolean> =>
  (await db.query('select 1 from users where phone = $1 and id <> $2', [number, exceptUserId])).length > 0;

/** A number that was typed whole, with its country code after a plus sign; undefined for everything else. */
export const internationalNumber = (typed: string): string | undefined =>
  PLUS.test(typed) ? parsePhoneNumberFromString(`+${plainDigits(typed)}`, { extract: false })?.number : undefined;

/**
 * Gives Italian landlines back the zero that earlier releases dropped: of the numbers that are in no range, those that are with it.
 */
export async function restoreZeros(db: Queryable): Promise<void> {
  const isValid = (number: string) => parsePhoneNumberFromString(number)?.isValid() === true;
  for (const { id, phone } of await db.query<{ id: number; phone: string }>("select id, phone from users where phone like '+39%'")) {
    const whole = `+390${phone.slice(3)}`;
    if (isValid(phone) || !isValid(whole) || (await isPhoneTaken(db, whole))) continue;
    await db.query('update users set phone = $2 where id = $1 and phone = $3', [id, whole, phone]);
  }
}

/** As the number is written abroad: `+225 07 08 12 3456`. */
export const phoneText = (number: string): string => parsePhoneNumberFromString(number)?.formatInternational() ?? number;

/** A number in E.164 as its country code (`+49`) and the digits after it. @spec AC-03 */
export function phoneParts(number: string): { code: string | null; digits: string } {
  const read = parsePhoneNumberFromString(number);
  return read === undefined ? { code: null, digits: number } : { code: `+${read.countryCallingCode}`, digits: read.nationalNumber };
}

function maskOf(countryId: number, code: string): PhoneMask | undefined {
  const example = getExampleNumber(code as CountryCode, examples);
  if (example === undefined) return undefined;
  const meta = new Metadata(metadata);
  meta.selectNumberingPlan(code as CountryCode);
  const lengths = meta.numberingPlan?.possibleLengths() ?? [example.nationalNumber.length];
  const Mask = example.formatInternational().replace(`+${example.countryCallingCode}`, '').trim().replace(/\d/g, '#');
  return { CountryId: countryId, Mask, Min: Math.min(...lengths), Max: Math.max(...lengths) };
}

let masks: PhoneMask[] | undefined;
/** Number formats of the offered countries from libphonenumber's metadata, computed once. @spec ID-25 */
export const phoneMasks = (): PhoneMask[] =>
  (masks ??= offeredCountries().flatMap(({ id, country_code }) => maskOf(id, country_code) ?? []));
