import { createDatabase, ENGINE, isBalanced, type Reconciliation, START_TIMEOUT_MS } from '@touchline/server-kernel/testing';
import {
  listenersOf,
  provoke,
  receiveLimits,
  RECEIVE_LIMITS,
  SOCKET_REQUESTS,
  SOCKET_TRIAL_MS,
  TEST_ENV,
} from '@touchline/shared-serving/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type RunningSandbox } from '../../start.ts';

/** Paths of all listeners. Each listener gets requests for all of them. */
const PATHS = [
  '/support-api/v1/socket?lang=en',
  '/web-api/user/login',
  '/web-api/registration/fast',
  '/bff-api/feed/live/games?lang=en&count=3',
  '/bff-api/config/all.json?lang=en',
  '/limit-service-api/api/external/web/v3/changes',
  '/openapi.json',
  '/healthz',
  '/metrics',
  '/setup/blocked-country',
  '/sign-in',
  '/v1/payments',
  '/pay/1',
  '/rounds',
  '/.well-known/openid-configuration',
  '/auth?client_id=touchline-google',
  '/token',
  '/interaction/1',
  '/fedcm/accounts',
  '/fedcm/login',
  '/captcha/turnstile/verify',
  '/captcha/turnstile/api.js',
  '/telegram/auth?return_to=%',
];
/** Listeners: backend, metrics, control room, and three test providers (payments, social sign-in, games). */
const LISTENERS = 6;

let folder: string;
let sandbox: RunningSandbox;
const said: string[] = [];
const listening = listenersOf();

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sockets-'));
  const env = {
    ...TEST_ENV,
    ...(ENGINE === 'pglite' ? { TOUCHLINE_DATA_DIR: folder } : { DATABASE_URL: await createDatabase() }),
    TOUCHLINE_SANDBOX_PORT: '0',
    TOUCHLINE_SANDBOX_METRICS_PORT: '0',
  };
  sandbox = await startSandbox(env, (line) => said.push(line), false);
}, START_TIMEOUT_MS);
afterAll(async () => {
  await sandbox.stop(0);
  listening.stop();
  rmSync(folder, { recursive: true, force: true });
}, START_TIMEOUT_MS);

it('[SRV-2] a first start says what it does', () => {
  expect(said).toEqual([
    ...(ENGINE === 'pglite' ? [`making the embedded database in ${folder} (first start only)`] : []),
    expect.stringMatching(/^bringing the tables up to date \(\d+ migrations\)$/),
    'loading the games and starting the match engine',
  ]);
});

it('[SEC-6] every listener of the sandbox waits 15 s for a request and 10 s for its headers', () => {
  expect(listening.found().map(({ server }) => receiveLimits(server))).toEqual(Array.from({ length: LISTENERS }, () => RECEIVE_LIMITS));
});

it(
  '[SEC-5] every listener of the sandbox answers after each hostile request, and none is answered with 500',
  async () => {
    const found = listening.found();
    expect(found).toHaveLength(LISTENERS);

    for (const { port } of found) {
      const { sent, statuses, faults } = await provoke({ ...SOCKET_REQUESTS, port, host: `localhost:${port}`, paths: PATHS });

      expect(faults).toEqual([]);
      expect(sent).toBeGreaterThan(SOCKET_REQUESTS.count);
      for (const status of [400, 404]) expect(statuses.get(status)).toBeGreaterThan(0);
    }
    const books = await sandbox.backend.app.inject('/__test/reconcile');
    expect(isBalanced(books.json<Reconciliation>())).toBe(true);
  },
  6 * SOCKET_TRIAL_MS,
);
