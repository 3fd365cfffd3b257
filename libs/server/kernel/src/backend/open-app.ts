import type { Mode } from '@touchline/shared-primitives/mode';
import {
  createWebApp,
  keepProvenCountry,
  type Metrics,
  queueWaitOf,
  refuseMalformed,
  sendWorldTime,
  traceIdOf,
  trustedProxies,
  watchRequests,
} from '@touchline/shared-serving';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { openBounds } from '../bounds/bounds.ts';
import { KERNEL_STORES, type Stored } from '../bounds/stored.ts';
import type { Broker } from '../broker/broker.ts';
import { brokerMeasures } from '../broker/broker-measures.ts';
import { inProcessBroker } from '../broker/in-process.ts';
import type { Clock } from '../clock.ts';
import { composeConfig, configOf } from '../config/configuration.ts';
import { controlRoutes, type Controls } from '../controls/control.ts';
import { kernelControls } from '../controls/kernel-controls.ts';
import type { Db } from '../db/db.ts';
import { inOrder, KERNEL_MIGRATIONS } from '../db/migrate.ts';
import type { Migration } from '../db/migration.ts';
import { openFileExaminer } from '../files/file-examiner.ts';
import { openHelpers } from '../helpers/helper.ts';
import { docsRoutes } from '../http/docs.ts';
import { answerFailures } from '../http/failures.ts';
import { healthRoutes, type Readiness } from '../http/health.ts';
import { acceptJsonOnly, BODY_LIMIT_BYTES } from '../http/json-body.ts';
import { guardSandboxLoad, type SandboxLoad } from '../http/load.ts';
import { requestName } from '../http/request-name.ts';
import { refuseOtherSites } from '../http/same-origin.ts';
import { openHouse } from '../ledger/house.ts';
import { noOwnLimits, type ReadOwnLimits } from '../ledger/own-limits.ts';
import { risksOf } from '../ledger/risk.ts';
import { noPersonalData, noVerification } from '../ledger/verification.ts';
import { briefWarnings, type Warn } from '../log/brief-warnings.ts';
import type { OpenModule, PlayParts, SandboxModule } from '../module.ts';
import { moduleServices } from '../module-services.ts';
import { openOutbox } from '../outbox.ts';
import { CURRENCIES } from '../reference/currencies.ts';
import { composeMedia } from '../reference/route-media.ts';
import type { Services } from '../services.ts';
import { authenticator } from '../sessions/authenticate.ts';
import { noPlayWatch, type PlayWatch } from '../sessions/play.ts';
import { openTokens } from '../sessions/tokens.ts';
import { openSiteDocuments } from '../site-documents.ts';
import { openSitePages } from '../site-pages.ts';
import { openConsents } from '../visit/consent.ts';
import { stuckMeasures } from '../work/stuck-measures.ts';
import { failureStore } from '../work/failure-store.ts';
import { openStuckWork } from '../work/stuck-work.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
} as const;

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

/** The module that measures how long players play. @throws Error if two modules do. */
function playWatchOf(modules: readonly SandboxModule[], parts: PlayParts): PlayWatch {
  const [watch, other] = modules.flatMap(({ play = [] }) => play);
  if (other !== undefined) throw new Error('two modules count the time of players');
  return watch?.(parts) ?? noPlayWatch;
}

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
  const products = modules.flatMap(({ products: own = [] }) => own);
  const house = await openHouse(
    db,
    CURRENCIES.map(({ iso }) => iso),
    products.flatMap(({ pots = [] }) => pots),
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
  const stuck = openStuckWork({
    ...{ now, store: failureStore(db) },
    report: (error) => app.log.error({ err: error }, 'an item of background work failed'),
  });
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
    provided: moduleServices(modules.flatMap(({ provides = [] }) => provides)),
    media,
    play: playWatchOf(modules, { db, failedDeposits, warn: (facts, name) => app.log.warn(facts, name) }),
    failedDeposits,
    atStake: async (question) => {
      const open = products.map(async ({ name, atStake }) =>
        ((await atStake?.(db, question)) ?? []).map((stakes) => ({ ...stakes, product: name })),
      );
      return (await Promise.all(open)).flat();
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
    outbox: openOutbox({ db, now, isShown: mode !== 'production' }),
    pages: openSitePages(),
    documents: openSiteDocuments(),
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
    metrics.add(...stuckMeasures(stuck), ...brokerMeasures(broker), ...opened.flatMap(({ measures = [] }) => measures));
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
  healthRoutes(app, { db, broker, stuck, readiness, version, folder: db.folder, lacks });
  docsRoutes(
    app,
    modules.flatMap(({ calls = [] }) => calls),
    version,
  );
  const serving = { authenticate: authenticator(services), checkAnswers: mode === 'test', isTrusted, counting: { db, bounds } };
  for (const { routes } of opened) routes(app, serving);
  return { app, services, opened, controls };
}
