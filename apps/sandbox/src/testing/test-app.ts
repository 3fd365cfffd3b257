import { type BettingServices, openQuoteSeal, type ScriptedPrices, scriptedPrices } from '@touchline/server-betting/testing';
import { addPlayer } from '@touchline/server-identity/testing';
import { beginSession, type Db, type House, type MakeModule, PREPAID_TYPE, type Visit } from '@touchline/server-kernel';
import { modeOf } from '@touchline/shared-primitives/mode';
import type { CouponToPlace, PlaceAnswer } from '@touchline/betting-contract';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { type AppOptions, makeModules, openApp, storesOf } from '../backend.ts';
import { openTestDb, scripted } from './test-db.ts';
import { watchInserts } from './watch-inserts.ts';

/** Noon of an arbitrary day, in milliseconds: the initial time of the server's clock. */
export const NOON = Date.UTC(2030, 4, 1, 12);
export const KICK_OFF = NOON / 1000 + 3600;

export interface TestPlayer {
  userId: number;
  accountId: number;
  login: string;
  password: string;
  token: string;
  sessionId: number;
}

export interface TestApp {
  db: Db;
  app: FastifyInstance;
  house: House;
  services: BettingServices;
  prices: ScriptedPrices;
  clock: { nowMs: number };
  addPlayer(options?: { currencyIso?: string; money?: number; accountType?: 0 | 4; prepaid?: number }): Promise<TestPlayer>;
  /** The visit of this player as the gate gets it; without restrictions by default. */
  visit(player: Pick<TestPlayer, 'sessionId'>, more?: Partial<Visit>): Visit;
  /** Starts another session of a player. @returns its access token. */
  signIn(userId: number): Promise<string>;
  coupon(player: TestPlayer, more: Partial<CouponToPlace>): CouponToPlace;
  post(token: string, path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(token: string, path: string): Promise<LightMyRequestResponse>;
  place(player: TestPlayer, coupon: CouponToPlace): Promise<PlaceAnswer>;
  balance(accountId: number): Promise<number>;
  close(): Promise<void>;
}

/** Starts the backend on a new database, with scripted prices and a clock that only the test advances. */
export const startTestApp = async (engine: Db['engine']): Promise<TestApp> =>
  testAppOn(await openTestDb(engine), { TOUCHLINE_TEST: '1', TOUCHLINE_QUOTES: 'optional' });

/** The same on a given migrated database. @param replace - replaces modules by those of a test. */
export async function testAppOn(
  given: Db,
  env: NodeJS.ProcessEnv,
  replace: (list: readonly MakeModule[]) => readonly MakeModule[] = (list) => list,
  { metrics, logger = false }: Partial<Pick<AppOptions, 'metrics' | 'logger'>> = {},
): Promise<TestApp> {
  const clock = { nowMs: NOON };
  const prices = scriptedPrices(KICK_OFF);
  const mode = modeOf(env);
  const now = () => clock.nowMs;
  const modules = makeModules({ env, mode, now }, replace(scripted(prices)));
  const watch = mode === 'test' ? watchInserts(given, storesOf(modules)) : undefined;
  const db = watch?.db ?? given;
  const { app, services: kernel } = await openApp({
    ...{ db, mode, env, modules, readiness: { isReady: true }, version: '0.0.0', logger, metrics },
    clock: { now, offsetMs: () => 0, setOffset: () => undefined },
  });
  const { house } = kernel;
  watch?.attach(app);
  const services: BettingServices = { ...kernel, prices, quotes: await openQuoteSeal(db) };
  let players = 0;

  const begin = async (userId: number) => {
    const { session } = await beginSession(db, { userId, nowMs: clock.nowMs, isSaved: false });
    return { sessionId: session.id, token: (await services.tokens.issue(session.id, clock.nowMs)).token };
  };
  const test: TestApp = {
    db,
    app,
    house,
    services,
    prices,
    clock,
    signIn: async (userId) => (await begin(userId)).token,
    visit: ({ sessionId }, more = {}) => ({
      ...{ sessionId, isBlocked: false, silentService: null, termsUpdatedAt: 0, limits: [] },
      ...more,
    }),
    addPlayer: async ({ currencyIso = 'EUR', money = 100_000, accountType = 0, prepaid = 0 } = {}) => {
      const login = `player-${(players += 1)}`;
      const password = 'correct horse battery';
      const opened = { type: accountType, currencyIso, amount: money };
      const accounts = prepaid === 0 ? [opened] : [opened, { type: PREPAID_TYPE, currencyIso, amount: prepaid } as const];
      const userId = await addPlayer(db, house, { login, password, email: null, name: null, countryId: null, accounts }, clock.nowMs);
      if (userId === undefined) throw new Error('the login is taken');
      const [account] = await db.query<{ id: number }>('select id from accounts where user_id = $1 order by type', [userId]);
      return { userId, accountId: account?.id ?? 0, login, password, ...(await begin(userId)) };
    },
    coupon: (player, more) => ({
      id: randomUUID(),
      accountId: player.accountId,
      userId: player.userId,
      amount: 1000,
      bets: [],
      changeCoefAction: 2,
      coef: more.bets?.[0]?.coef ?? 1000,
      coefByView: '2.1',
      coefViewId: 0,
      exactCoef: '2.1',
      isDropOnScoreChange: false,
      refId: 1,
      typeId: 0,
      ...more,
    }),
    post: (token, url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload: body as Record<string, unknown>,
      }),
    get: (token, url) => app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }),
    place: async (player, coupon) => {
      const response = await test.post(player.token, '/web-api/coupon/place', coupon);
      if (response.statusCode !== 200) throw new Error(`${response.statusCode} ${response.body}`);
      return response.json<PlaceAnswer>();
    },
    balance: async (accountId) =>
      (await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]))[0]?.balance ?? 0,
    close: async () => {
      await app.close();
      await db.close();
      const missing = watch?.undeclared() ?? [];
      if (missing.length > 0) throw new Error(`no module declares in its stores what these calls add: ${missing.join('; ')}`);
    },
  };
  return test;
}
