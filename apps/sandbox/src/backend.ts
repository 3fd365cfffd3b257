import {
  acceptJsonOnly,
  answerFailures,
  briefWarnings,
  authenticator,
  BODY_LIMIT_BYTES,
  type Broker,
  type Clock,
  composeConfig,
  composeMedia,
  configOf,
  createServerClock,
  type Controls,
  controlRoutes,
  CURRENCIES,
  type Db,
  docsRoutes,
  guardSandboxLoad,
  healthRoutes,
  inOrder,
  inProcessBroker,
  KERNEL_MIGRATIONS,
  KERNEL_STORES,
  kernelControls,
  risksOf,
  type MakeModule,
  MARK_EVERY_MS,
  migrate,
  type Migration,
  noOwnLimits,
  noPlayWatch,
  noCasinoGames,
  noPersonalData,
  noVerification,
  openBroker,
  openClock,
  openBounds,
  openConsents,
  openDb,
  openFileExaminer,
  openHelpers,
  openOutbox,
  openSitePages,
  openHouse,
  type OpenModule,
  openStuckWork,
  openTokens,
  readClockMark,
  type PlayParts,
  type PlayWatch,
  type Readiness,
  type ReadOwnLimits,
  type CasinoGames,
  refuseOtherSites,
  type SandboxLoad,
  type SandboxModule,
  type ServerClock,
  type Services,
  type Stored,
  stuckMeasures,
  type Warn,
  type Worker,
  watchLedger,
  writeClockMark,
} from '@touchline/server-kernel';
import { createControlRoom } from '@touchline/server-control-room';
import { type Mode, modeOf } from '@touchline/shared-primitives/mode';
import {
  createMetrics,
  createWebApp,
  keepProvenCountry,
  type Metrics,
  metricsPort,
  refuseMalformed,
  traceIdOf,
  trustedProxies,
  watchRequests,
  watchTraffic,
  queueWaitOf,
  sendWorldTime,
} from '@touchline/shared-serving';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { requestName } from './request-name.ts';
import { MODULES } from './modules.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;
/** Longest wait for requests to end during a stop. Load balancers that poll readiness have stopped sending by then. @spec SRV-1 */
export const LONGEST_DRAIN_MS = 4000;
/** Browser tests run many players from one address. */
const TEST_PEOPLE_PER_ADDRESS = 20;
const KEY_BYTES = 12;
const DEFAULT_PRODUCT_PORT = 4200;

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Migrations of the kernel and of all modules. */
export const migrationsOf = (modules: readonly SandboxModule[]): readonly Migration[] =>
  inOrder([...KERNEL_MIGRATIONS, ...modules.flatMap(({ migrations = [] }) => migrations)]);

/** Stores of client data that the kernel and the modules declare. @spec SEC-6 */
export const storesOf = (modules: readonly SandboxModule[]): readonly Stored[] => [
  ...KERNEL_STORES,
  ...modules.flatMap(({ stores = [] }) => stores),
];

/** The module that stores players' limits. @throws Error if two modules do. */
function ownLimitsOf(modules: readonly SandboxModule[]): ReadOwnLimits {
  const [keeper = noOwnLimits, other] = modules.flatMap(({ ownLimits = [] }) => ownLimits);
  if (other !== undefined) throw new Error('two modules keep the limits of players');
  return keeper;
}

/** What at most one module provides. @throws Error if two modules do. */
function soleOf<T>([sole, other]: readonly T[], otherwise: T, what: string): T {
  if (other !== undefined) throw new Error(`two modules keep ${what}`);
  return sole ?? otherwise;
}

/** The module that provides the casino's catalogue. @throws Error if two modules do. */
function casinoGamesOf(modules: readonly SandboxModule[]): CasinoGames {
  const [keeper = noCasinoGames, other] = modules.flatMap(({ casinoGames = [] }) => casinoGames);
  if (other !== undefined) throw new Error('two modules keep the catalogue of the casino');
  return keeper;
}

/** The module that measures how long players play. @throws Error if two modules do. */
function playWatchOf(modules: readonly SandboxModule[], parts: PlayParts): PlayWatch {
  const [watch, other] = modules.flatMap(({ play = [] }) => play);
  if (other !== undefined) throw new Error('two modules count the time of players');
  return watch?.(parts) ?? noPlayWatch;
}

/** Creates the modules; the database need not be open yet. */
export const makeModules = (start: Parameters<MakeModule>[0], list = MODULES): readonly SandboxModule[] => list.map((make) => make(start));

export interface AppOptions {
  db: Db;
  clock: Clock;
  mode: Mode;
  env: NodeJS.ProcessEnv;
  modules: readonly SandboxModule[];
  readiness: Readiness;
  version: string;
  logger: FastifyServerOptions['logger'];
  /** Absent if this is the only process. */
  broker?: Broker;
  peoplePerAddress?: number;
  moreControls?: readonly Controls[];
  /** Absent if no metrics port is configured. */
  metrics?: Metrics | undefined;
}

export interface OpenApp {
  app: FastifyInstance;
  services: Services;
  opened: readonly OpenModule[];
  controls: readonly Controls[];
}

interface ServerTerms extends Omit<SandboxLoad, 'headers'> {
  logger: FastifyServerOptions['logger'];
  warn: Warn;
}

function httpServer({ logger, warn, ...load }: ServerTerms): FastifyInstance {
  const { isTrusted } = load;
  const app = createWebApp(
    {
      logger: logger ?? false,
      bodyLimit: BODY_LIMIT_BYTES,
      // Only trusted proxies, such as the edge, may name the client's address.
      trustProxy: isTrusted,
      genReqId: (request) => traceIdOf(request, isTrusted),
    },
    { headers: HEADERS, onError: (error) => app.log.error({ err: error }, 'a connection was ended') },
  );
  refuseMalformed(app);
  keepProvenCountry(app, isTrusted);
  guardSandboxLoad(app, { ...load, headers: HEADERS });
  acceptJsonOnly(app);
  answerFailures(app, warn);
  refuseOtherSites(app);
  app.addHook('onSend', async (_, reply) => {
    reply.header('x-content-type-options', HEADERS['x-content-type-options']);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', HEADERS['content-security-policy']);
  });
  return app;
}

/** Opens kernel and modules on a migrated database and registers all routes. Does not listen or start workers. */
export async function openApp(options: AppOptions): Promise<OpenApp> {
  const { db, clock, mode, env, modules, readiness, version, logger, peoplePerAddress = 1, moreControls = [], metrics } = options;
  const { broker = inProcessBroker() } = options;
  const house = await openHouse(
    db,
    CURRENCIES.map(({ iso }) => iso),
  );
  const media = composeMedia(modules);
  const config = configOf(
    composeConfig([
      ...modules.map(({ name, config: own = {} }) => ({ name, config: own })),
      { name: 'media', config: { mediaRoutes: Object.keys(media) } },
    ]),
  );
  const now = () => clock.now();
  const warn = briefWarnings(() => performance.now());
  const stuck = openStuckWork({ now, report: (error) => app.log.error({ err: error }, 'an item of background work failed') });
  const products = modules.flatMap(({ products: own = [] }) => own);
  const failedDeposits: Services['failedDeposits'] = async (question) =>
    (await Promise.all(products.map((product) => product.failedDeposits?.(db, question) ?? []))).flat();
  const helpers = openHelpers();
  const bounds = openBounds(storesOf(modules), { env, now, people: peoplePerAddress });
  const services: Services = {
    db,
    broker,
    house,
    ownLimits: ownLimitsOf(modules),
    verification: soleOf(
      modules.flatMap(({ verification = [] }) => verification),
      noVerification,
      'the documents of players',
    ),
    personalData: soleOf(
      modules.flatMap(({ personalData = [] }) => personalData),
      noPersonalData,
      'personal data of players',
    ),
    casinoGames: casinoGamesOf(modules),
    media,
    play: playWatchOf(modules, { db, failedDeposits, warn: (facts, name) => app.log.warn(facts, name) }),
    failedDeposits,
    atStake: async (question) => {
      const open = await Promise.all(products.map(({ atStake }) => atStake?.(db, question) ?? 0));
      return open.reduce((sum, each) => sum + each, 0);
    },
    risks: risksOf(products),
    tokens: await openTokens(db),
    bounds,
    consents: await openConsents(db),
    files: openFileExaminer(helpers.open),
    openHelper: helpers.open,
    stuck,
    warn,
    now,
    peoplePerAddress,
    config,
    env,
    mode,
    outbox: openOutbox(now),
    pages: openSitePages(),
  };
  const opened: OpenModule[] = [];
  for (const module of modules) opened.push(await module.open(services));

  const isTrusted = trustedProxies(env['TOUCHLINE_TRUSTED_PROXIES']);
  const waitMs = queueWaitOf(env, mode);
  const app = httpServer({ logger, readiness, isTrusted, people: peoplePerAddress, waitMs, warn, metrics });
  app.addHook('onClose', async () => helpers.close());
  if (mode === 'test') sendWorldTime(app, Date.now);
  if (metrics !== undefined) {
    watchRequests(app, { metrics, nameOf: requestName, now: () => performance.now() });
    metrics.add(...stuckMeasures(stuck), ...opened.flatMap(({ measures = [] }) => measures));
  }
  const known = {
    switches: opened.flatMap(({ controls }) => controls?.switches ?? []),
    products,
  };
  const ofModules = opened.flatMap(({ controls }) => controls ?? []);
  // No controls in production.
  const controls = mode === 'production' ? [] : [kernelControls(services, clock, known), ...ofModules, ...moreControls];
  for (const { attach } of controls) attach?.(app);
  if (mode === 'test') controlRoutes(app, controls);
  const lacks = opened.flatMap(({ lacks: own }) => own ?? []);
  healthRoutes(app, { db, stuck, readiness, version, folder: db.folder, lacks });
  docsRoutes(
    app,
    modules.flatMap(({ calls = [] }) => calls),
    version,
  );
  const serving = { authenticate: authenticator(services), checkAnswers: mode === 'test', isTrusted, counting: { db, bounds } };
  for (const { routes } of opened) routes(app, serving);
  return { app, services, opened, controls };
}

/** Stores the current time regularly, and reports a machine whose clock is wrong. @spec SRV-6 */
const markTime =
  (db: Db, time: ServerClock): Worker =>
  (report) => {
    let wasOff = false;
    const timer = setInterval(() => {
      const offMs = time.offMs();
      if (offMs !== 0 && !wasOff) report(new Error(`The clock of this machine is ${Math.round(offMs / 1000)} s off`));
      wasOff = offMs !== 0;
      void writeClockMark(db, time.now()).catch(report);
    }, MARK_EVERY_MS);
    timer.unref();
    return { stop: () => clearInterval(timer) };
  };

export interface Backend {
  app: FastifyInstance;
  services: Services;
  /** Web pages that change any state by hand. Listens on a separate port, on loopback only. @spec CF-07 */
  controlRoom: FastifyInstance;
  /** Access key of the control room. */
  controlKey: string;
  /** Metrics for the operator and their port; undefined unless a port is configured. */
  metrics: { of: Metrics; port: number } | undefined;
  /** Waits for requests in flight, then releases all resources. @param longestDrainMs - default: {@link LONGEST_DRAIN_MS} */
  stop(longestDrainMs?: number): Promise<void>;
}

/**
 * The composition root: opens the database, kernel and modules, registers routes and starts workers. The result is ready to listen.
 *
 * @param moreControls - controls for servers started beside this one, used by the control room and by tests.
 * @param say - gets a line before each step that may take long.
 * @throws Error in production: the key that this backend signs its configuration with is public.
 */
export async function startBackend(
  env: NodeJS.ProcessEnv,
  logger: FastifyServerOptions['logger'],
  moreControls: readonly Controls[] = [],
  say: (line: string) => void = () => undefined,
): Promise<Backend> {
  const mode = modeOf(env);
  if (mode === 'production') {
    throw new Error(
      "The sandbox does not run in production: it takes play money only and signs its configuration with the play-money key, which is public. Set BACKEND_URL to an operator's backend, or start without TOUCHLINE_MODE=production.",
    );
  }
  const portOfMetrics = metricsPort(env, 'TOUCHLINE_SANDBOX_METRICS_PORT');
  const metrics = portOfMetrics === undefined ? undefined : { of: createMetrics(), port: portOfMetrics };
  let time = createServerClock();
  const clock = openClock(() => time.now());
  const opening = openDb(env, say);
  const modules = makeModules({ env, mode, now: () => clock.now() }); // while the database opens
  const db = await opening;
  await migrate(db, migrationsOf(modules), say);
  time = createServerClock({ markMs: await readClockMark(db) });
  await writeClockMark(db, time.now());

  let report = (error: unknown): void => console.error(error);
  const broker = await openBroker(env, db, (error) => report(error));
  const readiness: Readiness = { isReady: true };
  const peoplePerAddress = mode === 'test' ? TEST_PEOPLE_PER_ADDRESS : 1;
  say('loading the games and starting the match engine');
  const { app, opened, services, controls } = await openApp({
    db,
    broker,
    clock,
    mode,
    env,
    modules,
    readiness,
    version: readVersion(),
    logger,
    peoplePerAddress,
    moreControls,
    metrics: metrics?.of,
  });
  const books = watchLedger(
    db,
    modules.flatMap(({ products = [] }) => products),
  );
  metrics?.of.add(...books.measures);
  const traffic = watchTraffic(app, () => performance.now());
  report = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  const watching = metrics === undefined ? [] : [books.worker];
  const running = [markTime(db, time), ...opened.flatMap(({ workers = [] }) => workers), ...watching].map((start) =>
    start((error) => report(error)),
  );
  await Promise.all(running.map(({ ready }) => ready));

  const controlKey = env['TOUCHLINE_CONTROL_KEY'] ?? randomBytes(KEY_BYTES).toString('base64url');
  const product = `http://localhost:${env['TOUCHLINE_PORT'] ?? DEFAULT_PRODUCT_PORT}`;
  const controlRoom = createControlRoom({ services, clock, controls, product, key: controlKey });

  return {
    app,
    services,
    controlRoom,
    controlKey,
    metrics,
    stop: async (longestDrainMs = LONGEST_DRAIN_MS) => {
      readiness.isReady = false;
      await traffic.quiet(longestDrainMs);
      await Promise.all([controlRoom.close(), app.close()]);
      for (const worker of running.reverse()) await worker.stop();
      await broker.close();
      await db.close();
    },
  };
}
