import { isInteger, isObject, isText, isWhole } from './values.ts';

/** Takes a value from an answer; undefined for one that does not hold. */
export type Shape<T> = (value: unknown) => T | undefined;
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

/** A list in which every entry holds: an entry that is left out would look like none. */
export const listOf =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const entries = value.map(shape).filter((entry) => entry !== undefined);
    return entries.length === value.length ? entries : undefined;
  };

/** Exactly two: the sides of a game. */
export const pairOf =
  <T>(shape: Shape<T>): Shape<[T, T]> =>
  (value) => {
    const [first, second, ...more] = listOf(shape)(value) ?? [];
    return first === undefined || second === undefined || more.length > 0 ? undefined : [first, second];
  };

/** Fields by name that all hold the same, such as names by language. Keys of prototypes are no names. */
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

/**
 * An object with these fields, and with those of `optional` where they are there. What the object has besides is left out; {@link exactly} compares
 * the result with a type of the contract.
 */
export function objectOf<const Fields extends Shapes, const Optional extends Shapes = Record<never, never>>(
  fields: Fields,
  optional?: Optional,
): Shape<Taken<Fields> & Partial<Taken<Optional>>> {
  return (value) => {
    if (!isObject(value)) return undefined;
    const taken: Record<string, unknown> = {};
    for (const [key, shape] of Object.entries(fields)) {
      taken[key] = shape(value[key]);
      if (taken[key] === undefined) return undefined;
    }
    for (const [key, shape] of Object.entries(optional ?? {})) {
      if (value[key] === undefined) continue;
      taken[key] = shape(value[key]);
      if (taken[key] === undefined) return undefined;
    }
    return taken as Taken<Fields> & Partial<Taken<Optional>>;
  };
}

/** A shape as what a call takes its answer with: null for one that does not hold. */
export const readAs =
  <T>(shape: Shape<T>) =>
  (answer: unknown): T | null =>
    shape(answer) ?? null;

type Item<T> = T extends readonly (infer Entry)[] ? Entry : never;
/** Names of fields that the contract `T` has and `S` leaves out, at any depth. */
type LeftOut<T, S> = T extends readonly unknown[]
  ? LeftOut<NonNullable<Item<T>>, NonNullable<Item<S>>>
  : T extends object
    ? { [Key in keyof T]-?: Key extends keyof S ? LeftOut<NonNullable<T[Key]>, NonNullable<S[Key]>> : Key }[keyof T]
    : never;

/**
 * Holds a shape against a type of the contract while it is compiled: a field of another type, a required one that is missing and an optional one
 * that would be lost without a sound are errors.
 */
export const exactly =
  <T>() =>
  <S extends T>(shape: Shape<S> & ([LeftOut<T, S>] extends [never] ? unknown : { readonly leavesOut: LeftOut<T, S> })): Shape<T> =>
    shape;

/** What a type of the contract has to be for `S` to hold of it: optional fields may be there as undefined. */
type Loose<S> = S extends object
  ? { readonly [Key in keyof S]: Loose<S[Key]> | (Record<never, never> extends Pick<S, Key> ? undefined : never) }
  : S;

/**
 * For answers that come too often or are too large to be taken apart: the value as it is, where what the shape names holds. A field that the
 * contract does not have, or has with another type, does not compile.
 */
export const lightly =
  <T>() =>
  <S>(shape: Shape<S> & ([T] extends [Loose<S>] ? unknown : { readonly isNot: S })): Shape<T> =>
  (value) =>
    shape(value) === undefined ? undefined : (value as T);
