export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST;
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
export const wholeOr = (value: unknown, other: number): number => (isWhole(value) ? value : other);
export const oneOf = <Value extends string>(values: readonly Value[], value: unknown): Value | undefined =>
  values.find((known) => known === value);
export const isSlug = (value: unknown): value is string =>
  isText(value) && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value) && value.length <= 60;

/** Longest text of one part. */
const LONGEST = 10_000;
/** Most parts of one list. */
const MOST = 500;

/** What can be read of a list; the rest is left out. */
export const readAll = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  Array.isArray(value)
    ? value.slice(0, MOST).flatMap((item) => {
        const one = read(item);
        return one === null ? [] : [one];
      })
    : [];
