import type { Shape } from './shape.ts';
import type { Fields } from './values.ts';

// Shapes that home does not load: a module is loaded whole.

/** A value that is replaced if it is missing or invalid. */
export const otherwise =
  <T, const Other>(shape: Shape<T>, other: Other): Shape<T | Other> =>
  (value) =>
    shape(value) ?? other;

/** A value that is replaced only if it is missing. */
export const ifMissing =
  <T, const Other>(shape: Shape<T>, other: Other): Shape<T | Other> =>
  (value) =>
    value === undefined ? other : shape(value);

/** The valid entries of a list. */
export const eachValid =
  <T>(shape: Shape<T>): Shape<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(shape).filter((entry) => entry !== undefined) : undefined;

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
