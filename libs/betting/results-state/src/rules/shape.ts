/** Checks of what the network sent, put together from small ones. */
export type Test = (value: unknown) => boolean;

export const isWhole: Test = (value) => Number.isSafeInteger(value);
export const isText: Test = (value) => typeof value === 'string';
export const isFlag: Test = (value) => typeof value === 'boolean';
export const isPair: Test = (value) => Array.isArray(value) && value.length === 2 && value.every(isWhole);
export const isListOf =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
export const isAbsentOr =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
export const isNullOr =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
export const isOneOf =
  (...values: readonly unknown[]): Test =>
  (value) =>
    values.includes(value);
/** An object whose named fields hold; other fields may be there. */
export const hasFields =
  (fields: Readonly<Record<string, Test>>): Test =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.entries(fields).every(([name, test]) => test((value as Record<string, unknown>)[name]));

/** The value as what it was tested to be; null when it does not hold. */
export const readAs =
  <T>(test: Test) =>
  (value: unknown): T | null =>
    test(value) ? (value as T) : null;
