// Stops the database behind a running site: `npm run test:long -- outage`. HAProxy, edges, sandboxes and Postgres are real.
import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { createPostgres } from '../../nx/src/bootstrap/topology.mjs';
import { startBalancer } from './balancer.mjs';
import { createProcesses, freePort } from './processes.mjs';

const PAGE = '/en/live';
const LIST = '/bff-api/feed/live/games?lang=en';
/** A page that neither edge has rendered before the outage. */
const OTHER_PAGE = '/de/line';
/** A registration, which writes. */
const FORM = { type: 'one_click', country_id: 276, currency_id: 978, isTermsAccepted: true };
/** No price without an `Age` is sent later than this: prices may be five seconds old, and two probes are cached for a second each. */
const OLDEST_MS = 8_000;
/** The site is whole again this long after the database listens. */
const BACK_WITHIN_MS = 10_000;
const START_WITHIN = { timeout: 600_000 };
const WITHIN = { timeout: 120_000 };

const folder = mkdtempSync(join(tmpdir(), 'touchline-outage-'));
// Postgres runs as another user.
chmodSync(folder, 0o755);
const processes = createProcesses();
const postgres = createPostgres(folder, await freePort());
/** Answers during the outage, with their time since its begin in milliseconds. */
const answers = [];
let balancer;
let beganAt;
/** Cookies of a player who is signed in. */
let cookie;

const ask = (path, { method = 'GET', body, cookie } = {}) =>
  new Promise((done, reject) => {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json', origin: balancer.site }),
      ...(cookie !== undefined && { cookie }),
    };
    const outgoing = https.request(`${balancer.site}${path}`, { method, headers, ca: balancer.ca, agent: false }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      const { age, 'retry-after': retryAfter, 'set-cookie': cookies = [] } = answer.headers;
      const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
      done({ path, status: answer.statusCode, age: age === undefined ? undefined : Number(age), retryAfter, cookie, text });
    });
    outgoing.once('error', reject);
    outgoing.end(body && JSON.stringify(body));
  });
const write = () => ask('/web-api/registration/fast', { method: 'POST', body: FORM });

/** Asks both edges for page and list until all answers are as expected: HAProxy alternates between them. */
async function until(isSo) {
  for (;;) {
    const round = [];
    for (const path of [PAGE, LIST]) for (let nth = 0; nth < 4; nth += 1) round.push(await ask(path));
    if (beganAt !== undefined) answers.push(...round.map((answer) => ({ ...answer, atMs: performance.now() - beganAt })));
    if (round.every(isSo)) return round;
  }
}
const isCurrent = ({ status, age }) => status === 200 && age === undefined;

before(async () => {
  await postgres.start();
  postgres.prepare();
  const env = { DATABASE_URL: postgres.url };
  const sandboxes = [];
  for (const name of ['one', 'two']) sandboxes.push(await processes.sandbox({ ...env, TOUCHLINE_DATA_DIR: join(folder, name) }));
  const edges = [];
  for (const name of ['first', 'second']) {
    const own = { BACKEND_URL: sandboxes.map(({ url }) => url).join(), TOUCHLINE_DATA_DIR: join(folder, name) };
    edges.push(await processes.edge({ ...own, TOUCHLINE_TRUSTED_PROXIES: '127.0.0.1' }));
  }
  balancer = await startBalancer(processes, { folder, edges: edges.map(({ port }) => port) });
}, START_WITHIN);

after(async () => {
  await processes.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[REM-10] [ODD-5] while the database is down, page and list come from memory with their age', WITHIN, async () => {
  await until(isCurrent);
  const player = await write();
  assert.equal(player.status, 200);
  ({ cookie } = player);
  beganAt = performance.now();
  postgres.kill('SIGQUIT');
  await postgres.ended;
  await until(({ status, age = 0 }) => status === 200 && age > OLDEST_MS / 1000);

  const lastCurrent = answers.findLast(isCurrent)?.atMs ?? 0;
  console.log(`last answer without an age: ${Math.round(lastCurrent)} ms after the end of the database, of ${answers.length}`);
  assert.ok(lastCurrent <= OLDEST_MS, `${lastCurrent} ms`);
  assert.deepEqual(
    answers.filter(({ status }) => status !== 200).map(({ path, status, atMs }) => `${path} ${status} ${Math.round(atMs)}`),
    [],
  );
});

test('[SRV-3] [SRV-5] writes get 503 meanwhile, as do pages that nothing in memory answers, with Retry-After', WITHIN, async () => {
  const written = await write();
  assert.deepEqual([written.status, Number(written.retryAfter) > 0], [503, true]);
  // Each from both edges.
  for (const path of [OTHER_PAGE, PAGE]) {
    for (let nth = 0; nth < 2; nth += 1) {
      const { status, retryAfter } = await ask(path, path === PAGE ? { cookie } : {});
      console.log(`${path}${path === PAGE ? ' of a player' : ''}: ${status}`);
      assert.ok(status === 200 || (status === 503 && Number(retryAfter) > 0), `${path}: ${status}, ${retryAfter}`);
    }
  }
});

test('[SRV-2] [REM-10] once the database listens, the site is whole again within ten seconds', WITHIN, async () => {
  await postgres.start();
  const listensAt = performance.now();
  await until(isCurrent);
  while ((await write()).status !== 200);
  const backMs = performance.now() - listensAt;
  console.log(`whole again after ${Math.round(backMs)} ms`);
  assert.ok(backMs <= BACK_WITHIN_MS, `${backMs} ms`);
});
