// A live table of 500 games x 3 prices in Chromium: the price board compared with raw DOM writes, in the same page and run.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { ROOT } from '../../../nx/src/bootstrap/product.mjs';
import { measured } from '../../../../.jest/measured.cjs';

const OUT = join(ROOT, '.cache/bench-table');
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml', '.woff2': 'font/woff2' };
/** Limits at 300 changes per frame: milliseconds, and ratio to the raw writes. */
const GATES = { 300: { ms: 8, ratio: 1.6 } };

/** Length of a flood of price changes, in milliseconds, and how often a key is pressed meanwhile. */
const FLOOD_MS = Number(process.env.BENCH_FLOOD_MS ?? 60_000);
const PRESS_EVERY_MS = 250;

/** Opens the bench page in Chromium. @param measure - gets the page. */
async function onPage(measure) {
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
    return await measure(page);
  } finally {
    await browser.close();
    server.close();
  }
}

export const measureTable = () =>
  onPage(async (page) => {
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
  });

/** 10,000 price changes a second for a minute, while a stake is typed. */
export const measureFlood = () =>
  onPage(async (page) => {
    const flood = page.evaluate((ms) => window.flood(ms), FLOOD_MS);
    const stake = page.getByRole('textbox', { name: 'Stake' });
    await stake.focus();
    let isOver = false;
    void flood.then(() => (isOver = true));
    for (let digit = 1; !isOver; digit += 1) {
      await page.keyboard.press(digit % 10 === 0 ? 'Backspace' : String(digit % 10));
      await new Promise((done) => setTimeout(done, PRESS_EVERY_MS));
    }
    const { updates, seconds, framesPerSecond, p95Frame, oldestShown, mostWaiting, inp, typed } = await flood;
    if (typed === '') throw new Error('nothing was typed');
    const perSecond = updates / seconds;
    const figure = (name, value, unit) => ({ name: `flood of odds, ${name}`, value: round(value), unit });
    const figures = [
      figure('updates', perSecond, '/s'),
      figure('frames', framesPerSecond, '/s'),
      figure('p95 of a frame', p95Frame, 'ms'),
      figure('INP of a stake', inp, 'ms'),
      figure('oldest price shown', oldestShown, 'ms'),
      figure('most waiting writes', mostWaiting, 'writes'),
    ];
    // All figures, before the first that is beyond its bound ends the run.
    for (const { name, value, unit } of figures) console.log(`${name}: ${value} ${unit}`);
    measured({
      id: 'LOAD-3',
      unit: 'odds a second',
      atLeast: 9_900,
      trials: 60,
      run: 'long',
      value: perSecond,
      tried: Math.round(seconds),
    });
    measured({ id: 'LOAD-3', unit: 'frames a second, p50', atLeast: 50, run: 'long', value: framesPerSecond });
    measured({ id: 'LOAD-3', unit: 'ms p95 of a frame', atMost: 50, run: 'long', value: p95Frame });
    measured({ id: 'LOAD-3', unit: 'ms INP of a stake', atMost: 200, run: 'long', value: inp });
    measured({ id: 'LOAD-3', unit: 'ms, the oldest price shown', atMost: 250, run: 'long', value: oldestShown });
    measured({ id: 'LOAD-3', unit: 'writes that wait for a frame', atMost: 300, run: 'long', value: mostWaiting });
    return figures;
  });

async function bundle() {
  mkdirSync(OUT, { recursive: true });
  writeFileSync(
    join(OUT, 'index.html'),
    '<!doctype html><html lang="en" data-theme="dark"><title>bench</title><body><div id="root"></div><script type="module" src="./main.ts"></script></body></html>',
  );
  writeFileSync(
    join(OUT, 'main.ts'),
    `import '@touchline/ui-kit/global.css';
import { mountFlood } from '../../libs/betting/event-list/src/bench/price-flood.tsx';
import { mountBench } from '../../libs/betting/event-list/src/bench/price-table.tsx';
const root = document.getElementById('root')!;
Object.assign(window, { bench: () => mountBench(root), flood: (ms: number) => mountFlood(root, ms) });
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
