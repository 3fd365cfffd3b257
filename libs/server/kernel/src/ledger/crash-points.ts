import type { Db } from '../db/db.ts';
import { dieInCheckpoint } from './die-in-checkpoint.ts';

/** Moments of a placement, or of an import into its file and into the database, at which a test may kill the process. @spec BET-5 */
export type CrashPoint =
  | 'before-begin'
  | 'after-lock'
  | 'after-lookup'
  | 'after-decision'
  | 'after-ledger'
  | 'after-coupon'
  | 'after-commit'
  | 'before-answer'
  | 'before-rename'
  | 'in-import'
  | 'after-import';
/** Values of `CRASH_AT`: a moment of a placement, or a checkpoint of the database during placements. */
export type Death = CrashPoint | 'in-checkpoint';

const PASSES_BEFORE_DEFAULT = 0;

/**
 * Implements `CRASH_AT=point` and `CRASH_AT=point:passes`: kills the process, as a power cut would, when the point is reached after that
 * many passes. Does nothing outside of tests.
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
