export { openPglite } from './db/pglite.ts';
export { openPostgres } from './db/postgres.ts';
export { createDatabase, ENGINES, openTestDb, START_TIMEOUT_MS } from './db/testing/test-db.ts';
export { findPostgres, startThrowawayPostgres } from './db/testing/throwaway-postgres.ts';
export { jsonDepth } from './http/json-body.ts';
export type { CrashPoint } from './ledger/crash-points.ts';
export { isBalanced, type Reconciliation } from './ledger/reconcile.ts';
export { LONGEST_WINDOW_MS } from './sessions/rate-limit.ts';
export { chance, inParallel, TRIAL_TIMEOUT_MS, trials, trialsEach } from './testing/trials.ts';
