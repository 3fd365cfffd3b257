import { findPostgres, startThrowawayPostgres } from './throwaway-postgres.ts';

/** Key under which the set-up stores the stop function for the teardown: both run in one process, in separate module registries. */
export const STOP = Symbol.for('touchline.stopPostgres');

/** Jest's global set-up: one cluster for the whole run; suites create their own databases in it. */
export default async function startForJest(): Promise<void> {
  if (findPostgres() === undefined) {
    if (process.env['TOUCHLINE_REQUIRE_POSTGRES'] === '1') throw new Error('Postgres is required here: install the package postgresql');
    return;
  }
  const postgres = await startThrowawayPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
  Reflect.set(globalThis, STOP, postgres.stop);
}
