/** What an object from outside may hold: anything. */
export type Fields = Readonly<Record<string, unknown>>;

/** A list is no object here. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
/** An integer from 0: an id, a count, an amount of minor units, a time. */
export const isWhole = (value: unknown): value is number => isInteger(value) && value >= 0;
export const isText = (value: unknown): value is string => typeof value === 'string';
