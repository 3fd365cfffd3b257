// Documents for visitors: cached for all of them, compared with the same edge without the cache, and with a static file of that size.
import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../../nx/src/bootstrap/product.mjs';
import { edgeBefore, p95 } from './own-edge.mjs';

const PAGES = ['/en', '/en/live'];
const PARALLEL = 16;
const SHARED_REQUESTS = Number(process.env.BENCH_DOCUMENTS ?? 6_000);
const OWN_REQUESTS = 200;
const HALF_LOAD_SECONDS = 5;
const TICK_MS = 5;

function get(url, agent) {
  const began = performance.now();
  return new Promise((done, broken) => {
    http
      .get(url, { agent, headers: { cookie: 'tl-build=desktop', 'accept-language': 'en', 'accept-encoding': 'br' } }, (response) => {
        let bytes = 0;
        response.on('data', (chunk) => (bytes += chunk.length));
        response.on('end', () => done({ ms: performance.now() - began, bytes, isRefused: response.statusCode !== 200 }));
      })
      .on('error', broken);
  });
}

async function closedLoop(url, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });
  const answers = [];
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) answers.push(await get(url, agent));
    }),
  );
  agent.destroy();
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: Math.round(count / seconds), bytes: answers[0].bytes, refused: answers.filter(({ isRefused }) => isRefused).length };
}

/** Sends requests at a constant rate, without waiting for earlier responses. */
async function evenly(url, perSecond) {
  const agent = new http.Agent({ keepAlive: true });
  const running = [];
  const began = performance.now();
  let passed = 0;
  while (passed < HALF_LOAD_SECONDS * 1_000) {
    while (running.length < (passed / 1_000) * perSecond) running.push(get(url, agent));
    await new Promise((next) => setTimeout(next, TICK_MS));
    passed = performance.now() - began;
  }
  const answers = await Promise.all(running);
  agent.destroy();
  return Math.round(p95(answers.map(({ ms }) => ms)) * 10) / 10;
}

/** The file of the build with the nearest compressed size. */
function fileOfSize(bytes) {
  const folder = join(ROOT, 'dist/assets');
  const sizes = readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({ path: `/assets/${name.slice(0, -'.br'.length)}`, off: Math.abs(statSync(join(folder, name)).size - bytes) }));
  return sizes.sort((a, b) => a.off - b.off)[0].path;
}

export async function measureDocuments(product) {
  const backend = process.env.BENCH_BACKEND ?? `http://127.0.0.1:${Number(new URL(product).port) + 100}`;
  const figures = [];
  const own = await edgeBefore(backend, { env: { TOUCHLINE_SHARED_DOCUMENTS_MB: '0' } });
  const before = {};
  for (const page of PAGES) {
    await closedLoop(own.origin + page, 20);
    before[page] = (await closedLoop(own.origin + page, OWN_REQUESTS)).perSecond;
  }
  await own.stop();
  const edge = await edgeBefore(backend, { env: { TOUCHLINE_SHARED_DOCUMENTS_MB: '64' } });
  try {
    for (const page of PAGES) {
      const url = edge.origin + page;
      await closedLoop(url, 500);
      const { perSecond, bytes, refused } = await closedLoop(url, SHARED_REQUESTS);
      const file = await closedLoop(edge.origin + fileOfSize(bytes), SHARED_REQUESTS);
      figures.push(
        {
          name: `documents for all per second, ${page} of ${bytes} B`,
          value: perSecond,
          unit: '1/s',
          atLeast: 1_500,
          against: { name: 'each for its visitor', value: before[page], unit: '1/s' },
        },
        {
          name: `the same, beside a file of ${file.bytes} B`,
          value: perSecond,
          unit: '1/s',
          against: { name: 'as a file', value: file.perSecond, unit: '1/s' },
        },
        { name: `refused of ${SHARED_REQUESTS}, ${page}`, value: refused, unit: '', gate: 0 },
        { name: `p95 at half of that, ${page}`, value: await evenly(url, perSecond / 2), unit: 'ms', gate: 30 },
      );
    }
  } finally {
    await edge.stop();
  }
  return figures;
}
