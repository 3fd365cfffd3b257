import { isInteger, isObject, isText, isWhole } from './values.ts';

/** Reads a value from an answer; undefined if it is invalid. */
export type Shape<T> = (value: unknown) => T | undefined;
/** Reads an answer; null if it is invalid. */
export type Reader<T> = (answer: unknown) => T | null;
type Of<S> = S extends Shape<infer T> ? T : never;

const that =
  <T>(holds: (value: unknown) => value is T): Shape<T> =>
  (value) =>
    holds(value) ? value : undefined;

export const integer = that(isInteger);
export const whole = that(isWhole);
export const text = that(isText);
export const flag = that((value): value is boolean => typeof value === 'boolean');
export const nullable =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);
export const literal =
  <const T extends string | number | boolean>(...known: readonly T[]): Shape<T> =>
  (value) =>
    known.find((each) => each === value);

/** A list whose entries are all valid; a dropped entry would look like none. */
export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map(shape);
    return entries.every((entry) => entry !== undefined) ? entries : undefined;
  };

/** Exactly two entries, such as the sides of a game. */
export const pairOf =
  <T>(shape: Shape<T>): Shape<[T, T]> =>
  (value) => {
    const [first, second, ...more] = listOf(shape)(value) ?? [];
    return first === undefined || second === undefined || more.length > 0 ? undefined : [first, second];
  };

/** Values of one shape by key, such as names by language. Keys that reach a prototype are rejected. */
export const recordOf =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, entry]) => [key, shape(entry)] as const);
    if (entries.some(([key, entry]) => entry === undefined || key === '__proto__')) return undefined;
    return Object.fromEntries(entries) as Record<string, T>;
  };

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Taken<S extends Shapes> = { -readonly [Key in keyof S]: Of<S[Key]> };

/** An object with these fields, and with those of `optional` if present. Other fields are dropped. */
export function objectOf<const Fields extends Shapes, const Optional extends Shapes = Record<never, never>>(
  fields: Fields,
  optional?: Optional,
): Shape<Taken<Fields> & Partial<Taken<Optional>>> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const taken: Record<string, unknown> = {};
    for (const [key, shape] of Object.entries({ ...fields, ...optional })) {
      if (value[key] === undefined && !(key in fields)) continue;
      taken[key] = shape(value[key]);
      if (taken[key] === undefined) return undefined;
    }
    return taken as Taken<Fields> & Partial<Taken<Optional>>;
  };
}

/** Converts a shape to the reader of a call: null for an invalid answer. */
export const readAs =
  <T>(shape: Shape<T>): Reader<T> =>
  (answer) =>
    shape(answer) ?? null;
