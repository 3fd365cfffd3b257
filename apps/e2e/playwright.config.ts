import { readFileSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { ORIGIN, productEnvironment } from './src/support/product.ts';

// Without these flags Chromium calls Google's hosts at every start.
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const DESKTOP = { ...devices['Desktop Chrome'], viewport: { width: 1366, height: 900 }, deviceScaleFactor: 1 };
// A higher pixel density renders more slowly and finds nothing more.
const MOBILE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 };
/** Tests that move the server's clock: one after another, each build separately; only in the long run. */
const SITE = '**/*.site.e2e.ts';
/** Tests that ask by HTTP, without a browser, in no build or in both. */
const BY_HTTP = ['**/route-table.e2e.ts', '**/documents.e2e.ts', '**/*-http.e2e.ts'];

const readTable = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8')) as Record<string, string>;
/** Files whose subject is the same in both builds, with the build in which `npm test` runs them (ADR 0230). */
const ONE_BUILD = readTable('one-build.json');
/** Tests that only `npm run test:long -- nightly` runs: a pattern of titles for each file; an empty pattern is the whole file. */
const NIGHTLY = readTable('nightly.json');
const isTrial = process.env['TOUCHLINE_LONG'] === '1' || process.env['E2E_BUILDS'] === 'both';

/** Matches Playwright's full title of tests in a file: project, file, titles, tags. */
const inFile = (file: string, rest: string): string => `\\b${file.replaceAll('.', '\\.')} ${rest}`;

/** Matches titles that a build skips: tests marked for the other build, files that run in the other one, and the nightly tests. */
function notIn(build: 'desktop' | 'mobile'): RegExp {
  const other = build === 'desktop' ? 'mobile' : 'desktop';
  const files = isTrial ? [] : Object.keys(ONE_BUILD).filter((file) => ONE_BUILD[file] === other);
  const ofOther = files.map((file) => inFile(file, `(?!.*@${build}-only)`));
  return new RegExp([`@${other}-only`, ...ofOther, ...nightly()].join('|'));
}
function nightly(): string[] {
  return isTrial ? [] : Object.entries(NIGHTLY).map(([file, titles]) => inFile(file, `.*(?:${titles})`));
}

const REPORT = `../../${process.env['E2E_REPORT'] ?? 'test-results/e2e.json'}`;

export default defineConfig({
  testDir: './src',
  testMatch: '**/*.e2e.ts',
  outputDir: REPORT.replace(/\.json$/, ''),
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // `npm test` runs failed tests once more, after all others and alone (ADR 0230).
  retries: 0,
  // A busy machine is slow, not wrong: a test that checks a promised time sets its own limit.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: REPORT }]],
  use: {
    baseURL: ORIGIN,
    // Without a limit an action on an element that is gone waits for the whole time of the test.
    actionTimeout: 60_000,
    // Independent of the machine's settings.
    locale: 'en-US',
    timezoneId: 'UTC',
    // A trace captures the whole document at every step, which is slow with long lists; enable it with `--trace on`.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: QUIET },
  },
  projects: [
    { name: 'desktop', testIgnore: [SITE, ...BY_HTTP], grepInvert: notIn('desktop'), use: DESKTOP },
    { name: 'mobile', testIgnore: [SITE, ...BY_HTTP], grepInvert: notIn('mobile'), use: MOBILE },
    { name: 'http', testMatch: BY_HTTP, grepInvert: nightly().map((titles) => new RegExp(titles)) },
    { name: 'site', testMatch: SITE, dependencies: ['desktop', 'mobile', 'http'], workers: 1, use: DESKTOP },
    { name: 'site-mobile', testMatch: SITE, dependencies: ['site'], workers: 1, use: MOBILE },
  ],
  webServer: {
    // Logs go to a file: thousands of lines would bury the reporter's output.
    command: 'mkdir -p test-results && exec node tools/nx/src/bootstrap/start.mjs > test-results/product.log 2>&1',
    cwd: '../..',
    // The first page rather than the health check of the edge: it needs the sandbox too.
    url: `${ORIGIN}/en`,
    env: productEnvironment(),
    // With a port given, a run may use a product that is already running.
    reuseExistingServer: process.env['E2E_PORT'] !== undefined,
    // `npm start` exits when one of its processes ends; the first build takes minutes on a busy machine.
    timeout: 1_200_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
