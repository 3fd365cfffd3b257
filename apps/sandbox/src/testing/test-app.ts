import { type BettingServices, openQuoteSeal, type ScriptedPrices, scriptedPrices } from '@touchline/server-betting/testing';
import { addPlayer } from '@touchline/server-identity/testing';
import type { Db, MakeModule } from '@touchline/server-kernel';
import { type BackendOptions, backendOn, NOON, type TestBackend, type TestPlayer } from '@touchline/server-kernel/testing';
import type { CouponToPlace, PlaceAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { openTestDb, scripted } from './test-db.ts';

export { NOON, type TestPlayer } from '@touchline/server-kernel/testing';
export const KICK_OFF = NOON / 1000 + 3600;

/** The whole backend, with scripted prices. */
export interface TestApp extends TestBackend {
  services: BettingServices;
  prices: ScriptedPrices;
  coupon(player: TestPlayer, more: Partial<CouponToPlace>): CouponToPlace;
  place(player: TestPlayer, coupon: CouponToPlace): Promise<PlaceAnswer>;
}

/** Starts the backend on a new database, with scripted prices and a clock that only the test advances. */
export const startTestApp = async (engine: Db['engine']): Promise<TestApp> =>
  testAppOn(await openTestDb(engine), { TOUCHLINE_TEST: '1', TOUCHLINE_QUOTES: 'optional' });

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
  const { post, services } = backend;
  return {
    ...backend,
    services: { ...services, prices, quotes: await openQuoteSeal(backend.db) },
    prices,
    coupon: (player, changes) => ({
      id: randomUUID(),
      accountId: player.accountId,
      userId: player.userId,
      amount: 1000,
      bets: [],
      changeCoefAction: 2,
      coef: changes.bets?.[0]?.coef ?? 1000,
      coefByView: '2.1',
      coefViewId: 0,
      exactCoef: '2.1',
      isDropOnScoreChange: false,
      refId: 1,
      typeId: 0,
      ...changes,
    }),
    place: async (player, coupon) => {
      const response = await post(player.token, '/web-api/coupon/place', coupon);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json<PlaceAnswer>();
    },
  };
}
