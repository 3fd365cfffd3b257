// Browser tests of all files of a batch: one product is started for them, and one Playwright runs them.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THROUGH_ALL } from '../../../bootstrap/browser-files.mjs';
import { ROOT } from '../workspace.mjs';
import { clearReport, FAILURE_LENGTH, readReport, show, suite } from './suite.mjs';

const VISITS = join(ROOT, 'apps/e2e/visits.json');
/** Written by the tests while they run: a file for each section whose code a test file fetched. */
const SEEN = join(ROOT, '.cache/visits');
/** The files of the site change it for everybody, so they follow one another. */
const PARTS = {
  builds: { projects: ['desktop', 'mobile', 'http'], more: [] },
  site: { projects: ['settlement', 'site', 'configured', 'configured-mobile'], more: ['--no-deps', '--workers=1'] },
};

/** @returns specs of a suite and of those inside it. */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Share of a part's tests that may be unstable (failed, then passed), rounded up; with more of them each counts as failed (TST-2). */
const UNSTABLE_SHARE = 0.02;

const failureOf = ({ spec, test }) => {
  const messages = test.results.flatMap(({ errors }) => errors.map(({ message }) => message));
  return `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}\n${messages.join('\n').slice(0, FAILURE_LENGTH)}`;
};
const testsOf = (specs, ...statuses) =>
  specs.flatMap((spec) => spec.tests.filter(({ status }) => statuses.includes(status)).map((test) => ({ spec, test })));

/**
 * Counts of a file's tests.
 *
 * @param specs - specs of the file, as Playwright reports them.
 * @param allSpecs - specs of the whole part: how many unstable tests it has decides whether those of the file pass.
 */
export function countsOf(specs, allSpecs) {
  const total = allSpecs.flatMap(({ tests }) => tests).length;
  const isSteady = testsOf(allSpecs, 'flaky').length <= Math.ceil(total * UNSTABLE_SHARE);
  const failed = testsOf(specs, 'unexpected', ...(isSteady ? [] : ['flaky']));
  const unstable = isSteady ? testsOf(specs, 'flaky') : [];
  return {
    passed: testsOf(specs, 'expected').length + unstable.length,
    failed: failed.length,
    skipped: testsOf(specs, 'skipped').length,
    why: failed.map(failureOf),
    unstable: unstable.map(failureOf),
  };
}

/**
 * Sections that a file of tests visits stand in visits.json: a change of any other section does not run it. A file that is not there, or visited
 * one that is not, is told here, and written down unless this is a run of CI.
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

/** What the product wrote last before it went away, for a run that could not start it. */
const SHOWN_OF_PRODUCT = 2000;
function lastOfProduct(part) {
  const log = join(ROOT, `test-results/product-${part}.log`);
  return existsSync(log) ? readFileSync(log, 'utf8').slice(-SHOWN_OF_PRODUCT) : '';
}
const isOfProduct = ({ message }) => message.includes('config.webServer');

async function runPart(part, tasks, words, isAgain = false) {
  const { projects, more } = PARTS[part];
  const report = `test-results/e2e-${part}.json`;
  clearReport(report);
  const files = tasks.map(({ options }) => options.file);
  for (const file of files) rmSync(join(SEEN, file), { recursive: true, force: true });
  await show(
    [
      'node_modules/@playwright/test/cli.js',
      'test',
      ...['--config', 'apps/e2e/playwright.config.ts', ...more],
      ...projects.map((name) => `--project=${name}`),
      ...words,
      ...files.map((file) => `/src/${file.replaceAll('.', '\\.')}$`),
    ],
    { E2E_PART: part },
  );
  const told = readReport(report);
  if (told === undefined) return [];
  keepVisits(files);
  const specs = told.suites.flatMap(specsOf);
  // What went wrong outside of any test is nobody's result: nothing of the run counts.
  if (told.errors.length > 0) {
    const notStarted = told.errors.some(isOfProduct);
    const why = `${told.errors.map(({ message }) => message).join('\n')}${notStarted ? `\n${lastOfProduct(part)}` : ''}`;
    console.log(why);
    // As a test that failed runs once more (ADR 0156), a product that did not start is started once more.
    if (notStarted && !isAgain) return runPart(part, tasks, words, true);
    return tasks.map(({ id }, at) => [id, { passed: 0, failed: 1, skipped: 0, why: at === 0 ? [why] : [] }]);
  }
  return tasks.map(({ id, options }) => [
    id,
    countsOf(
      specs.filter(({ file }) => file === options.file),
      specs,
    ),
  ]);
}

export const { one, all } = suite(async (tasks, words) => {
  const counts = new Map();
  for (const part of Object.keys(PARTS)) {
    const own = tasks.filter(({ options }) => options.part === part);
    if (own.length > 0) for (const [id, result] of await runPart(part, own, words)) counts.set(id, result);
  }
  return counts;
});
