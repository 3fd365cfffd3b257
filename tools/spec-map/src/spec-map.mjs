// npm run spec-map: lists the files (@spec tags) and tests of each requirement and promise. Fails on an id that is cited but not defined,
// and on an id that is neither cited by a test nor listed in docs/spec/waiting.tsv (for parts that are not built yet). A tag alone does not
// count. With --promises: whether each promise is kept at its number in every run, only in the long run, in part (docs/spec/weaker.tsv), or
// not at all. With --write: writes the same to docs/spec/kept.md. Without it, an outdated page fails.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { longOnly } from '../../bootstrap/long-only.mjs';
import { promisePage, promiseReport, summaryOf } from './promises.mjs';
import { survey } from './survey.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const isQuiet = process.argv.includes('--quiet');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const OUTSIDE = ['node_modules', 'dist', 'out-tsc', '.data'];
const all = (pattern) => globSync(pattern, { cwd: ROOT, exclude: (name) => OUTSIDE.includes(name) }).map((file) => [file, read(file)]);

const hasPromises = process.argv.includes('--promises');
const { homes, waiting, problems } = survey({
  requirements: read('docs/spec/requirements.tsv'),
  promises: read('docs/spec/promises.tsv'),
  waiting: read('docs/spec/waiting.tsv'),
  files: all('{apps,libs,tools}/**/*.{ts,tsx,mjs}'),
  documents: [...all('docs/**/*.md'), ...all('{apps,libs,tools}/**/*.md'), ...all('*.md')],
});

const report = promiseReport({
  promises: read('docs/spec/promises.tsv'),
  weaker: read('docs/spec/weaker.tsv'),
  homes,
  textOf: read,
  isLongOnly: longOnly(ROOT),
});
problems.push(...report.problems);
const PAGE = 'docs/spec/kept.md';
const page = promisePage({ rows: report.rows, promises: read('docs/spec/promises.tsv') });
if (process.argv.includes('--write')) writeFileSync(join(ROOT, PAGE), page);
else if (read(PAGE) !== page) problems.push(`${PAGE} is out of date: npm run spec-map -- --write`);
if (hasPromises) for (const row of report.rows) console.log(row.join('\t'));
else if (!isQuiet)
  for (const [id, { files, tests }] of homes) console.log(`${id}\t${[...files].join(' ') || '-'}\t${[...tests].join(' ') || '-'}`);
for (const problem of problems) console.error(problem);
const tested = [...homes.values()].filter(({ tests }) => tests.size > 0).length;
console.log(`${homes.size} requirements and promises: ${tested} cited by tests, ${waiting.length} waiting`);
console.log(`${report.rows.length} promises: ${summaryOf(report.rows)}`);
process.exit(problems.length === 0 ? 0 : 1);
