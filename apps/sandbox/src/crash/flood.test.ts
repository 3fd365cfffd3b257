import type { GamesAnswer } from '@touchline/betting-contract';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxProcess, startSandbox } from './sandbox-process.ts';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
/** Duration of the flood in the long run, and an upper bound in others, which stop after `QUESTIONS`. */
const FLOOD_MS = 60_000;
const QUESTIONS = IS_LONG ? Number.POSITIVE_INFINITY : 240;
const LARGEST_MIB = 700;
const FLOODERS = 8;
/** Exceeds the sandbox's slots and queue, but not the listen backlog of the operating system. */
const CROWD = 500;

let folder: string;
let sandbox: SandboxProcess;
const agent = new Agent({ keepAlive: true, maxSockets: 2000 });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-flood-'));
  sandbox = await startSandbox({ TOUCHLINE_DATA_DIR: folder });
}, 300_000);
afterAll(async () => {
  agent.destroy();
  sandbox.kill('SIGKILL');
  await sandbox.ended;
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  status: number;
  retryAfter: string | undefined;
  body: string;
  ms: number;
}
const ask = (path: string, address: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, reject) => {
    const began = performance.now();
    get(`${sandbox.url}${path}`, { agent, headers: { 'x-forwarded-for': address, ...headers } }, (response: IncomingMessage) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'], body, ms: performance.now() - began }),
      );
    }).on('error', reject);
  });
const memoryMiB = (): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${sandbox.pid}/status`, 'utf8'))?.[1]) / 1024;
/** Addresses in different networks, so that limits by address do not apply. */
const addressOf = (n: number): string => `2001:db8:${(n % 65_000).toString(16)}:1::1`;

it(`[SRV-3] holds less than ${LARGEST_MIB} MiB while every query of a list is sent at every revision`, async () => {
  const until = performance.now() + FLOOD_MS;
  const statuses = new Map<number, number>();
  let sent = 0;
  let most = 0;
  const flood = async (n: number): Promise<void> => {
    let since: number | undefined;
    while (performance.now() < until && sent < QUESTIONS) {
      const question = `count=${1 + (sent % 200)}&first=${1 + ((sent * 7 + n) % 200)}&filter=${[0, 1, 2, 3, 6][sent % 5]}`;
      sent += 1;
      const section = sent % 2 === 0 ? 'live' : 'line';
      const answer = await ask(
        `/bff-api/feed/${section}/games?lang=en&${question}${since === undefined ? '' : `&since=${since}`}`,
        addressOf(sent),
      );
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 200) since = (JSON.parse(answer.body) as GamesAnswer).revision;
      most = Math.max(most, memoryMiB());
    }
  };

  await Promise.all(Array.from({ length: FLOODERS }, (_, n) => flood(n)));

  expect([...statuses.keys()].filter((status) => ![200, 304, 429, 503].includes(status))).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(50);
  expect(most).toBeGreaterThan(50); // the memory was read
  expect(most).toBeLessThan(LARGEST_MIB);
  expect((await ask('/bff-api/feed/live/games?lang=en&count=100000', addressOf(1))).status).toBe(400);
}, 300_000);

// When an address is limited depends on the machine's speed: shared/serving tests the rules, and the long run their effect.
const trials: [name: string, trial: () => Promise<void>][] = [
  [
    'sheds excess load with 503 and Retry-After, and keeps answering status requests for bets',
    async () => {
      const crowd = Array.from({ length: CROWD }, (_, n) => ask('/bff-api/feed/line/games?lang=en&count=200', addressOf(n)));
      const bets = Array.from({ length: 50 }, () => ask(`/web-api/coupon/status/${randomUUID()}`, '2001:db8:ffff:1::1'));
      const [answers, placed] = await Promise.all([Promise.all(crowd), Promise.all(bets)]);

      const admitted = answers.filter(({ status }) => status === 200);
      const shed = answers.filter(({ status }) => status === 503);
      expect(admitted.length + shed.length).toBe(CROWD);
      expect(admitted.length).toBeGreaterThan(0);
      expect(shed.length).toBeGreaterThan(0);
      expect(new Set(shed.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['1']));
      // These requests have no session, so the call itself answers with 401.
      expect(new Set(placed.map(({ status }) => status))).toEqual(new Set([401]));
      const times = admitted.map(({ ms }) => ms).sort((a, b) => a - b);
      expect(times[Math.floor(times.length * 0.99)]).toBeLessThanOrEqual(1000);
    },
  ],
  [
    'answers an address that sends many expensive requests with 429, and serves others',
    async () => {
      const greedy = await Promise.all(Array.from({ length: 250 }, () => ask('/bff-api/feed/search?lang=en&q=united', '203.0.113.9')));
      const other = await ask('/bff-api/feed/search?lang=en&q=united', '203.0.113.10');

      expect(greedy.filter(({ status }) => status === 429).length).toBeGreaterThan(50);
      expect(other.status).toBe(200);
    },
  ],
];
if (IS_LONG) it.each(trials)('[SRV-3] %s', (_, trial) => trial(), 120_000);
