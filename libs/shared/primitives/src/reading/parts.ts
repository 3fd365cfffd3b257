import { isObject, type Fields } from './values.ts';

type Read<T> = (entry: unknown) => T | null;
const NONE: Fields = {};

/** The fields of an object, or an empty object for anything else. Each field still has to be checked. */
export const fieldsOf = (value: unknown): Fields => (isObject(value) ? value : NONE);

/** The value if it passes the check, otherwise null, as if it were missing. */
export const orNull = <T>(value: unknown, holds: (value: unknown) => value is T): T | null => (holds(value) ? value : null);

/** The matching known value; undefined for any other. */
export const oneOf = <const Value extends string | number>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((each) => each === value);

/** The valid entries of a list; null if the value is not a list. */
export const readSome = <T>(value: unknown, read: Read<T>): T[] | null =>
  Array.isArray(value) ? value.map(read).filter((entry) => entry !== null) : null;
