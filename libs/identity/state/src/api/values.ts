/** What an answer may hold: anything. */
export type Unknown = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Unknown => typeof value === 'object' && value !== null;
export const isInteger = (value: unknown): value is number => Number.isInteger(value);
