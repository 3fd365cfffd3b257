/**
 * Marks a branch that no case may reach: the compiler refuses it while a case is missing.
 * @throws RangeError at run time, when a value arrives that the types do not know (newer server, broken storage).
 */
export function assertNever(value: never, what = 'value'): never {
  throw new RangeError(`Unknown ${what} ${JSON.stringify(value)}; this release does not handle it.`);
}
