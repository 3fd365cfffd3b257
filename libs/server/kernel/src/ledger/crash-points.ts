/** Moments of a placement at which a test may kill the process. @spec BET-5 */
export type CrashPoint =
  'before-begin' | 'after-lock' | 'after-lookup' | 'after-decision' | 'after-ledger' | 'after-coupon' | 'after-commit' | 'before-answer';

const PASSES_BEFORE_DEFAULT = 0;

/**
 * What `CRASH_AT=point` or `CRASH_AT=point:passes` asks for: the process ends at once, as by a power cut, when the point is reached after so
 * many passes. Outside of tests it does nothing at all.
 */
export function crashPoints(env: NodeJS.ProcessEnv): (point: CrashPoint) => void {
  const wanted = env['TOUCHLINE_TEST'] === '1' ? env['CRASH_AT'] : undefined;
  if (wanted === undefined) return () => undefined;
  const [name, passes] = wanted.split(':');
  let left = Number(passes ?? PASSES_BEFORE_DEFAULT);
  return (point) => {
    if (point !== name) return;
    if (left > 0) left -= 1;
    else process.kill(process.pid, 'SIGKILL');
  };
}
