import { createControlRoom } from '@touchline/server-control-room';
import {
  type Controls,
  createServerClock,
  type MakeModule,
  MARK_EVERY_MS,
  migrationsOf,
  openApp,
  openBroker,
  openClock,
  readClockMark,
  type SandboxModule,
  type ServerClock,
  type Services,
  watchLedger,
  type Worker,
  writeClockMark,
} from '@touchline/server-kernel';
import { type Db, migrate, openDb } from '@touchline/server-kernel/db';
import type { Readiness } from '@touchline/server-kernel/http';
import { modeOf } from '@touchline/shared-primitives/mode';
import { createMetrics, type Metrics, metricsPort, watchTraffic } from '@touchline/shared-serving';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { MODULES } from './modules.ts';

/** Longest wait for requests to end during a stop. Load balancers that poll readiness have stopped sending by then. @spec SRV-1 */
export const LONGEST_DRAIN_MS = 4000;
/** Browser tests run many players from one address. */
const TEST_PEOPLE_PER_ADDRESS = 20;
const KEY_BYTES = 12;
const DEFAULT_PRODUCT_PORT = 4200;

const readVersion = (): string =>
  (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version;

/** Creates the modules; the database need not be open yet. */
export const makeModules = (start: Parameters<MakeModule>[0], list = MODULES): readonly SandboxModule[] => list.map((make) => make(start));

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
