// Tests deploy/haproxy/haproxy.cfg with edges whose backend is down: `npm run test:long -- haproxy`. The edges are simulated.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { startBalancer } from './balancer.mjs';
import { createProcesses } from './processes.mjs';

/** A configuration that is wrong would be asked forever. */
const WITHIN = { timeout: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'touchline-outage-'));
const processes = createProcesses();
const edges = [];
let balancer;

/** An edge that reports a status and answers everything with its number. */
async function simulate(name) {
  const edge = { status: 'ready', pageStatus: 200 };
  edge.server = http.createServer((request, response) => {
    const isReady = ['ready', 'degraded'].includes(edge.status);
    if (request.url === '/readyz') return response.writeHead(isReady ? 200 : 503).end(JSON.stringify({ status: edge.status }));
    return response.writeHead(edge.pageStatus, edge.pageStatus === 503 ? { 'retry-after': '30' } : {}).end(name);
  });
  await new Promise((done) => edge.server.listen(0, '127.0.0.1', done));
  edges.push(edge);
}

const ask = () =>
  new Promise((done, reject) => {
    const outgoing = https.get(`${balancer.site}/en/live`, { ca: balancer.ca, agent: false }, async (answer) => {
      let text = '';
      for await (const chunk of answer) text += chunk;
      done({ status: answer.statusCode, headers: answer.headers, text });
    });
    outgoing.once('error', reject);
  });

/** Asks until a whole round of answers is as expected, since HAProxy checks its edges twice a second. */
async function until(isSo) {
  for (;;) {
    const answers = [];
    for (let nth = 0; nth < 8; nth += 1) answers.push(await ask());
    if (isSo(answers)) return answers;
  }
}
const areFrom = (names) => (answers) =>
  answers.every(({ status }) => status === 200) && [...new Set(answers.map(({ text }) => text))].sort().join() === names;

before(async () => {
  for (const name of ['one', 'two']) await simulate(name);
  balancer = await startBalancer(processes, { folder, edges: edges.map(({ server }) => server.address().port) });
});

after(async () => {
  await processes.stop();
  for (const { server } of edges) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true, force: true });
});

test('[SRV-2] an edge that lost its backends gets no requests while another one is ready', WITHIN, async () => {
  await until(areFrom('one,two'));
  edges[0].status = 'degraded';
  await until(areFrom('two'));
});

test('[REM-10] while no edge is ready, those that answer from memory do', WITHIN, async () => {
  edges[1].status = 'degraded';
  await until(areFrom('one,two'));
  edges[0].status = 'no-backend';
  await until(areFrom('two'));
});

test('[SRV-3] a 503 names when to retry: an edge its own time, the balancer two seconds', WITHIN, async () => {
  edges[1].pageStatus = 503;
  const [ofEdge] = await until((answers) => answers.every(({ text }) => text === 'two'));
  assert.deepEqual([ofEdge.status, ofEdge.headers['retry-after']], [503, '30']);
  edges[1].status = 'no-backend';
  const [own] = await until((answers) => answers.every(({ text, status }) => status === 503 && text !== 'two'));
  assert.equal(own.headers['retry-after'], '2');
  assert.equal(own.headers['strict-transport-security'], 'max-age=31536000; includeSubDomains');
});

test('[SRV-2] an edge whose backend is back serves alone', WITHIN, async () => {
  Object.assign(edges[0], { status: 'degraded' });
  Object.assign(edges[1], { status: 'ready', pageStatus: 200 });
  await until(areFrom('two'));
});
