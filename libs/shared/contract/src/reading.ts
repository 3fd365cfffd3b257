import * as z from 'zod/mini';

/** How the generated reader of a browser treats a value, where the schema alone does not say it. */
export interface Reading {
  /** Replaces a missing or invalid value; without it, the object around the value is rejected. */
  otherwise?: unknown;
  /** Replaces a missing value; an invalid one still rejects the object around it. */
  ifMissing?: unknown;
  /** Invalid entries of the list or record are dropped; without it, one invalid entry rejects all. */
  dropsInvalid?: true;
  /** The pattern and the longest length of the text are checked; without it, any text is accepted. */
  isChecked?: true;
  /** A shape of `shared/primitives` that reads the value, for rules that a schema cannot express. */
  shape?: 'webUrl' | 'timeZone';
}

/** Notes for `tools/nx/src/generators/readers.mjs`. They change neither what a backend may send nor the OpenAPI document. */
export const readings = z.registry<Reading>();

function noted<S extends z.ZodMiniType>(schema: S, note: Reading): S {
  const own = schema.clone() as S;
  readings.add(own, { ...readings.get(schema), ...note });
  return own;
}

/**
 * The reader replaces a missing or invalid value by `value`, for fields that are not worth rejecting an answer. With `undefined`, an optional
 * field is dropped.
 */
export const otherwise = <S extends z.ZodMiniType>(schema: S, value: NoInfer<z.output<S>>): S => noted(schema, { otherwise: value });

/** The reader replaces a missing value by `value`, for fields that older backends do not send. */
export const ifMissing = <S extends z.ZodMiniType>(schema: S, value: NoInfer<z.output<S>>): S => noted(schema, { ifMissing: value });

/** The reader drops invalid entries of the list or record, where each is of use without the others. Never for money or limits. */
export const eachValid = <S extends z.ZodMiniType<unknown[] | Record<string, unknown>>>(schema: S): S =>
  noted(schema, { dropsInvalid: true });

/** The reader checks pattern and length of the text, because code of the browser relies on them. */
export const checkedText = <S extends z.ZodMiniString>(schema: S): S => noted(schema, { isChecked: true });

/** Only an absolute http or https URL is read, because the browser opens it. */
export const webUrl = <S extends z.ZodMiniString>(schema: S): S => noted(schema, { shape: 'webUrl' });

type ReadonlyLists<T> = T extends readonly unknown[]
  ? { readonly [Key in keyof T]: ReadonlyLists<T[Key]> }
  : T extends object
    ? { [Key in keyof T]: ReadonlyLists<T[Key]> }
    : T;
/** The type of a schema with readonly lists, for bodies that are only passed on. */
export type WithReadonlyLists<S extends z.ZodMiniType> = ReadonlyLists<z.output<S>>;
