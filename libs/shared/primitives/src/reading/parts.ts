import { isInteger, isObject, isText, isWhole, type Fields } from './values.ts';

type Read<T> = (entry: unknown) => T | null;
const NONE: Fields = {};

/** The fields of an object, and none of anything else: what is taken from them is checked one by one. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : NONE);

/** The value where it holds; one of another form is as good as missing. */
export const orNull = <T>(value: unknown, holds: (value: unknown) => value is T): T | null => (holds(value) ? value : null);
export const wholeOrNull = (value: unknown): number | null => orNull(value, isWhole);
export const integerOrNull = (value: unknown): number | null => orNull(value, isInteger);
export const textOrNull = (value: unknown): string | null => orNull(value, isText);

/** The known value that this is; undefined for any other. */
export const oneOf = <const Value extends string | number>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((each) => each === value);
export const isOneOf = <const Value extends string | number>(known: readonly Value[], value: unknown): value is Value =>
  oneOf(known, value) !== undefined;

/** Those entries of a list that hold; null when it is no list. */
export const readSome = <T>(value: unknown, read: Read<T>): T[] | null =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : null;

/** A list in which every entry holds; null when one does not: money or a limit that is left out would look like none. */
export function readAll<T>(value: unknown, read: Read<T>): T[] | null {
  const entries = readSome(value, read);
  return Array.isArray(value) && entries?.length === value.length ? entries : null;
}
