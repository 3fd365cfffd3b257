/**
 * Marks an unreachable branch: it does not compile while a case is missing.
 *
 * @throws RangeError at run time, when a value is outside its type (newer server, corrupt storage).
 */
export function assertNever(value: never, what = 'value'): never {
  throw new RangeError(`Unknown ${what} ${JSON.stringify(value)}; this release does not handle it.`);
}
