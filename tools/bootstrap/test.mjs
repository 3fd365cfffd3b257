// npm test: everything that CI runs, ending with one line of counts. `npm test -- unit e2e` runs the named steps only.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureChromium, ensureInstalled, ensurePostgres, environment, fail, node24, ROOT } from './lib.mjs';

ensureInstalled();
const env = {
  CHROMIUM_PATH: ensureChromium(),
  POSTGRES_BIN: ensurePostgres(),
  TOUCHLINE_REQUIRE_POSTGRES: '1',
  CI: process.env.CI ?? '',
};
const REPORTS = join(ROOT, 'test-results');
/** So much of what one failure says is repeated at the end of the run, in characters. */
const FAILURE_LENGTH = 2_000;
const only = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));

/** A step prints `N passed, N failed, N skipped`, or writes a JSON report that `count` reads. */
const STEPS = {
  check: { args: ['tools/check/src/check.mjs'] },
  build: { args: ['tools/build/src/build.mjs'], count: () => ({ passed: 0, failed: 0, skipped: 0 }) },
  'storybook build': {
    args: ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet', '--loglevel', 'error'],
    count: () => ({ passed: 0, failed: 0, skipped: 0 }),
  },
  unit: {
    args: [
      'node_modules/jest/bin/jest.js',
      '--json',
      '--outputFile=test-results/unit.json',
      '--silent',
      '--reporters=default',
      '--maxWorkers=100%',
    ],
    count: () => countJest('unit.json'),
    failures: () => jestFailures('unit.json'),
  },
  'pack-check': { args: ['tools/pack-check/src/pack-check.mjs'] },
  stories: { args: ['tools/stories/src/run.mjs'] },
  e2e: browserTests('builds', ['desktop', 'mobile', 'http']),
  // Its project stands at the end of a chain, which it brings along.
  'e2e site': browserTests('site', ['configured-mobile']),
};
// Steps of a lane follow each other; lanes of a phase share the two cores. Most browser tests need both cores; those of the site wait.
const PHASES = [[['build']], [['check'], ['storybook build', 'stories']], [['unit']], [['e2e']], [['e2e site'], ['pack-check']]];

const results = [];
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
for (const phase of PHASES) await Promise.all(phase.map(lane));
report();

function browserTests(part, projects) {
  return {
    args: [
      'node_modules/@playwright/test/cli.js',
      'test',
      '--config',
      'apps/e2e/playwright.config.ts',
      ...projects.map((name) => `--project=${name}`),
    ],
    env: { E2E_PART: part },
    count: () => countPlaywright(`e2e-${part}.json`),
    failures: () => playwrightFailures(`e2e-${part}.json`),
  };
}

async function lane(names) {
  for (const name of names) {
    if (only.length > 0 && !only.includes(name)) continue;
    results.push(await step(name, STEPS[name]));
  }
}

async function step(name, { args, count, failures, env: own = {} }) {
  const began = Date.now();
  let output = '';
  const code = await new Promise((done) => {
    const child = spawn(node24(), args, { cwd: ROOT, env: environment({ ...env, ...own }), stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(String(chunk).replace(/^(?=.)/gm, `${name.padEnd(10)} | `));
      });
    }
    child.on('exit', (status, signal) => done(signal ? 1 : status));
  });
  const counted = count ? safely(count) : lastCounts(output);
  // A step that failed without a count, or counted nothing although it had to, is a failure of its own.
  const counts = counted ?? { passed: 0, failed: 1, skipped: 0 };
  if (code !== 0 && counts.failed === 0) counts.failed = 1;
  const bad = code !== 0 || counts.failed > 0;
  const why = bad ? ((failures && safely(failures)) ?? []) : [];
  // Without a report the end of what the step printed has to do.
  if (bad && why.length === 0) why.push(output.split('\n').slice(-40).join('\n'));
  return { name, code, seconds: Math.round((Date.now() - began) / 1000), ...counts, why };
}

function safely(read) {
  try {
    return read();
  } catch (error) {
    console.error(error.message);
    return undefined;
  }
}

function lastCounts(output) {
  const lines = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)];
  const last = lines.at(-1);
  return last && { passed: Number(last[1]), failed: Number(last[2]), skipped: Number(last[3] ?? 0) };
}

function readReport(file) {
  const path = join(REPORTS, file);
  if (!existsSync(path)) throw new Error(`${file} was not written`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function countJest(file) {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = readReport(file);
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites, skipped: numPendingTests };
}

function countPlaywright(file) {
  const { expected, unexpected, flaky, skipped } = readReport(file).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

function jestFailures(file) {
  return readReport(file).testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0)
      return message && assertionResults.length === 0 ? [`${relative(ROOT, name)}\n${message.slice(0, FAILURE_LENGTH)}`] : [];
    return failed.map((one) => `${relative(ROOT, name)}: ${one.fullName}\n${one.failureMessages.join('\n').slice(0, FAILURE_LENGTH)}`);
  });
}

function playwrightFailures(file) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
  const { suites, errors } = readReport(file);
  const failed = suites.flatMap(specs).filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file: at, line, title, tests }) => {
      const wrong = tests.flatMap(({ results }) => results).flatMap(({ errors: found }) => found.map(({ message }) => message));
      return `[${tests[0]?.projectName}] ${at}:${line} ${title}\n${wrong.join('\n').slice(0, FAILURE_LENGTH)}`;
    }),
    ...errors.map(({ message }) => message),
  ];
}

function report() {
  // What failed stands at the end, where one looks first, also when the steps before and after it printed much.
  for (const { name, why } of results) for (const text of why) console.log(`\n${name}: ${text}`);
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, code, seconds, passed, failed, skipped } of results) {
    console.log(
      `${name.padEnd(width)}  ${code === 0 && failed === 0 ? 'ok    ' : 'FAILED'}  ${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed, ${skipped} skipped`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed');
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  if (results.length === 0) fail('no such step');
  process.exit(failed === 0 && results.every(({ code }) => code === 0) ? 0 : 1);
}
