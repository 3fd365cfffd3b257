import { isText, isWhole, readSome } from '@touchline/shared-primitives';

/** Maximum length of one text. */
const LONGEST = 10_000;
/** Maximum number of parts in a list. */
const MOST = 500;

/** Whether `value` is a text of valid length. */
export const isPartText = (value: unknown): value is string => isText(value) && value.length <= LONGEST;
export const isSlug = (value: unknown): value is string =>
  isText(value) && value.length <= 60 && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value);
export const wholeOr = (value: unknown, other: number): number => (isWhole(value) ? value : other);

/** Parses the first parts of a list; drops invalid ones and those beyond the maximum. */
export const readParts = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  readSome(Array.isArray(value) ? value.slice(0, MOST) : [], read) ?? [];
