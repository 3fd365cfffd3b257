// npm run test:long -- rows, last part: writes docs/spec/rows.tsv and docs/spec/waiting.tsv from what the run saw, and prints the table.
// With --begin, before the run: removes what an earlier run saw.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rowsTable, tableOf, TESTED, SEEN } from './judgements.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const CHECKS = 'test-results/rows.jsonl';
const REPORT = 'test-results/rows-browser.json';

if (process.argv.includes('--begin')) {
  for (const file of [CHECKS, REPORT]) rmSync(join(ROOT, file), { force: true });
  process.exit(0);
}

/** Tests of a Playwright report: file, title, and whether they ran and passed; a skipped test is `ok` too. */
function testsIn(suite) {
  const own = (suite.specs ?? []).map(({ file, title, ok, tests }) => ({
    file: `apps/e2e/src/${file}`,
    title,
    ok: ok && tests.some(({ status }) => status === 'expected' || status === 'flaky'),
  }));
  return [...own, ...(suite.suites ?? []).flatMap(testsIn)];
}

const checks = existsSync(join(ROOT, CHECKS))
  ? read(CHECKS)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];
// A check that was repeated counts as it was seen last.
const last = [...new Map(checks.map((check) => [`${check.row} ${check.how}`, check])).values()];
const ran = existsSync(join(ROOT, REPORT)) ? testsIn(JSON.parse(read(REPORT))) : [];
const text = rowsTable({
  requirements: read('docs/spec/requirements.tsv'),
  seen: read('docs/spec/seen.tsv'),
  checks: last,
  // The title may end before a part that differs by build or language.
  passed: (file, title) => {
    const own = ran.filter((test) => test.file === file && test.title.startsWith(title));
    return own.length > 0 && own.every(({ ok }) => ok);
  },
});
writeFileSync(join(ROOT, 'docs/spec/rows.tsv'), text);
console.log(text);
const verdicts = [...tableOf(text).values()].map(([verdict]) => verdict);
const count = (wanted) => verdicts.filter((verdict) => verdict === wanted).length;
console.log(`${verdicts.length} requirements: ${count(SEEN)} seen, ${count(TESTED)} by a test alone, ${count('waits')} wait`);
console.log('npm run spec-map -- --write writes docs/spec/waiting.tsv from it');
process.exit(count('waits') === 0 ? 0 : 1);
