// npm run spec-map: where each requirement lives (@spec tags) and which test cites it. Fails on a cited id that does not exist,
// and on an id that has neither a home nor a place in docs/spec/waiting.tsv (requirements of sections that are not built yet).
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const isQuiet = process.argv.includes('--quiet');
const read = (file) => readFileSync(join(ROOT, file), 'utf8');
const ids = read('docs/spec/requirements.tsv')
  .split('\n')
  .map((line) => /^[A-Z]{2}-\d{2}(?=\t)/.exec(line)?.[0])
  .filter(Boolean);
const waiting = new Set(
  existsSync(join(ROOT, 'docs/spec/waiting.tsv'))
    ? read('docs/spec/waiting.tsv')
        .split('\n')
        .map((line) => /^[A-Z]{2}-\d{2}/.exec(line)?.[0])
        .filter(Boolean)
    : [],
);
const known = new Set(ids);
const homes = new Map(ids.map((id) => [id, { files: new Set(), tests: new Set() }]));
const problems = [];

const files = globSync('{apps,libs,tools}/**/*.{ts,tsx,mjs}', {
  cwd: ROOT,
  exclude: (name) => ['node_modules', 'dist', 'out-tsc'].includes(name),
});
for (const file of files) {
  const text = read(file);
  const isTest = /\.(test|e2e)\.tsx?$/.test(file);
  const cited = isTest
    ? [...text.matchAll(/['"`]((?:\[[A-Z][A-Z0-9]+-\d+(?:[ ,]+[A-Z][A-Z0-9]+-\d+)*\]\s*)+)/g)]
    : [...text.matchAll(/@spec ([^*\n]+)/g)];
  for (const [, list] of cited) {
    for (const [id] of list.matchAll(/\b[A-Z]{2}-\d{2}\b/g)) {
      if (!known.has(id)) problems.push(`${file}: cites ${id}, which is no requirement`);
      else homes.get(id)[isTest ? 'tests' : 'files'].add(file);
    }
  }
}

for (const id of ids) {
  const { files: at, tests } = homes.get(id);
  if (!isQuiet) console.log(`${id}\t${[...at].join(' ') || '-'}\t${[...tests].join(' ') || '-'}`);
  if (at.size + tests.size === 0 && !waiting.has(id))
    problems.push(`${id}: no home (no @spec tag, no test) and not in docs/spec/waiting.tsv`);
  if (tests.size > 0 && waiting.has(id)) problems.push(`${id}: tested, so it leaves docs/spec/waiting.tsv`);
}
for (const problem of problems) console.error(problem);
const tested = ids.filter((id) => homes.get(id).tests.size > 0).length;
console.log(`${ids.length} requirements: ${tested} cited by tests, ${waiting.size} waiting`);
process.exit(problems.length === 0 ? 0 : 1);
