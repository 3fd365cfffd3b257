const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;

/**
 * Whether somebody born on this date has had that many birthdays, by the calendar day of the server's time in UTC. Who was born on
 * 29 February has a birthday on 1 March in other years.
 *
 * @param birthDate - `2001-12-31`.
 * @param minAge - years.
 * @param nowMs - milliseconds since 1970 by the server.
 * @returns null where the text is no date, or one in the future or before 1900.
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
