// npm run spec-map: lists the files (@spec tags) and tests of each requirement and promise. Fails on an id that is cited but not defined,
// and on an id that is neither cited by a test nor listed in docs/spec/waiting.tsv. A tag alone does not count, and for a requirement a test
// does not either: docs/spec/rows.tsv says how it was seen in the running product and who can reach it (ADR 0254), and without that it waits.
// With --promises: in which run each promise is measured, in part (docs/spec/weaker.tsv), or only cited. With --write: writes the same to
// docs/spec/kept.md, the measured numbers to docs/spec/measures.tsv, and what waits to docs/spec/waiting.tsv. Without it, outdated files fail.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longOnly } from '../../../../.jest/long-only.mjs';
import { filesOf } from '../files.mjs';
import { waitingTable } from './judgements.mjs';
import { measuresOf } from './measure-calls.mjs';
import { promisePage, promiseReport, summaryOf } from './promises.mjs';
import { idsOf, isTest, survey } from './survey.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const isQuiet = process.argv.includes('--quiet');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
/** Scripts and helpers that measure for a test. */
const MEASURES = /\.test\.helper\.tsx?$|^tools\/(?!jest\/|spec-map\/).*\.mjs$|^apps\/e2e\/src\/support\//;
const all = (...patterns) => filesOf(patterns).map((file) => [file, read(file)]);

const files = all(...['apps', 'libs', 'tools'].map((folder) => `${folder}/**/*.{ts,tsx,mjs}`));
const hasPromises = process.argv.includes('--promises');
const { homes, problems } = survey({
  requirements: read('docs/spec/requirements.tsv'),
  promises: read('docs/spec/promises.tsv'),
  waiting: read('docs/spec/waiting.tsv'),
  files,
  documents: all('docs/**/*.md', 'apps/**/*.md', 'libs/**/*.md', 'tools/**/*.md', '*.md'),
});

const { measures, table, ...calls } = measuresOf({
  files: files.filter(([file]) => isTest(file) || MEASURES.test(file)),
  promises: idsOf(read('docs/spec/promises.tsv')),
  isLongOnly: longOnly(ROOT),
});
problems.push(...calls.problems);
for (const id of idsOf(read('docs/spec/sentences.tsv')))
  if (!homes.has(id)) problems.push(`docs/spec/sentences.tsv: cites ${id}, which is no requirement`);
const report = promiseReport({
  promises: read('docs/spec/promises.tsv'),
  weaker: read('docs/spec/weaker.tsv'),
  homes,
  measures,
});
problems.push(...report.problems);
const written = {
  'docs/spec/kept.md': promisePage({ rows: report.rows, promises: read('docs/spec/promises.tsv') }),
  'docs/spec/measures.tsv': table,
  'docs/spec/waiting.tsv': waitingTable({
    requirements: read('docs/spec/requirements.tsv'),
    promises: read('docs/spec/promises.tsv'),
    rows: read('docs/spec/rows.tsv'),
    scripts: files.filter(([file]) => file.startsWith('apps/e2e/src/rows/')).map(([, text]) => text),
    tests: files.filter(([file]) => isTest(file)),
    homes,
  }),
};
for (const [file, text] of Object.entries(written)) {
  if (process.argv.includes('--write')) writeFileSync(join(ROOT, file), text);
  else if (read(file) !== text) problems.push(`${file} is out of date: npm run spec-map -- --write`);
}
if (hasPromises) for (const row of report.rows) console.log(row.join('\t'));
else if (!isQuiet)
  for (const [id, { files, tests }] of homes) console.log(`${id}\t${[...files].join(' ') || '-'}\t${[...tests].join(' ') || '-'}`);
for (const problem of problems) console.error(problem);
const tested = [...homes.values()].filter(({ tests }) => tests.size > 0).length;
console.log(`${homes.size} requirements and promises: ${tested} cited by tests, ${idsOf(written['docs/spec/waiting.tsv']).length} waiting`);
console.log(`${report.rows.length} promises: ${summaryOf(report.rows)}`);
process.exit(problems.length === 0 ? 0 : 1);
