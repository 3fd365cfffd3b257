import { readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { ORIGIN, productEnvironment } from './src/support/product.ts';

// Without these Chromium looks up its maker's hosts at every start.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 900 } };
// What a phone draws with seven dots each says nothing more than with one.
const MOBILE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
const LAST = ['**/settlement.e2e.ts', '**/brand-book.e2e.ts'];
/** Closes the whole site, so it runs when nothing else does. */
const SITE = '**/maintenance.e2e.ts';
/** Tests that change the configuration of the site for a moment: one after the other, each build by itself. */
const CONFIGURED = '**/*.site.e2e.ts';
/** By HTTP alone, in both builds: no browser. */
const BY_HTTP = '**/route-table.e2e.ts';

/** Files whose subject is the same in both builds, with the one that `npm test` plays them in (ADR 0225). Trials play them in both. */
const ONE_BUILD = JSON.parse(readFileSync(new URL('one-build.json', import.meta.url), 'utf8')) as Record<string, 'desktop' | 'mobile'>;
const isTrial = process.env['TOUCHLINE_LONG'] === '1' || process.env['E2E_BUILDS'] === 'both';

/** What does not run in a build: tests of the other one, and files of the other one but for tests that are marked for this. */
function notIn(build: 'desktop' | 'mobile'): RegExp {
  const other = build === 'desktop' ? 'mobile' : 'desktop';
  const files = Object.keys(ONE_BUILD).filter((file) => !isTrial && ONE_BUILD[file] === other);
  const ofOther = files.map((file) => `\\b${file.replaceAll('.', '\\.')} (?!.*@${build}-only)`);
  return new RegExp([`@${other}-only`, ...ofOther].join('|'));
}

/**
 * `builds` and `site` are run by `npm test` as two steps, the second beside work that needs no browser: it waits for the clock more than it
 * computes. Without a part everything runs, in this order.
 */
const PART = process.env['E2E_PART'];
const RESULTS = `../../test-results/${PART === undefined ? 'e2e' : `e2e-${PART}`}`;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: RESULTS,
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // A test that failed runs once more. One that passes then is named as unstable; more than one in 200 fail the run (ADR 0156).
  retries: 1,
  // A machine that is busy is slow, not wrong: what is promised within a time has its own bound in its test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${RESULTS}.json` }]],
  use: {
    baseURL: ORIGIN,
    // A trace takes the whole document at every step, which these long lists make slow; `--trace on` when one is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    { name: 'desktop', testIgnore: [...LAST, SITE, CONFIGURED, BY_HTTP], grepInvert: notIn('desktop'), use: DESKTOP },
    { name: 'mobile', testIgnore: [...LAST, SITE, CONFIGURED, BY_HTTP], grepInvert: notIn('mobile'), use: MOBILE },
    { name: 'http', testMatch: BY_HTTP },
    // They move the server's clock or change the site for everybody, so nothing of the builds runs beside them.
    { name: 'settlement', testMatch: LAST, dependencies: PART === 'site' ? [] : ['desktop', 'mobile', 'http'], use: DESKTOP },
    { name: 'site', testMatch: SITE, dependencies: ['settlement'], use: DESKTOP },
    { name: 'configured', testMatch: CONFIGURED, dependencies: ['site'], workers: 1, use: DESKTOP },
    { name: 'configured-mobile', testMatch: CONFIGURED, dependencies: ['configured'], workers: 1, use: MOBILE },
  ],
  webServer: {
    // What it writes is for when a test failed; thousands of lines of it would bury the tests' own.
    command: `mkdir -p test-results && exec node tools/bootstrap/start.mjs > test-results/product${PART === undefined ? '' : `-${PART}`}.log 2>&1`,
    cwd: '../..',
    // The first page, not the health of the edge alone: it needs the sandbox too.
    url: `${ORIGIN}/en`,
    env: productEnvironment(),
    // With a port of its own a run may use a product that is already there.
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
