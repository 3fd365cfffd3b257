import {
  type BettingServices,
  enginePrices,
  feedRoutes,
  openQuoteSeal,
  placement,
  seoRoutes,
  seoSwitches,
  startDeciding,
  startSettlement,
} from '@touchline/server-betting';
import { createEngine } from '@touchline/server-engine';
import { ensureDemoPlayer } from '@touchline/server-identity';
import { importsFolder, watchImports } from '@touchline/server-importers';
import {
  authenticator,
  crashPoints,
  CURRENCIES,
  dataFolder,
  forgetOldTries,
  migrate,
  openDb,
  openHouse,
  openTokens,
  type Readiness,
  watchTraffic,
} from '@touchline/server-kernel';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { readFileSync } from 'node:fs';
import { buildApp } from './app.ts';
import { testControls } from './test-controls.ts';

const FASTEST = 600;
const TIDY_EVERY_MS = 10 * 60_000;
/** How long a stop waits at most for requests to end: whoever watches readiness has stopped sending by then. @spec SRV-1 */
const LONGEST_DRAIN_MS = 5000;
/** A browser test run is many people at one address. */
const TEST_PEOPLE_PER_ADDRESS = 20;

export interface Backend {
  app: FastifyInstance;
  /** Finishes what is in flight, then gives everything back. */
  stop(): Promise<void>;
}

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** How much faster than real time matches run. */
function speedOf(env: NodeJS.ProcessEnv): number {
  const speed = Number(env['TOUCHLINE_SPEED'] ?? 1);
  if (!(speed >= 1 && speed <= FASTEST))
    throw new Error(`TOUCHLINE_SPEED is ${env['TOUCHLINE_SPEED']}; it must be a number from 1 to ${FASTEST}.`);
  return speed;
}

/** Store, line, money and routes, ready to listen. */
export async function startBackend(env: NodeJS.ProcessEnv, logger: FastifyServerOptions['logger']): Promise<Backend> {
  const isTest = env['TOUCHLINE_TEST'] === '1';
  let offsetMs = 0;
  const now = () => Date.now() + offsetMs;

  const opened = openDb(env);
  const engine = createEngine({ now, speed: speedOf(env) }); // while the database opens
  const db = await opened;
  await migrate(db);
  const house = await openHouse(
    db,
    CURRENCIES.map(({ iso }) => iso),
  );
  const prices = enginePrices(engine);
  const services: BettingServices = {
    db,
    house,
    tokens: await openTokens(db),
    prices,
    quotes: await openQuoteSeal(db),
    now,
    peoplePerAddress: isTest ? TEST_PEOPLE_PER_ADDRESS : 1,
  };
  await ensureDemoPlayer(services);

  const readiness: Readiness = { isReady: true };
  const coupons = placement(services, crashPoints(env));
  const app = buildApp({ services, coupons, readiness, version: readVersion(), logger, env });
  const traffic = watchTraffic(app);
  feedRoutes(app, { engine });
  seoRoutes(app, engine, { authenticate: authenticator(services), checkAnswers: isTest });
  if (isTest) seoSwitches(app);
  if (isTest) testControls(app, { services, setOffset: (value) => (offsetMs = value), engine });

  const report = (error: unknown) => app.log.error({ err: error }, 'background work failed');
  const imports = watchImports({
    folder: importsFolder(dataFolder(env)),
    lineSpeed: engine.speed,
    onGames: (games) => engine.addFixtures(games.flatMap(({ fixtures }) => fixtures)),
    onFailure: report,
  });
  engine.tick(now()); // opening the database took its time: prices are of this moment before the first request
  engine.start();
  const settlement = startSettlement(services, report);
  const deciding = startDeciding(services, coupons, report);
  const tidy = setInterval(() => void forgetOldTries(db, now()).catch(report), TIDY_EVERY_MS);
  tidy.unref();

  return {
    app,
    stop: async () => {
      readiness.isReady = false;
      await traffic.quiet(LONGEST_DRAIN_MS);
      await app.close();
      clearInterval(tidy);
      imports.stop();
      engine.stop();
      await deciding.stop();
      await settlement.stop();
      await db.close();
    },
  };
}
