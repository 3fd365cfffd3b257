import { modeOf } from '@touchline/shared-primitives/mode';
import { TEST_ENV } from '@touchline/shared-serving/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { type AppOptions, migrationsOf, openApp, storesOf } from '../backend/open-app.ts';
import type { Db, Queryable } from '../db/db.ts';
import { inOrder } from '../db/migrate.ts';
import { ENGINE, openTestDbWith } from '../db/testing/test-db.ts';
import { PREPAID_TYPE } from '../ledger/account-types.ts';
import type { House } from '../ledger/house.ts';
import { lockPlayer } from '../ledger/ledger.ts';
import { openAccount } from '../ledger/open-account.ts';
import type { Product } from '../ledger/product.ts';
import type { Visit } from '../ledger/visit.ts';
import type { MakeModule } from '../module.ts';
import type { Services } from '../services.ts';
import { beginSession } from '../sessions/sessions.ts';
import { beforeWagers } from './before-wagers.ts';
import { type LimitsByHand, limitsByHand } from './limits-by-hand.ts';
import { restOfConfig } from './rest-of-config.ts';
import { watchInserts } from './watch-inserts.ts';

/** Noon of an arbitrary day, in milliseconds: the initial time of the server's clock. */
export const NOON = Date.UTC(2030, 4, 1, 12);

/** A player to store: what sign-in needs, and the accounts with the play money of each, in minor units. */
export interface PlayerToStore {
  login: string;
  password: string;
  accounts: readonly { type: 0 | 4 | typeof PREPAID_TYPE; currencyIso: string; amount: number }[];
}

export interface TestPlayer {
  userId: number;
  accountId: number;
  login: string;
  password: string;
  token: string;
  sessionId: number;
}

/** A backend without a port, its database, and a clock that only the test advances. */
export interface TestBackend {
  db: Db;
  app: FastifyInstance;
  house: House;
  services: Services;
  /** The products of its modules. */
  products: readonly Product[];
  clock: { nowMs: number };
  addPlayer(options?: { currencyIso?: string; money?: number; accountType?: 0 | 4; prepaid?: number }): Promise<TestPlayer>;
  /** The visit of this player as the gate gets it; without restrictions by default. */
  visit(player: Pick<TestPlayer, 'sessionId'>, more?: Partial<Visit>): Visit;
  /** Starts another session of a player. @returns its access token. */
  signIn(userId: number): Promise<string>;
  post(token: string, path: string, body: unknown, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  get(token: string, path: string): Promise<LightMyRequestResponse>;
  balance(accountId: number): Promise<number>;
  /** @throws Error if calls have stored what no module declares in its `stores`. */
  close(): Promise<void>;
}

/** A backend of some modules. */
export interface ModuleBackend extends TestBackend {
  /** Sets the limits of a player; without effect if a module of the backend keeps limits. */
  setLimits: LimitsByHand['set'];
}

export interface BackendOptions extends Partial<Pick<AppOptions, 'metrics' | 'logger'>> {
  /** The module of the test, and others that it needs. */
  modules: readonly MakeModule[];
  env?: NodeJS.ProcessEnv;
  /** Stores a player. Default: one who cannot sign in with a password, because no hash is computed. */
  storePlayer?: (db: Db, house: House, player: PlayerToStore, nowMs: number) => Promise<number | undefined>;
}

const FIRST_OF_BETTING = '003-coupons';

async function storeWithoutPassword(db: Db, house: House, { login, accounts }: PlayerToStore, nowMs: number): Promise<number | undefined> {
  return db.transaction(async (tx: Queryable) => {
    const [user] = await tx.query<{ id: number }>(
      `insert into users (login, password_hash, registered_at) values ($1, '', $2) returning id`,
      [login, nowMs],
    );
    if (user === undefined) return undefined;
    await lockPlayer(tx, user.id);
    for (const [index, account] of accounts.entries())
      await openAccount(tx, house, { ...account, userId: user.id, isActive: index === 0, nowMs });
    return user.id;
  });
}

/**
 * Starts the kernel with the given modules on a new database, and supplies the limits of players and the fields of the configuration that
 * other modules keep. Tests of a module use it with that module alone; what crosses modules is tested on the whole backend
 * (`apps/sandbox/src/tests`).
 *
 * @param engine - default: the one of suites that need one database.
 */
export async function startBackend({ engine = ENGINE, ...options }: BackendOptions & { engine?: Db['engine'] }): Promise<ModuleBackend> {
  const { env = TEST_ENV } = options;
  const modules = options.modules.map((make) => make({ env, mode: modeOf(env), now: () => NOON }));
  const limits = limitsByHand();
  const supplied: readonly MakeModule[] = [
    ...(modules.some(({ ownLimits }) => ownLimits !== undefined) ? [] : [limits.make]),
    () => restOfConfig(modules),
  ];
  const migrations = migrationsOf(modules);
  const hasWagers = migrations.some(({ name }) => name === FIRST_OF_BETTING);
  const db = await openTestDbWith(engine, hasWagers ? migrations : inOrder([...migrations, beforeWagers]));
  return { ...(await backendOn(db, { ...options, modules: [...options.modules, ...supplied] })), setLimits: limits.set };
}

/** Starts the kernel with exactly these modules on a given migrated database. */
export async function backendOn(
  given: Db,
  { modules: makers, env = TEST_ENV, storePlayer = storeWithoutPassword, metrics, logger = false }: BackendOptions,
): Promise<TestBackend> {
  const clock = { nowMs: NOON };
  const mode = modeOf(env);
  const now = () => clock.nowMs;
  const modules = makers.map((make) => make({ env, mode, now }));
  const watch = mode === 'test' ? watchInserts(given, storesOf(modules)) : undefined;
  const db = watch?.db ?? given;
  const { app, services } = await openApp({
    ...{ db, mode, env, modules, readiness: { isReady: true }, version: '0.0.0', logger, metrics },
    clock: { now, offsetMs: () => 0, setOffset: () => undefined },
  });
  const { house } = services;
  watch?.attach(app);
  let players = 0;

  const begin = async (userId: number) => {
    const { session } = await beginSession(db, { userId, nowMs: clock.nowMs, isSaved: false });
    return { sessionId: session.id, token: (await services.tokens.issue(session.id, clock.nowMs)).token };
  };
  return {
    db,
    app,
    house,
    services,
    products: modules.flatMap(({ products = [] }) => products),
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
      const userId = await storePlayer(db, house, { login, password, accounts }, clock.nowMs);
      if (userId === undefined) throw new Error('the login is taken');
      const [account] = await db.query<{ id: number }>('select id from accounts where user_id = $1 order by type', [userId]);
      return { userId, accountId: account?.id ?? 0, login, password, ...(await begin(userId)) };
    },
    post: (token, url, body, headers = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...headers, authorization: `Bearer ${token}` },
        payload: body as Record<string, unknown>,
      }),
    get: (token, url) => app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } }),
    balance: async (accountId) =>
      (await db.query<{ balance: number }>('select balance from accounts where id = $1', [accountId]))[0]?.balance ?? 0,
    close: async () => {
      await app.close();
      await db.close();
      const missing = watch?.undeclared() ?? [];
      if (missing.length > 0) throw new Error(`no module declares in its stores what these calls add: ${missing.join('; ')}`);
    },
  };
}
