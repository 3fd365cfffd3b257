import type { Db } from '../db/db.ts';
import { dieInCheckpoint } from './die-in-checkpoint.ts';

/** Moments of a placement at which a test may kill the process. @spec BET-5 */
export type CrashPoint =
  'before-begin' | 'after-lock' | 'after-lookup' | 'after-decision' | 'after-ledger' | 'after-coupon' | 'after-commit' | 'before-answer';
/** What `CRASH_AT` may name: a moment of a placement, or a checkpoint of the database while placements go on. */
export type Death = CrashPoint | 'in-checkpoint';

const PASSES_BEFORE_DEFAULT = 0;

/**
 * What `CRASH_AT=point` or `CRASH_AT=point:passes` asks for: the process ends at once, as by a power cut, when the point is reached after so
 * many passes. Outside of tests it does nothing at all.
 */
export function crashPoints(env: NodeJS.ProcessEnv, db?: Db): (point: CrashPoint) => void {
  const wanted = env['TOUCHLINE_TEST'] === '1' ? env['CRASH_AT'] : undefined;
  if (wanted === undefined) return () => undefined;
  const [name, passes] = wanted.split(':');
  let left = Number(passes ?? PASSES_BEFORE_DEFAULT);
  return (point) => {
    if (point !== (name === 'in-checkpoint' ? 'after-commit' : name)) return;
    if (left > 0) left -= 1;
    else if (name === 'in-checkpoint' && db !== undefined) {
      left = Number.POSITIVE_INFINITY;
      void dieInCheckpoint(db);
    } else process.kill(process.pid, 'SIGKILL');
  };
}
