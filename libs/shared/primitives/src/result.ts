/** A value, or the reason why there is none. Expected failures are returned, never thrown. */
export type Result<Value, Reason> = { isOk: true; value: Value } | { isOk: false; reason: Reason };

export const ok = <Value>(value: Value): { isOk: true; value: Value } => ({ isOk: true, value });
export const refused = <const Reason>(reason: Reason): { isOk: false; reason: Reason } => ({ isOk: false, reason });

/** Maps the value of a success; a failure is passed on unchanged. */
export const mapOk = <Value, Reason, Next>(result: Result<Value, Reason>, turn: (value: Value) => Next): Result<Next, Reason> =>
  result.isOk ? ok(turn(result.value)) : result;
