import { isText, isWhole, readSome } from '@touchline/shared-primitives';

/** Longest text of one part. */
const LONGEST = 10_000;
/** Most parts of one list. */
const MOST = 500;

/** A text that a page can show whole: one that is longer was not written by an editor. */
export const isPartText = (value: unknown): value is string => isText(value) && value.length <= LONGEST;
export const isSlug = (value: unknown): value is string =>
  isText(value) && value.length <= 60 && /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/.test(value);
export const wholeOr = (value: unknown, other: number): number => (isWhole(value) ? value : other);

/** What can be read of the first parts of a list; the rest is left out. */
export const readParts = <T>(value: unknown, read: (item: unknown) => T | null): T[] =>
  readSome(Array.isArray(value) ? value.slice(0, MOST) : [], read) ?? [];
