export { findNats, startThrowawayNats, type ThrowawayNats } from './broker/testing/throwaway-nats.ts';
export { openPglite } from './db/pglite.ts';
export { openPostgres } from './db/postgres.ts';
export { BOTH_ENGINES, createDatabase, ENGINE, ENGINES, openEmptyPglite, openTestDbWith, START_TIMEOUT_MS } from './db/testing/test-db.ts';
export { findPostgres, startThrowawayPostgres } from './db/testing/throwaway-postgres.ts';
export { jsonDepth } from './http/json-body.ts';
export type { CrashPoint, Death } from './ledger/crash-points.ts';
export { CHECKPOINT_BEGINS, CHECKPOINT_ENDED } from './ledger/die-in-checkpoint.ts';
export { post, type Posting } from './ledger/ledger.ts';
export { isBalanced, type Reconciliation } from './ledger/reconcile.ts';
export { rememberWagers } from './ledger/remembered-wagers.ts';
export { usedSince } from './ledger/sums.ts';
export { MINT, OPENING } from './ledger/transfer.ts';
export { takeWaiting } from './ledger/waiting.ts';
export { LONGEST_WINDOW_MS } from './sessions/rate-limit.ts';
export type { WagerMoment } from './ledger/wager.ts';
export {
  type BackendOptions,
  backendOn,
  type ModuleBackend,
  NOON,
  startBackend,
  type TestBackend,
  type TestPlayer,
} from './testing/test-backend.ts';
export { openRounds, ROUND, type RoundAnswer, ROUNDS_TABLE } from './testing/rounds.ts';
export { chance, inParallel, TRIAL_TIMEOUT_MS, trials, trialsEach } from './testing/trials.ts';
