// Unit tests of all projects of a batch in one Jest run, which shares workers and transformed files across projects.
import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { together } from '../../../../.jest/together.cjs';
import { clearMeasures, readMeasures } from '../bootstrap/measures.mjs';
import { ROOT } from '../generators/workspace.mjs';
import { clearReport, FAILURE_LENGTH, readReport, show, suite } from './suite.mjs';

const REPORT = 'test-results/unit.json';
const MEASURES = join(ROOT, 'test-results/unit-measures.jsonl');
const SETTINGS = 'test-results/unit-settings.json';

/** Counts of the files below a folder. */
function countsOf(folder, files) {
  const own = files.filter(({ name }) => relative(ROOT, name).startsWith(`${folder}/`));
  const tests = own.flatMap(({ assertionResults }) => assertionResults);
  // A file that failed to load has a message but no tests.
  const broken = own.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  );
  const count = (...wanted) => tests.filter(({ status }) => wanted.includes(status)).length;
  const why = own.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => `${relative(ROOT, name)}: ${one.fullName}\n${one.failureMessages.join('\n').slice(0, FAILURE_LENGTH)}`),
  );
  return {
    passed: count('passed'),
    failed: count('failed') + broken.length,
    skipped: count('pending', 'todo', 'disabled', 'skipped'),
    why: [...why, ...broken.map(({ name, message }) => `${relative(ROOT, name)}\n${message.slice(0, FAILURE_LENGTH)}`)],
  };
}

export const { one, all } = suite(async (tasks, words) => {
  clearReport(REPORT);
  // Files named on the command line run alone, all others in groups that load their modules once.
  if (words.length === 0) process.env.TOUCHLINE_GROUPS = '1';
  writeFileSync(
    join(ROOT, SETTINGS),
    JSON.stringify(
      together(
        ROOT,
        tasks.map(({ folder }) => folder),
      ),
    ),
  );
  const args = [
    'node_modules/jest/bin/jest.js',
    `--config=${SETTINGS}`,
    '--json',
    `--outputFile=${REPORT}`,
    '--silent',
    '--reporters=default',
    '--maxWorkers=100%',
    '--passWithNoTests',
    ...words,
  ];
  const code = await show(args, { TOUCHLINE_MEASURES: clearMeasures(MEASURES) });
  const report = readReport(REPORT);
  if (report === undefined) return new Map();
  const lines = readMeasures(MEASURES);
  const measuresOf = (folder) => lines.filter(({ file }) => relative(ROOT, file).startsWith(`${folder}/`));
  const counts = new Map(tasks.map(({ id, folder }) => [id, { ...countsOf(folder, report.testResults), measures: measuresOf(folder) }]));
  const isExplained = [...counts.values()].some(({ failed }) => failed > 0);
  // Jest may fail outside the tests, for example in a set-up: then nothing counts as passed.
  return code !== 0 && !isExplained ? new Map() : counts;
});
