import { Rational } from '@touchline/shared-primitives';
import { isDay } from '@touchline/shared-primitives/calendar';
import { DoubleRow, RowProblem } from './row-problem.ts';
import type { Pair } from './season.ts';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const BY_SLASHES = /^(\d{1,2})\/(\d{1,2})\/(\d{2}|\d{4})$/;
/** The first international match was in 1872. */
const FIRST_YEAR = 1870;
const LAST_YEAR = 2099;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const COUNT = /^\d{1,3}$/;
const MOST_GOALS = 200;

/** Checks that a day exists in the calendar and is in the era of organised sport. */
function existingDay([year, month, day]: readonly number[], text: string, form: string, line: number): string {
  const two = (part = 0): string => String(part).padStart(2, '0');
  const date = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
  if (year === undefined || !isDay(date)) throw new RowProblem(line, `"${text}" is no date ${form}`);
  if (year < FIRST_YEAR || year > LAST_YEAR) throw new RowProblem(line, `"${text}" is not between ${FIRST_YEAR} and ${LAST_YEAR}`);
  return date;
}

/** A day as YYYY-MM-DD. */
export function dayOf(text: unknown, line: number): string {
  const [, year, month, day] = DAY.exec(typeof text === 'string' ? text : '') ?? [];
  return existingDay([Number(year), Number(month), Number(day)], String(text), 'YYYY-MM-DD', line);
}

/**
 * A day as YYYY-MM-DD, or with slashes.
 * @param form - whether day or month comes first.
 * @param near - year close to the match, which resolves the century of a two-digit year.
 */
export function slashedDayOf(
  text: string,
  line: number,
  { form, near }: { form: 'dd/mm/yy' | 'mm/dd/yy'; near?: number | undefined },
): string {
  const [, first, second, year = ''] = BY_SLASHES.exec(text) ?? [];
  if (first === undefined) return DAY.test(text) ? dayOf(text, line) : existingDay([], text, `${form} or YYYY-MM-DD`, line);
  const [day, month] = form === 'dd/mm/yy' ? [first, second] : [second, first];
  return existingDay([fullYear(year, near), Number(month), Number(day)], text, form, line);
}

/** Two-digit years from 70 on belong to the twentieth century, in which public data begins. */
const FIRST_OF_TWO_DIGITS = 70;
function fullYear(text: string, near: number | undefined): number {
  const year = Number(text);
  if (text.length === 4) return year;
  if (near === undefined) return year < FIRST_OF_TWO_DIGITS ? 2000 + year : 1900 + year;
  return [1800, 1900, 2000].map((century) => century + year).find((full) => Math.abs(full - near) <= 1) ?? Number.NaN;
}

export function timeOf(text: unknown, line: number): string {
  if (typeof text !== 'string' || !TIME.test(text)) throw new RowProblem(line, `"${String(text)}" is no time HH:MM`);
  return text;
}

export function nameOf(text: unknown, what: string, line: number): string {
  if (typeof text !== 'string' || text.trim() === '') throw new RowProblem(line, `${what} is missing`);
  if (text !== text.trim() || /\p{Cc}/u.test(text))
    throw new RowProblem(line, `${what} "${text}" has blanks around it or control characters`);
  return text;
}

/** Two different teams. */
export function teamsOf(home: unknown, away: unknown, line: number): readonly [home: string, away: string] {
  const teams = [nameOf(home, 'the first team', line), nameOf(away, 'the second team', line)] as const;
  if (teams[0] === teams[1]) throw new RowProblem(line, `${teams[0]} plays against itself`);
  return teams;
}

/** A count of goals, corners or cards: digits only. */
export function countOf(text: string, what: string, line: number): number {
  if (!COUNT.test(text) || Number(text) > MOST_GOALS) throw new RowProblem(line, `${what} "${text}" is no count`);
  return Number(text);
}

/** A pair of counts from JSON; undefined if absent. */
export function pairOf(value: unknown, what: string, line: number): Pair | undefined {
  if (value === undefined) return undefined;
  const isPair =
    Array.isArray(value) && value.length === 2 && value.every((part) => Number.isInteger(part) && part >= 0 && part <= MOST_GOALS);
  if (!isPair) throw new RowProblem(line, `${what} ${JSON.stringify(value)} is no pair of counts`);
  return value as unknown as Pair;
}

/** Checks that a later score includes an earlier one. */
export function growsTo(earlier: Pair | undefined, later: Pair | undefined, what: string, line: number): void {
  if (earlier !== undefined && later !== undefined && (earlier[0] > later[0] || earlier[1] > later[1])) {
    throw new RowProblem(line, `${what}: ${earlier.join(':')} can't become ${later.join(':')}`);
  }
}

const PRICE = /^\d{1,4}(?:\.\d{1,6})?$/;
const LOWEST_PRICE = 1000;

/** A price; undefined if the cell is empty or not a price. */
export const priceIfAny = (text: string): number | undefined => {
  const price = PRICE.test(text) ? Number(Rational.parse(text).times(1000).floor()) : 0;
  return price > LOWEST_PRICE ? price : undefined;
};

/** A decimal price in thousandths, rounded down. */
export function priceOf(text: string, what: string, line: number): number {
  const price = PRICE.test(text) ? Number(Rational.parse(text).times(1000).floor()) : 0;
  if (price <= LOWEST_PRICE) throw new RowProblem(line, `${what} "${text}" is no decimal price above 1`);
  return price;
}

export const flagOf = (text: string, what: string, line: number): boolean => {
  if (text !== 'TRUE' && text !== 'FALSE') throw new RowProblem(line, `${what} "${text}" is neither TRUE nor FALSE`);
  return text === 'TRUE';
};

/** Skips a second match with the same key. */
export function uniqueBy(): (key: string, line: number) => void {
  const seen = new Map<string, number>();
  return (key, line) => {
    const first = seen.get(key);
    if (first !== undefined) throw new DoubleRow(line, `the same match is on line ${first}: ${key}`);
    seen.set(key, line);
  };
}
