type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields | null => (typeof value === 'object' && value !== null ? (value as Fields) : null);
export const isWhole = (value: unknown, least = 0): value is number => Number.isInteger(value) && (value as number) >= least;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isSlug = (value: unknown): value is string => isText(value) && /^[a-z0-9-]{1,60}$/.test(value);
export const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((known) => known === value);
/** A value that may be missing; one of another form counts as missing. */
export const orNull = <T>(is: (value: unknown) => value is T, value: unknown): T | null => (is(value) ? value : null);
/** What of a list can be read; null when it is no list. */
export const readAll = <T>(value: unknown, read: (item: unknown) => T | null): T[] | null =>
  Array.isArray(value) ? value.map(read).filter((item) => item !== null) : null;
