// The first story in the manager: how many requests it makes, and how long it takes compared with an empty Storybook of the same version in
// the same run, so that the machine does not decide. Needs dist/storybook; builds the empty one. For the long tests.
import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import { readFileSync } from 'node:fs';
import { extname, join, normalize, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';
const SITES = {
  ours: { folder: 'dist/storybook', story: 'foundations-start-here--what-is-here' },
  empty: { folder: 'dist/storybook-empty', story: 'empty--nothing' },
};
const MOST_REQUESTS = 40;
const MOST_TIMES_EMPTY = 1.5;
/** Pairs of visits; each site's median counts. */
const VISITS = 5;
const OPENED_MS = 120_000;
const TYPES = {
  ...{ '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript', '.css': 'text/css', '.json': 'application/json' },
  ...{ '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png' },
};

function serve(folder) {
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url, 'http://local').pathname)).replace(/^(\.\.[/\\])+/, '');
    try {
      const body = readFileSync(join(ROOT, folder, path === '/' ? 'index.html' : path));
      response.writeHead(200, { 'content-type': TYPES[extname(path)] ?? 'application/octet-stream' }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((done) => server.listen(0, '127.0.0.1', () => done(server)));
}

/** Opens the manager with a cold cache. @returns milliseconds until the story is shown, and the number of requests until then. */
async function visit(browser, origin, story) {
  const context = await browser.newContext();
  const page = await context.newPage();
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  const began = performance.now();
  await page.goto(`${origin}/?path=/story/${story}`, { timeout: OPENED_MS });
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('#storybook-root').filter({ hasText: /\S/ }).waitFor({ timeout: OPENED_MS });
  const ms = performance.now() - began;
  await context.close();
  return { ms, requests };
}
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const built = spawnSync(
  process.execPath,
  [STORYBOOK, 'build', '--config-dir', 'tools/stories/empty', '--output-dir', SITES.empty.folder, '--quiet', '--loglevel', 'error'],
  { cwd: ROOT, stdio: 'inherit' },
);
if (built.status !== 0) throw new Error('the empty Storybook was not built');
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
const seen = { ours: [], empty: [] };
const servers = {};
for (const [name, { folder }] of Object.entries(SITES)) servers[name] = await serve(folder);
// Alternating, so that a slow minute of the machine meets both. The first pair warms the browser up.
for (let nth = 0; nth <= VISITS; nth += 1)
  for (const [name, { story }] of Object.entries(SITES)) {
    const one = await visit(browser, `http://127.0.0.1:${servers[name].address().port}`, story);
    if (nth > 0) seen[name].push(one);
  }
await browser.close();
for (const server of Object.values(servers)) server.close();

const requests = median(seen.ours.map((one) => one.requests));
const [ours, empty] = [seen.ours, seen.empty].map((visits) => median(visits.map(({ ms }) => ms)));
console.log(`first story: ${requests} requests, ${Math.round(ours)} ms; empty Storybook: ${Math.round(empty)} ms`);
if (requests > MOST_REQUESTS) console.error(`FAIL the first story makes ${requests} requests, more than ${MOST_REQUESTS}`);
if (ours > MOST_TIMES_EMPTY * empty) console.error(`FAIL the first story takes ${(ours / empty).toFixed(2)} times an empty Storybook`);
process.exitCode = requests > MOST_REQUESTS || ours > MOST_TIMES_EMPTY * empty ? 1 : 0;
