import { isInteger, isText, isWhole } from './values.ts';

/** The value where it holds; one of another form is as good as missing. */
export const orNull = <T>(value: unknown, holds: (value: unknown) => value is T): T | null => (holds(value) ? value : null);
export const wholeOrNull = (value: unknown): number | null => orNull(value, isWhole);
export const integerOrNull = (value: unknown): number | null => orNull(value, isInteger);
export const textOrNull = (value: unknown): string | null => orNull(value, isText);
