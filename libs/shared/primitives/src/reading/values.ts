/** Fields of an unchecked object. */
export type Fields = Readonly<Record<string, unknown>>;

/** Arrays do not count as objects. */
export const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
export const isInteger = (value: unknown): value is number => Number.isSafeInteger(value);
/** A non-negative integer: an id, a count, an amount in minor units, a time. */
export const isWhole = (value: unknown): value is number => isInteger(value) && value >= 0;
export const isText = (value: unknown): value is string => typeof value === 'string';
