import { type BettingBackend, KICK_OFF, scriptedPrices, withCoupons } from '@touchline/server-betting/testing';
import { addPlayer } from '@touchline/server-identity/testing';
import type { MakeModule } from '@touchline/server-kernel';
import type { Db } from '@touchline/server-kernel/db';
import { type BackendOptions, backendOn } from '@touchline/server-kernel/testing';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import { openTestDb, scripted } from './test-db.ts';

export { KICK_OFF } from '@touchline/server-betting/testing';
export { NOON, type TestPlayer } from '@touchline/server-kernel/testing';

/** The whole backend, with scripted prices. */
export type TestApp = BettingBackend;

/** Starts the backend on a new database, with scripted prices and a clock that only the test advances. */
export const startTestApp = async (engine: Db['engine']): Promise<TestApp> =>
  testAppOn(await openTestDb(engine), { ...TEST_ENV, TOUCHLINE_QUOTES: 'optional' });

/** The same on a given migrated database. @param replace - replaces modules by those of a test. */
export async function testAppOn(
  given: Db,
  env: NodeJS.ProcessEnv,
  replace: (list: readonly MakeModule[]) => readonly MakeModule[] = (list) => list,
  more: Pick<BackendOptions, 'metrics' | 'logger'> = {},
): Promise<TestApp> {
  const prices = scriptedPrices(KICK_OFF);
  const backend = await backendOn(given, {
    ...more,
    modules: replace(scripted(prices)),
    env,
    storePlayer: (db, house, player, nowMs) => addPlayer(db, house, { ...player, email: null, name: null, countryId: null }, nowMs),
  });
  return withCoupons(backend, prices);
}
