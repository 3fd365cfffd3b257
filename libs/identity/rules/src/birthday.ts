import { addYears, dayOf, EASTMOST, isDay, WESTMOST } from '@touchline/shared-primitives/calendar';

const FIRST_BIRTHDAY = '1900-01-01';

/**
 * Whether a person born on this date has reached an age wherever they are: the birthday has begun in the last time zone. The service does
 * not know the person's zone, and a claimed one must not make a person older. The birthday of a person born on 29 February is 1 March in
 * other years.
 *
 * @param birthDate - `2001-12-31`.
 * @param minAge - years.
 * @param nowMs - server time, milliseconds since 1970.
 * @returns null if the text is not a date, or the date is in the future everywhere or before 1900.
 * @spec ID-16
 */
export function isOfAge(birthDate: string, minAge: number, nowMs: number): boolean | null {
  if (!isDay(birthDate) || birthDate < FIRST_BIRTHDAY || birthDate > dayOf(nowMs, EASTMOST)) return null;
  return addYears(birthDate, minAge) <= dayOf(nowMs, WESTMOST);
}
