// Documents: for visitors (one URL, and all languages and zones mixed) and for players, beside a static file of that size on the same edge.
import { readdirSync, statSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { ROOT } from '../../../nx/src/bootstrap/product.mjs';
import { edgeBefore, freePort, p95, signIn } from './own-edge.mjs';

const LANGUAGES = readdirSync(join(ROOT, 'libs/shared/i18n/languages')).map((name) => name.slice(0, 2));
const ZONES = [
  ...['America/Los_Angeles', 'America/New_York', 'America/Sao_Paulo', 'Europe/London', 'Europe/Berlin', 'Europe/Istanbul'],
  ...['Asia/Dubai', 'Asia/Kolkata', 'Asia/Kathmandu', 'Asia/Almaty', 'Asia/Tokyo', 'Pacific/Auckland'],
];
/** Documents and files are measured in turn, so that both meet the same disturbances. */
const ROUNDS = 3;
const PAGES = ['/en', '/en/live'];
const PARALLEL = 16;
const SHARED_REQUESTS = Number(process.env.BENCH_DOCUMENTS ?? 6_000);
/** Fewer than the edge lets one address ask for at once. */
const OWN_REQUESTS = 60;
const HALF_LOAD_SECONDS = 3;
const MOST_SOCKETS = 64;
const TICK_MS = 5;

function get({ url, cookie = '' }, agent) {
  const began = performance.now();
  return new Promise((done, broken) => {
    http
      .get(
        url,
        { agent, headers: { cookie: `tl-build=desktop${cookie}`, 'accept-language': 'en', 'accept-encoding': 'br' } },
        (response) => {
          let bytes = 0;
          response.on('data', (chunk) => (bytes += chunk.length));
          response.on('end', () => done({ ms: performance.now() - began, bytes, isRefused: response.statusCode !== 200 }));
        },
      )
      .on('error', broken);
  });
}

/** @param next - gives the URL and cookies of each request. */
async function closedLoop(next, count) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: PARALLEL });
  const answers = [];
  let left = count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: PARALLEL }, async () => {
      while (left-- > 0) answers.push(await get(next(), agent));
    }),
  );
  agent.destroy();
  const seconds = (performance.now() - began) / 1_000;
  return { perSecond: Math.round(count / seconds), bytes: answers[0].bytes, refused: answers.filter(({ isRefused }) => isRefused).length };
}

const always = (url, cookie) => () => ({ url, cookie });
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Requests per second of documents and of a file of their size: medians of rounds in turn. */
async function besideFile(origin, next, count) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const documents = await closedLoop(next, Math.ceil(count / ROUNDS));
    const file = await closedLoop(always(origin + fileOfSize(documents.bytes)), Math.ceil(SHARED_REQUESTS / ROUNDS));
    rounds.push({ documents, file, ratio: documents.perSecond / file.perSecond });
  }
  const of = (name) => median(rounds.map((round) => round[name].perSecond));
  return {
    bytes: rounds[0].documents.bytes,
    perSecond: of('documents'),
    file: of('file'),
    ratio: Math.round(median(rounds.map(({ ratio }) => ratio)) * 1_000) / 1_000,
    refused: rounds.reduce((sum, { documents }) => sum + documents.refused, 0),
  };
}

/** Sends requests at a constant rate, without waiting for earlier responses. */
async function evenly(next, perSecond) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: MOST_SOCKETS });
  const running = [];
  const began = performance.now();
  let passed = 0;
  while (passed < HALF_LOAD_SECONDS * 1_000) {
    while (running.length < (passed / 1_000) * perSecond) running.push(get(next(), agent));
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

/** Shares of answered documents by their origin, since the previous call. */
function sharesFrom(metrics) {
  const before = {};
  return async () => {
    const text = await (await fetch(metrics)).text();
    const counts = [...text.matchAll(/^touchline_documents_total\{result="(\w+)"\} (\d+)/gm)].map(([, name, count]) => {
      const more = Number(count) - (before[name] ?? 0);
      before[name] = Number(count);
      return [name, more];
    });
    const all = counts.reduce((sum, [, count]) => sum + count, 0);
    return Object.fromEntries(counts.map(([name, count]) => [name, Math.round((count / all) * 10_000) / 10_000]));
  };
}

/** Home in every language and zone, by turns that do not repeat soon. */
function mixed(origin) {
  let at = 0;
  return () => {
    at += 1;
    const cookie = `; tl-view=n=${ZONES[(at * 5 + Math.floor(at / 12)) % ZONES.length]}`;
    return { url: `${origin}/${LANGUAGES[(at * 7) % LANGUAGES.length]}`, cookie };
  };
}

/** Pages in other scripts, with formats that browsers lack, and one that is cut by day. */
const COMPARED = ['/en/line', '/ru/line', '/kk/line', '/ar/line', '/en/results'];
const TRIES = 12;
const BETWEEN_TRIES_MS = 300;

/** What a page shows, without what differs between two edges and two moments. */
async function textOf(origin, page, zone) {
  const response = await fetch(origin + page, { headers: { cookie: `tl-build=desktop; tl-view=n=${zone}` } });
  const html = await response.text();
  if (!response.ok) throw new Error(`${page} was answered ${response.status}`);
  return html
    .replaceAll(/<script[\s\S]*?<\/script>/g, (script) => /"deviceZone":"[^"]*"/.exec(script)?.[0] ?? '')
    .replaceAll(/<time[\s\S]*?<\/time>|nonce="[^"]*"/g, '')
    .replaceAll(origin, '')
    .replaceAll(new URL(origin).host, '');
}

/** Documents for a zone that differ from those that an edge without sharing renders for it. */
async function differences(shared, alone) {
  let found = 0;
  for (const page of COMPARED) {
    for (const zone of ZONES.filter((_, at) => at % 3 === 2)) {
      let isSame = false;
      // A price may change in between.
      for (let tries = 0; tries < TRIES && !isSame; tries++) {
        if (tries > 0) await new Promise((next) => setTimeout(next, BETWEEN_TRIES_MS));
        const before = await textOf(alone, page, zone);
        isSame = [before, await textOf(alone, page, zone)].includes(await textOf(shared, page, zone));
      }
      if (!isSame) found += 1;
    }
  }
  return found;
}

export async function measureDocuments(product) {
  const backend = process.env.BENCH_BACKEND ?? `http://127.0.0.1:${Number(new URL(product).port) + 100}`;
  const figures = [];
  const metricsPort = await freePort();
  const edge = await edgeBefore(backend, {
    env: { TOUCHLINE_SHARED_DOCUMENTS_MB: '64', TOUCHLINE_METRICS_PORT: String(metricsPort) },
  });
  const shares = sharesFrom(`http://127.0.0.1:${metricsPort}/metrics`);
  const add = (name, { perSecond, bytes, file, ratio, refused }, atLeast) =>
    figures.push(
      { name: `${name}, ${bytes} B`, value: perSecond, unit: '1/s', against: { name: 'as a file', value: file, unit: '1/s' } },
      { name: `${name}, of the rate of the file`, value: ratio, unit: 'x', atLeast },
      { name: `${name}, refused`, value: refused, unit: '', gate: 0 },
    );
  const addShares = async (name) => {
    const { kept = 0, together = 0, zoned = 0, drawn = 0 } = await shares();
    figures.push({
      name: `${name}, answered from a render for others`,
      value: Math.round((kept + together + zoned) * 1_000) / 10,
      unit: '%',
    });
    figures.push({ name: `${name}, written for a zone first`, value: Math.round(zoned * 10_000) / 100, unit: '%' });
    figures.push({ name: `${name}, rendered first`, value: Math.round(drawn * 10_000) / 100, unit: '%' });
  };
  try {
    for (const page of PAGES) {
      const next = always(edge.origin + page);
      await closedLoop(next, 500);
      await shares();
      const measured = await besideFile(edge.origin, next, SHARED_REQUESTS);
      add(page, measured, 0.5);
      await addShares(page);
      const half = Math.min(measured.perSecond, measured.file) / 2;
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++)
        rounds.push({ file: await evenly(always(edge.origin + fileOfSize(measured.bytes)), half), document: await evenly(next, half) });
      const ratios = rounds.map(({ file, document }) => document / file);
      figures.push(
        { name: `${page}, p95 at ${Math.round(half)} per second`, value: median(rounds.map(({ document }) => document)), unit: 'ms' },
        { name: `${page}, p95 of that of the file`, value: Math.round(median(ratios) * 100) / 100, unit: 'x', gate: 3 },
      );
    }
    const alone = await edgeBefore(backend, { env: { TOUCHLINE_SHARED_DOCUMENTS_MB: '0' } });
    const value = await differences(edge.origin, alone.origin).finally(alone.stop);
    figures.push({ name: 'documents that differ from a render for their zone', value, unit: '', gate: 0 });
    const session = await signIn(edge.origin);
    for (const page of PAGES) {
      const next = always(edge.origin + page, `; ${session}`);
      await closedLoop(next, 10);
      add(`${page} of a player`, await besideFile(edge.origin, next, OWN_REQUESTS), 0.15);
    }
    const any = mixed(edge.origin);
    await closedLoop(any, 1_000);
    await shares();
    const name = `home in ${LANGUAGES.length} languages and ${ZONES.length} zones`;
    add(name, await besideFile(edge.origin, any, SHARED_REQUESTS));
    await addShares(name);
  } finally {
    await edge.stop();
  }
  return figures;
}
