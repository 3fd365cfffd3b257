import { days, hours, minutes } from '../durations.ts';
import { offsetMs, plausible } from './offsets.ts';
import { offsetZone, UTC, type Zone } from './zones.ts';

/** A calendar day without a zone: `2026-11-28`. Texts compare as their days do. */
export type Day = string;

/** Where a day begins first, and where it ends last: a date in force anywhere is between the two. */
export const EASTMOST: Zone = '+14:00';
export const WESTMOST: Zone = '-12:00';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LENGTH = 10;
/** Of a day and a time to the second. */
const SECONDS_LENGTH = 19;
/** Before and after any change of clocks on a day. */
const NEARBY_MS = days(1);

/** Midnight UTC of a day; NaN for a day that does not exist. */
const utcOf = (day: Day): number => (DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);
const dayAt = (utcMs: number): Day => new Date(plausible(utcMs)).toISOString().slice(0, LENGTH);

/** Whether a text is a day that exists: `2026-02-29` is not. */
export function isDay(text: string): text is Day {
  const ms = utcOf(text);
  return !Number.isNaN(ms) && dayAt(ms) === text;
}

/** The day of an instant by the clocks of a zone, in the years 1 to 9999. @param ms - milliseconds since 1970. @spec PL-05 */
export const dayOf = (ms: number, zone: Zone): Day => dayAt(ms + offsetMs(zone, ms));

/** The day `count` days later. Days of clock changes count like any other. */
export const addDays = (day: Day, count: number): Day => dayAt(utcOf(day) + days(count));

/** Number of days from one day to another; negative for an earlier one. */
export const daysBetween = (from: Day, to: Day): number => (utcOf(to) - utcOf(from)) / days(1);

/** The Monday of a day's week. */
export const mondayOf = (day: Day): Day => addDays(day, -((new Date(utcOf(day)).getUTCDay() + 6) % 7));

/** The first day of a month. @param back - months before that of `day`. */
export function firstOfMonth(day: Day, back = 0): Day {
  const [, year, month] = DAY.exec(day) ?? [];
  return dayAt(Date.UTC(Number(year), Number(month) - 1 - back, 1));
}

/** The day this many years later; 1 March for 29 February in a year without it. */
export function addYears(day: Day, count: number): Day {
  const [, year, month, date] = DAY.exec(day) ?? [];
  return dayAt(Date.UTC(Number(year) + count, Number(month) - 1, Number(date)));
}

/**
 * The instant at which the clocks of a zone show a time. A time that a change of clocks skips uses the offset before the change; a time
 * that occurs twice is its first occurrence.
 *
 * @param minute - minutes since midnight by the clock.
 * @returns milliseconds since 1970.
 */
export function instantOf(day: Day, minute: number, zone: Zone): number {
  const clock = utcOf(day) + minutes(minute);
  const before = clock - offsetMs(zone, clock - NEARBY_MS);
  const after = clock - offsetMs(zone, clock + NEARBY_MS);
  return [before, after].find((ms) => ms + offsetMs(zone, ms) === clock) ?? before;
}

/** First instant of a day in a zone, also where midnight is skipped. The next day's start is its end. */
export const startOfDay = (day: Day, zone: Zone): number => instantOf(day, 0, zone);

/** The first midnight after an instant in a zone. @param ms - milliseconds since 1970. */
export const endOfDay = (ms: number, zone: Zone): number => startOfDay(addDays(dayOf(ms, zone), 1), zone);

/** Minutes since midnight by the clocks of a zone. */
export function minuteOf(ms: number, zone: Zone): number {
  const clock = ms + offsetMs(zone, ms);
  return Math.floor((clock - Math.floor(clock / days(1)) * days(1)) / minutes(1));
}

/** An instant by the clocks of a zone, with their offset, for files: `2026-11-28T13:30:00-05:00`. @param ms - since 1970. */
export function isoIn(ms: number, zone: Zone): string {
  const offset = offsetMs(zone, ms);
  return `${new Date(plausible(ms + offset)).toISOString().slice(0, SECONDS_LENGTH)}${offsetZone(offset / hours(1))}`;
}

/** Today and the days before it in a zone, latest first. */
export function lastDays(nowMs: number, zone: Zone, count: number): Day[] {
  const today = dayOf(nowMs, zone);
  return Array.from({ length: count }, (_, back) => addDays(today, -back));
}

/** Number of a UTC day, for keys and for what the house counts by UTC days. */
export const utcDayNumber = (ms: number): number => Math.floor(ms / days(1));
/** Start of the UTC day with a number. */
export const startOfUtcDay = (number: number): number => days(number);
/** The UTC day of an instant. */
export const utcDay = (ms: number): Day => dayOf(ms, UTC);
