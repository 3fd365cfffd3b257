// node soak.mjs PART [--minutes N]: one of the four parts of a soak of N minutes (120). Part 1 starts the backend, which keeps running until part
// 4 has ended; parts may be run in several calls. The soak is judged after part 4 when it had its full length; a shorter one only prints.
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import pg from 'pg';
import { node24, ROOT, SOURCE } from '../../nx/src/bootstrap/lib.mjs';
import { measured } from '../../../.jest/measured.cjs';
import { figuresOf } from './soak-figures.mjs';

const PARTS = 4;
const FULL_MINUTES = 120;
const SAMPLES_A_PART = 15;
const PLAYERS = 6;
const THINK_MS = 150;
const PLAYER_LIFE_MS = 2 * 60_000;
const LONGEST_START_MS = 180_000;
const LONGEST_PROBE_MS = 30_000;
const FOLDER = '/tmp/touchline-soak';
const [PRODUCT, PROBES, RESULTS] = ['product.json', 'probe.jsonl', 'samples.json'].map((name) => join(FOLDER, name));

const part = Number(process.argv[2]);
const at = process.argv.indexOf('--minutes');
const minutes = at < 0 ? FULL_MINUTES : Number(process.argv[at + 1]);
if (!(part >= 1 && part <= PARTS) || !(minutes > 0)) throw new Error('soak.mjs PART [--minutes N]');
const partMs = (minutes * 60_000) / PARTS;
const pause = (ms) => new Promise((resume) => setTimeout(resume, ms));
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Ends the product of an earlier soak: it watches its file. */
async function endProduct() {
  if (!existsSync(PRODUCT)) return;
  const { pid } = readJson(PRODUCT);
  rmSync(PRODUCT);
  while (isAlive(pid)) await pause(200);
}

async function beginProduct() {
  await endProduct();
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  // Postgres runs as another user.
  chmodSync(FOLDER, 0o755);
  const log = openSync(join(FOLDER, 'product.log'), 'a');
  const child = spawn(node24(), [...SOURCE, 'tools/trials/src/soak-product.mjs', FOLDER], {
    ...{ cwd: ROOT, detached: true, stdio: ['ignore', log, log] },
  });
  closeSync(log);
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  for (const end = Date.now() + LONGEST_START_MS; !existsSync(PRODUCT); await pause(200))
    if (hasEnded || Date.now() > end) throw new Error(`the product did not start: ${readFileSync(join(FOLDER, 'product.log'), 'utf8')}`);
  child.unref();
  await pause(500);
}

if (part === 1) await beginProduct();
if (!existsSync(PRODUCT) || !isAlive(readJson(PRODUCT).pid)) throw new Error('the backend of this soak is not running: begin with part 1');
const product = readJson(PRODUCT);
const {
  samples,
  counts,
  playedMs: playedBefore,
} = part === 1 ? { samples: [], counts: { calls: 0, operations: 0 }, playedMs: 0 } : readJson(RESULTS);
const lastPart = samples.at(-1)?.quarter ?? 0;
if (lastPart !== part - 1) throw new Error(`part ${part} follows part ${part - 1}; part ${lastPart} was the last`);

const database = new pg.Client({ connectionString: product.database });
await database.connect();
let agent = new http.Agent({ keepAlive: true });
const times = [];
const wrong = new Map();

/** Calls the sandbox. @returns the answer; null if it was refused or failed, which is counted. */
function call(path, { token, body } = {}) {
  const text = body === undefined ? undefined : JSON.stringify(body);
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(text !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
  };
  const began = performance.now();
  return new Promise((done) => {
    const fail = (why) => {
      const name = `${path.split('?')[0]}: ${why}`;
      wrong.set(name, (wrong.get(name) ?? 0) + 1);
      done(null);
    };
    const request = http.request(
      `${product.url}${path}`,
      { agent, headers, method: text === undefined ? 'GET' : 'POST' },
      async (answer) => {
        let raw = '';
        try {
          for await (const chunk of answer) raw += chunk;
        } catch (error) {
          return fail(error.code);
        }
        counts.calls += 1;
        times.push(performance.now() - began);
        return answer.statusCode === 200 ? done(JSON.parse(raw)) : fail(answer.statusCode);
      },
    );
    request.once('error', (error) => fail(error.code));
    request.end(text);
  });
}

let prices = [];
async function readPrices() {
  const found = await call('/bff-api/feed/line/games?lang=en&count=200');
  if (found === null) return;
  prices = found.games.flatMap(({ id: gameId, markets }) =>
    markets
      .slice(0, 1)
      .flatMap(({ id: marketId, outcomes }) =>
        outcomes.slice(0, 1).map(({ id: outcomeId, coef }) => ({ gameId, marketId, outcomeId, coef })),
      ),
  );
}
async function newPlayer() {
  const made = await call('/web-api/registration/fast', {
    body: { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true },
  });
  const list = made === null ? null : await call('/web-api/account/list', { token: made.token });
  counts.operations += 1;
  return list === null ? undefined : { userId: made.user_id, accountId: list.accounts[0].id, token: made.token, bornAt: Date.now() };
}
async function place({ userId, accountId, token }, nth) {
  const bet = prices[nth % prices.length];
  const more = { coef: bet.coef, coefByView: '', coefViewId: 0, exactCoef: '1', isDropOnScoreChange: false, refId: 1 };
  const body = { ...more, id: randomUUID(), userId, accountId, amount: 20, bets: [bet], changeCoefAction: 1, typeId: 0 };
  await call('/web-api/coupon/place', { token, body });
  counts.operations += 1;
}

/** The same acts in the same order in every part, so that quarters can be compared. */
const ACTS = [
  (player, nth) => place(player, nth),
  ({ token }) => call('/web-api/account/list', { token }),
  () => call('/bff-api/feed/live/games?lang=en&count=20'),
  (player, nth) => place(player, nth + 7),
  ({ token }) => call('/web-api/coupon/history?count=20', { token }),
  () => call('/bff-api/feed/search?lang=en&q=united'),
];
async function play(until) {
  const worker = async () => {
    let player;
    for (let nth = 0; Date.now() < until(); nth += 1) {
      await pause(THINK_MS);
      if (player === undefined || Date.now() - player.bornAt > PLAYER_LIFE_MS) player = await newPlayer();
      if (player !== undefined) await ACTS[nth % ACTS.length](player, nth);
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, worker));
}

/** Resources of the sandbox between requests. */
async function sample(playedMs) {
  agent.destroy();
  agent = new http.Agent({ keepAlive: true });
  const before = existsSync(PROBES) ? readFileSync(PROBES, 'utf8').length : 0;
  process.kill(product.sandbox, 'SIGUSR2');
  for (const end = Date.now() + LONGEST_PROBE_MS; !(existsSync(PROBES) && readFileSync(PROBES, 'utf8').length > before); await pause(50))
    if (Date.now() > end) throw new Error('the sandbox did not report its resources');
  const probe = JSON.parse(readFileSync(PROBES, 'utf8').trim().split('\n').at(-1));
  const { rows } = await database.query('select pg_database_size(current_database())::float8 as bytes');
  samples.push({ ...probe, ...counts, playedMs, quarter: part, bytes: rows[0].bytes });
  const now = new Date();
  utimesSync(PRODUCT, now, now);
}

const percentile = (share) => [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

await readPrices();
if (prices.length === 0) throw new Error(`no prices: ${JSON.stringify([...wrong])}`);
if (part === 1) await sample(0);
for (let nth = 1; nth <= SAMPLES_A_PART; nth += 1) {
  const end = Date.now() + partMs / SAMPLES_A_PART;
  await play(() => end);
  await readPrices();
  await sample(playedBefore + (partMs * nth) / SAMPLES_A_PART);
}
await database.end();
agent.destroy();
writeFileSync(RESULTS, JSON.stringify({ samples, counts, playedMs: playedBefore + partMs }));

const last = samples.at(-1);
console.log(
  `soak ${part} of ${PARTS}: ${counts.calls} calls, ${counts.operations} writes so far; heap ${(last.heap / 1024 ** 2).toFixed(1)} MiB, ${last.handles} handles, ${last.descriptors} descriptors; p50 ${percentile(0.5).toFixed(0)} ms, p99 ${percentile(0.99).toFixed(0)} ms`,
);
if (wrong.size > 0) console.log('not answered with 200:', Object.fromEntries(wrong));
if (part === PARTS) {
  await endProduct();
  const figures = figuresOf(samples, minutes * 60_000);
  const { heapMibAnHour, handles, descriptors, bytesPerOperation, cpuPerCall } = figures;
  console.log('soak:', figures);
  if (minutes < FULL_MINUTES) console.log(`${minutes} of ${FULL_MINUTES} minutes: not judged`);
  else {
    measured({ id: 'LOAD-1', unit: 'MiB of heap an hour, backend', atMost: 1, run: 'long', value: heapMibAnHour }, import.meta.filename);
    measured({ id: 'LOAD-1', unit: 'new handles, backend', atMost: 0, run: 'long', value: handles }, import.meta.filename);
    measured({ id: 'LOAD-1', unit: 'new descriptors, backend', atMost: 0, run: 'long', value: descriptors }, import.meta.filename);
    measured(
      {
        id: 'LOAD-1',
        unit: 'database bytes per write, last quarter by second',
        atLeast: 0.9,
        atMost: 1.1,
        run: 'long',
        value: bytesPerOperation,
      },
      import.meta.filename,
    );
    measured(
      { id: 'LOAD-1', unit: 'processor time per call, last quarter by second', atLeast: 0.9, atMost: 1.1, run: 'long', value: cpuPerCall },
      import.meta.filename,
    );
  }
}
