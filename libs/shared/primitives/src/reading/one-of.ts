/** The known value that this is; undefined for any other. */
export const oneOf = <const Value extends string | number>(known: readonly Value[], value: unknown): Value | undefined =>
  known.find((each) => each === value);
export const isOneOf = <const Value extends string | number>(known: readonly Value[], value: unknown): value is Value =>
  oneOf(known, value) !== undefined;
