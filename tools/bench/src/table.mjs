// A live table of 500 games x 3 prices in Chromium: the price board compared with raw DOM writes, in the same page and run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../../bootstrap/product.mjs';

const OUT = join(ROOT, '.cache/bench-table');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
/** Limits at 300 changes per frame: milliseconds, and ratio to the raw writes. */
const GATES = { 300: { ms: 8, ratio: 1.6 } };

export async function measureTable() {
  await bundle();
  const server = http.createServer((request, response) => {
    const path = join(OUT, 'dist', request.url === '/' ? 'index.html' : request.url);
    try {
      response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
      response.end(readFileSync(path));
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 900 } });
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const runs = await page.evaluate(() => window.bench());
    return runs
      .filter(({ way }) => way === 'board')
      .flatMap(({ changesPerFrame, median, p95 }) => {
        const raw = runs.find((run) => run.way === 'raw' && run.changesPerFrame === changesPerFrame);
        const name = `price table, ${changesPerFrame} changes per frame`;
        const gate = GATES[changesPerFrame];
        return [
          {
            name: `${name}, median`,
            value: round(median),
            unit: 'ms',
            against: { name: 'raw DOM writes', value: round(raw.median), unit: 'ms' },
            gate: gate?.ms,
          },
          { name: `${name}, p95`, value: round(p95), unit: 'ms', against: { name: 'raw DOM writes', value: round(raw.p95), unit: 'ms' } },
          ...(gate ? [{ name: `${name}, board to raw`, value: round(median / raw.median), unit: 'x', gate: gate.ratio }] : []),
        ];
      });
  } finally {
    await browser.close();
    server.close();
  }
}

async function bundle() {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(
    join(OUT, 'index.html'),
    '<!doctype html><html lang="en" data-theme="dark"><title>bench</title><body><div id="root"></div><script type="module" src="./main.ts"></script></body></html>',
  );
  writeFileSync(
    join(OUT, 'main.ts'),
    `import '@touchline/ui-kit/global.css';
import { mountBench } from '../../libs/betting/event-list/src/bench/price-table.tsx';
Object.assign(window, { bench: () => mountBench(document.getElementById('root')!) });
`,
  );
  await build({
    root: OUT,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { conditions: ['@touchline/source', 'module', 'browser', 'production'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: 'dist', emptyOutDir: true, target: 'es2023' },
  });
}

const round = (value) => Math.round(value * 100) / 100;
