// Browser tests of all files of a batch: one product and one Playwright run for all of them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THROUGH_ALL } from '../../../bootstrap/browser-files.mjs';
import { addRun, historyFile, readHistory, writeHistory } from '../../../bootstrap/test-history.mjs';
import { ROOT } from '../workspace.mjs';
import { countsOf, outcomesOf, specsOf } from './browser-results.mjs';
import { clearReport, readReport, show, suite } from './suite.mjs';

const VISITS = join(ROOT, 'apps/e2e/visits.json');
/** Written by the running tests: one entry per section whose code a test file loaded. */
const SEEN = join(ROOT, '.cache/visits');
/** Files of the part `site` change the site for everybody, so they run one after another. */
const PARTS = {
  builds: { projects: ['desktop', 'mobile', 'http'], more: [] },
  site: { projects: ['settlement', 'site', 'configured', 'configured-mobile'], more: ['--no-deps', '--workers=1'] },
};

/**
 * visits.json lists the sections that each file of tests visits; changes of other sections do not run it. New visits are printed, and added
 * to visits.json except in CI.
 */
function keepVisits(files) {
  const known = JSON.parse(readFileSync(VISITS, 'utf8'));
  const grown = files.flatMap((file) => {
    const folder = join(SEEN, file);
    const seen = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => existsSync(join(ROOT, 'apps/remotes', name)));
    const listed = known[file];
    if (THROUGH_ALL.includes(file) || !existsSync(folder) || (listed !== undefined && seen.every((name) => listed.includes(name))))
      return [];
    return [[file, [...new Set([...(listed ?? []), ...seen])].sort()]];
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
function lastOfProduct(part) {
  const log = join(ROOT, `test-results/product-${part}.log`);
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-SHOWN_OF_PRODUCT) : '';
}
const isOfProduct = ({ message }) => message.includes('config.webServer');

/** Runs Playwright. @returns its report; undefined if it ended without one. */
async function play(part, report, args) {
  clearReport(report);
  await show(['node_modules/@playwright/test/cli.js', 'test', '--config', 'apps/e2e/playwright.config.ts', ...args], {
    E2E_PART: part,
    E2E_REPORT: report,
  });
  return readReport(report);
}

async function runPart(part, tasks, words, isAgain = false) {
  const { projects, more } = PARTS[part];
  const results = `test-results/e2e-${part}`;
  const files = tasks.map(({ options }) => options.file);
  for (const file of files) rmSync(join(SEEN, file), { recursive: true, force: true });
  const chosen = [...projects.map((name) => `--project=${name}`), ...words, ...files.map((file) => `/src/${file.replaceAll('.', '\\.')}$`)];
  const report = await play(part, `${results}.json`, [...more, ...chosen]);
  if (report === undefined) return [];
  keepVisits(files);
  // An error outside the tests invalidates the whole run.
  if (report.errors.length > 0) {
    const notStarted = report.errors.some(isOfProduct);
    const why = `${report.errors.map(({ message }) => message).join('\n')}${notStarted ? `\n${lastOfProduct(part)}` : ''}`;
    console.log(why);
    // Like a failed test (ADR 0230), a failed start is retried once.
    if (notStarted && !isAgain) return runPart(part, tasks, words, true);
    return tasks.map(({ id }, at) => [id, { passed: 0, failed: 1, skipped: 0, why: at === 0 ? [why] : [] }]);
  }
  const first = report.suites.flatMap((suite) => specsOf(suite));
  const again = [...outcomesOf(first, []).values()].includes('f') ? await secondRun(part, results, chosen) : [];
  const history = addRun(
    readHistory(historyFile()),
    [...outcomesOf(first, again)].filter(([, outcome]) => outcome !== 's'),
  );
  writeHistory(historyFile(), history);
  return tasks.map(({ id, options }) => [id, countsOf(options.file, { first, again, history })]);
}

/** Runs failed tests again: after all others, one at a time, on a separate product, with a trace. */
async function secondRun(part, results, chosen) {
  console.log('Running the tests that failed once more, alone');
  const lastRun = `--last-failed-file=${join(ROOT, results, '.last-run.json')}`;
  const again = await play(part, `${results}-again.json`, ['--last-failed', lastRun, '--workers=1', '--trace=on', '--no-deps', ...chosen]);
  if (again !== undefined) console.log(`Traces: ${results}-again`);
  return again?.suites.flatMap((suite) => specsOf(suite)) ?? [];
}

export const { one, all } = suite(async (tasks, words) => {
  const counts = new Map();
  for (const part of Object.keys(PARTS)) {
    const own = tasks.filter(({ options }) => options.part === part);
    if (own.length > 0) for (const [id, result] of await runPart(part, own, words)) counts.set(id, result);
  }
  return counts;
});
