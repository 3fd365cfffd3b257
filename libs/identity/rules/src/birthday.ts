const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Whether a person born on this date has reached an age, by the UTC calendar day of the server's time. The birthday of a person born on 29
 * February is 1 March in other years.
 *
 * @param birthDate - `2001-12-31`.
 * @param minAge - years.
 * @param nowMs - server time, milliseconds since 1970.
 * @returns null if the text is not a date, or the date is in the future or before 1900.
 * @spec ID-16
 */
export function isOfAge(birthDate: string, minAge: number, nowMs: number): boolean | null {
  const parts = DATE.exec(birthDate);
  if (parts === null) return null;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  const born = new Date(Date.UTC(year, month - 1, day));
  if (born.getUTCMonth() !== month - 1 || born.getUTCDate() !== day || year < 1900 || born.getTime() > nowMs) return null;
  return Date.UTC(year + minAge, month - 1, day) <= nowMs;
}
