// Browser tests of all files of a batch: one product and one Playwright run for all of them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { clearMeasures, readMeasures } from '../bootstrap/measures.mjs';
import { addRun, historyFile, readHistory, writeHistory } from '../bootstrap/test-history.mjs';
import { ROOT } from '../generators/workspace.mjs';
import { countsOf, outcomesOf, specsOf } from './browser-results.mjs';
import { clearReport, readReport, show, suite } from './suite.mjs';

const VISITS = join(ROOT, 'apps/e2e/visits.json');
/** Written by the running tests: one entry per section whose code a test file loaded. */
const SEEN = join(ROOT, '.cache/visits');
const PROJECTS = ['desktop', 'mobile', 'http'].map((name) => `--project=${name}`);
const RESULTS = 'test-results/e2e';
const MEASURES = join(ROOT, 'test-results/e2e-measures.jsonl');

/**
 * visits.json lists the sections that each file of tests visits in every run; changes of other sections do not run it. A file without an entry
 * runs after a change of any section. New visits are printed, and added to visits.json except in CI.
 */
function keepVisits(files) {
  // Nightly tests visit more, and run whatever has changed.
  if (process.env.TOUCHLINE_LONG) return;
  const known = JSON.parse(readFileSync(VISITS, 'utf8'));
  const sections = readdirSync(join(ROOT, 'apps/remotes'));
  const grown = files.flatMap((file) => {
    const folder = join(SEEN, file);
    if (!existsSync(folder)) return [];
    const seen = readdirSync(folder).filter((name) => sections.includes(name));
    const listed = known[file];
    const isNew = listed === undefined ? seen.length < sections.length : !seen.every((name) => listed.includes(name));
    return isNew ? [[file, [...new Set([...(listed ?? []), ...seen])].sort()]] : [];
  });
  if (grown.length === 0) return;
  for (const [file, names] of grown) console.log(`note: ${file} visits ${names.join(', ')}: apps/e2e/visits.json says less`);
  if (process.env.CI) return;
  const text = Object.entries({ ...known, ...Object.fromEntries(grown) }).map(
    ([file, names]) => `  ${JSON.stringify(file)}: ${JSON.stringify(names)}`,
  );
  writeFileSync(VISITS, `{\n${text.sort().join(',\n').replaceAll('","', '", "')}\n}\n`);
}

/** Characters of the product's log that are shown if it could not be started. */
const SHOWN_OF_PRODUCT = 2000;
function lastOfProduct() {
  const log = join(ROOT, 'test-results/product.log');
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-SHOWN_OF_PRODUCT) : '';
}
const isOfProduct = ({ message }) => message.includes('config.webServer');

/** Runs Playwright. @returns its report; undefined if it ended without one. */
async function play(report, args) {
  clearReport(report);
  await show(['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/e2e/playwright.config.ts', ...args], {
    E2E_REPORT: report,
    TOUCHLINE_MEASURES: MEASURES,
  });
  return readReport(report);
}

async function run(tasks, words, isAgain = false) {
  const files = tasks.map(({ options }) => options.file);
  for (const file of files) rmSync(join(SEEN, file), { recursive: true, force: true });
  const chosen = [...PROJECTS, ...words, ...files.map((file) => `/src/${file.replaceAll('.', '\\.')}$`)];
  clearMeasures(MEASURES);
  const report = await play(`${RESULTS}.json`, chosen);
  if (report === undefined) return [];
  keepVisits(files);
  // An error outside the tests invalidates the whole run.
  if (report.errors.length > 0) {
    const notStarted = report.errors.some(isOfProduct);
    const why = `${report.errors.map(({ message }) => message).join('\n')}${notStarted ? `\n${lastOfProduct()}` : ''}`;
    console.log(why);
    // Like a failed test (ADR 0230), a failed start is retried once.
    if (notStarted && !isAgain) return run(tasks, words, true);
    return tasks.map(({ id }, at) => [id, { passed: 0, failed: 1, skipped: 0, why: at === 0 ? [why] : [] }]);
  }
  const first = report.suites.flatMap((suite) => specsOf(suite));
  const again = [...outcomesOf(first, []).values()].includes('f') ? await secondRun(chosen) : [];
  const history = addRun(
    readHistory(historyFile()),
    [...outcomesOf(first, again)].filter(([, outcome]) => outcome !== 's'),
  );
  writeHistory(historyFile(), history);
  const lines = readMeasures(MEASURES);
  return tasks.map(({ id, options }) => {
    const measures = lines.filter(({ file }) => basename(file) === options.file);
    return [id, { ...countsOf(options.file, { first, again, history }), measures }];
  });
}

/** Runs failed tests again: after all others, one at a time, on a separate product, with a trace. */
async function secondRun(chosen) {
  console.log('Running the tests that failed once more, alone');
  const lastRun = `--last-failed-file=${join(ROOT, RESULTS, '.last-run.json')}`;
  const again = await play(`${RESULTS}-again.json`, ['--last-failed', lastRun, '--workers=1', '--trace=on', ...chosen]);
  if (again !== undefined) console.log(`Traces: ${RESULTS}-again`);
  return again?.suites.flatMap((suite) => specsOf(suite)) ?? [];
}

export const { one, all } = suite(async (tasks, words) => new Map(await run(tasks, words)));
