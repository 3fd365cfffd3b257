import type { Shape } from './shape.ts';
import { isObject, type Fields } from './values.ts';

// Shapes that home does not load: a module is loaded whole.

/** A value that is replaced if it is missing or invalid. */
export const otherwise =
  <T, Other extends T | null>(shape: Shape<T>, other: Other): Shape<T | Extract<Other, null>> =>
  (value) =>
    shape(value) ?? (other as T | Extract<Other, null>);

/** A value that is replaced only if it is missing. */
export const ifMissing =
  <T, Other extends T | null>(shape: Shape<T>, other: Other): Shape<T | Extract<Other, null>> =>
  (value) =>
    value === undefined ? (other as T | Extract<Other, null>) : shape(value);

/** The valid entries among the first `most` of a list. */
export const eachValid =
  <T>(shape: Shape<T>, most = Number.POSITIVE_INFINITY): Shape<T[]> =>
  (value) =>
    Array.isArray(value)
      ? value
          .slice(0, most)
          .map(shape)
          .filter((entry) => entry !== undefined)
      : undefined;

/** The valid values of an object, by key. Keys that reach a prototype are dropped. */
export const validByKey =
  <T>(shape: Shape<T>): Shape<Record<string, T>> =>
  (value) => {
    if (!isObject(value)) return undefined;
    const entries = Object.entries(value).map(([key, entry]) => [key, shape(entry)] as const);
    return Object.fromEntries(entries.filter(([key, entry]) => entry !== undefined && key !== '__proto__')) as Record<string, T>;
  };

/** The first of these shapes that the value has. */
export const anyOf =
  <S extends readonly Shape<unknown>[]>(...shapes: S): Shape<NonNullable<ReturnType<S[number]>> | Extract<ReturnType<S[number]>, null>> =>
  (value) => {
    for (const shape of shapes) {
      const read = shape(value);
      if (read !== undefined) return read as NonNullable<ReturnType<S[number]>>;
    }
    return undefined;
  };

/** A list of exactly these shapes, in this order. */
export const tupleOf =
  <const S extends readonly Shape<unknown>[]>(
    ...shapes: S
  ): Shape<{ -readonly [Key in keyof S]: Exclude<ReturnType<S[Key]>, undefined> }> =>
  (value) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return undefined;
    const entries = shapes.map((shape, index) => shape(value[index]));
    return entries.includes(undefined) ? undefined : (entries as { -readonly [Key in keyof S]: Exclude<ReturnType<S[Key]>, undefined> });
  };

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type Valid<S extends Shapes> = { -readonly [Key in keyof S]?: Exclude<ReturnType<S[Key]>, undefined> };

/** An object, and those of the further fields that are valid. */
export const withValid =
  <T extends object, const S extends Shapes>(shape: Shape<T>, fields: S): Shape<T & Valid<S>> =>
  (value) => {
    const taken = shape(value);
    if (taken === undefined) return undefined;
    const valid = Object.entries(fields).flatMap(([key, read]) => {
      const entry = read((value as Fields)[key]);
      return entry === undefined ? [] : [[key, entry] as const];
    });
    return Object.assign(taken, Object.fromEntries(valid) as Valid<S>);
  };
