const MS_PER_SECOND = 1000;
const SECONDS_PER_MINUTE = 60;
const MINUTES_PER_HOUR = 60;
const HOURS_PER_DAY = 24;
const DAYS_PER_WEEK = 7;

/** Converts seconds, minutes, hours, days and weeks to milliseconds. */
export const seconds = (count: number): number => count * MS_PER_SECOND;
export const minutes = (count: number): number => seconds(count * SECONDS_PER_MINUTE);
export const hours = (count: number): number => minutes(count * MINUTES_PER_HOUR);
export const days = (count: number): number => hours(count * HOURS_PER_DAY);
export const weeks = (count: number): number => days(count * DAYS_PER_WEEK);

/** Formats a game clock as `m:ss` from whole seconds; minutes may exceed 59 (football counts to 90:00). */
export function clockText(totalSeconds: number): string {
  const whole = Math.max(0, Math.floor(totalSeconds));
  return `${Math.floor(whole / SECONDS_PER_MINUTE)}:${String(whole % SECONDS_PER_MINUTE).padStart(2, '0')}`;
}
