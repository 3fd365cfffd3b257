import { provoke, SOCKET_REQUESTS, SOCKET_TRIAL_MS, TEST_ENV } from '@touchline/shared-serving/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listeningPorts } from './listening-ports.ts';
import { type SandboxProcess, startEdge, startSandbox } from './sandbox-process.ts';

const PATHS = [
  '/support-api/v1/socket?lang=en',
  '/en',
  '/en/live',
  '/web-api/user/login',
  '/bff-api/feed/live/games?lang=en&count=3',
  '/bff-api/feed/stream?feed=line',
  '/setup/blocked-country',
  '/v1/payments',
  '/rounds',
  '/auth?client_id=touchline-google',
  '/captcha/turnstile/verify',
  '/metrics',
];
/** Number of listeners. Sandbox: backend, metrics, control room and three test providers; edge: site and metrics. */
const LISTENERS = { sandbox: 6, edge: 2 };

let folder: string;
const running: SandboxProcess[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-sockets-'));
});
afterAll(async () => {
  for (const process of running) process.kill('SIGKILL');
  await Promise.all(running.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

/** Sends hostile requests to every listener, then stops the process gracefully, which fails if it has crashed. */
async function provokeAll(started: SandboxProcess, listeners: number): Promise<void> {
  const ports = listeningPorts(started.pid);
  expect(ports).toHaveLength(listeners);
  for (const port of ports) {
    const { faults } = await provoke({ ...SOCKET_REQUESTS, port, host: `localhost:${port}`, paths: PATHS });
    expect(faults).toEqual([]);
  }
  expect(listeningPorts(started.pid)).toHaveLength(listeners);
  expect(started.output()).not.toContain('nothing caught');
}

it(
  '[SEC-5] a running sandbox and a running edge survive hostile requests on every port that they listen on',
  async () => {
    const sandbox = await startSandbox({ ...TEST_ENV, TOUCHLINE_DATA_DIR: folder, TOUCHLINE_SANDBOX_METRICS_PORT: '0' });
    running.push(sandbox);
    const edge = await startEdge(sandbox.url, { TOUCHLINE_DATA_DIR: folder, TOUCHLINE_METRICS_PORT: '0' });
    running.push(edge);

    await provokeAll(sandbox, LISTENERS.sandbox);
    await provokeAll(edge, LISTENERS.edge);
  },
  8 * SOCKET_TRIAL_MS,
);
