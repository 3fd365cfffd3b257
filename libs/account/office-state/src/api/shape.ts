/** Takes a value from an answer; undefined for one that does not hold. */
export type Shape<T> = (value: unknown) => T | undefined;
type Of<S> = S extends Shape<infer T> ? T : never;

export const whole: Shape<number> = (value) => (Number.isSafeInteger(value) ? (value as number) : undefined);
export const text: Shape<string> = (value) => (typeof value === 'string' ? value : undefined);
export const flag: Shape<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
export const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value) =>
    value === null ? null : shape(value);
export const oneOf =
  <const T extends string>(...known: readonly T[]): Shape<T> =>
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

/** An object with these fields; others are left out. */
export const objectOf =
  <const Fields extends Readonly<Record<string, Shape<unknown>>>>(
    fields: Fields,
  ): Shape<{ -readonly [Key in keyof Fields]: Of<Fields[Key]> }> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries = Object.entries(fields).map(([key, shape]) => [key, shape((value as Record<string, unknown>)[key])] as const);
    if (entries.some(([, entry]) => entry === undefined)) return undefined;
    return Object.fromEntries(entries) as { -readonly [Key in keyof Fields]: Of<Fields[Key]> };
  };
