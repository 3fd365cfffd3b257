// npm run test:long -- breaks [part]: plants mutants one at a time in a copy of the repository and runs the tests concerned.
// docs/spec/breaks.md lists each mutant and what caught it.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { AREAS } from './mutation/areas.mjs';
import { draw, readPage, writePage } from './planted.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const PAGE = join(ROOT, 'docs/spec/breaks.md');
const SILENT = { isDebugEnabled: () => false, debug: () => undefined, info: () => undefined, warn: () => undefined };
/** Mutants of a part: each takes some minutes, a part at most forty. */
export const PER_PART = 4;

/** All mutants of an area, in the order of files and lines. */
async function mutantsOf(area) {
  const { project, mutate } = AREAS[area];
  const of = (isExcluded) => mutate.filter((glob) => glob.startsWith('!') === isExcluded).map((glob) => glob.replace('!', ''));
  const excluded = new Set(of(true).flatMap((glob) => globSync(glob, { cwd: join(ROOT, project, 'src') })));
  const files = of(false)
    .flatMap((glob) => globSync(glob, { cwd: join(ROOT, project, 'src') }))
    .filter((file) => !excluded.has(file) && !/\.test(\.helper)?\.ts$|(^|\/)index\.ts$/.test(file))
    .sort();
  const found = [];
  for (const name of files) {
    const file = join(project, 'src', name);
    const content = readFileSync(join(ROOT, file), 'utf8');
    const options = { plugins: null, excludedMutations: [], ignorers: [] };
    const { mutants } = await new Instrumenter(SILENT).instrument([{ name: file, content, mutate: true }], options);
    for (const { location, mutatorName, replacement, status } of mutants)
      if (status !== 'Ignored') found.push({ area, project, file, location, mutatorName, replacement });
  }
  return found;
}

const offsetOf = (text, { line, column }) =>
  text
    .split('\n')
    .slice(0, line)
    .reduce((sum, each) => sum + each.length + 1, 0) + column;

/** The text with the mutant in it, and the code that it replaces. */
function plant(text, { location: { start, end }, replacement }) {
  const [from, to] = [offsetOf(text, start), offsetOf(text, end)];
  return { broken: text.slice(0, from) + replacement + text.slice(to), original: text.slice(from, to) };
}

/** A copy of the last commit, with the installed packages. */
function copyOf() {
  const copy = mkdtempSync(join(tmpdir(), 'touchline-breaks-'));
  execFileSync('git', ['clone', '--quiet', '--local', ROOT, copy]);
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(copy, 'node_modules')]);
  return copy;
}

const JEST = ['node_modules/jest/bin/jest.js', '--bail', '--silent', '--maxWorkers=2', '--passWithNoTests'];
const nameOf = (copy, project) =>
  /displayName: '([^']+)'|\('([^']+)'\)/
    .exec(readFileSync(join(copy, project, 'jest.config.cjs'), 'utf8'))
    ?.slice(1)
    .find(Boolean);

/** The steps of `npm test` that a change of this file runs, the fastest first. */
const stepsFor = (copy, { project, file }) => [
  ['tests of the lib', [...JEST, '--selectProjects', nameOf(copy, project)]],
  ['types', ['node_modules/typescript-native/bin/tsc', '-b']],
  ['tests of what uses it', [...JEST, '--findRelatedTests', file]],
];

/** @returns the first step that fails; undefined if the mutant survives. */
function caughtBy(copy, mutant) {
  for (const [name, args] of stepsFor(copy, mutant)) {
    const { status } = spawnSync(process.execPath, args, { cwd: copy, stdio: 'ignore', env: process.env });
    if (status !== 0) return name;
  }
  return undefined;
}

const part = Number(process.argv[2]);
const mutants = draw(Object.fromEntries(await Promise.all(Object.keys(AREAS).map(async (area) => [area, await mutantsOf(area)]))));
const rows = new Map(readPage(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '').map((row) => [row.nr, row]));
const copy = copyOf();
try {
  for (const [at, mutant] of [...mutants.entries()].slice((part - 1) * PER_PART, part * PER_PART)) {
    const path = join(copy, mutant.file);
    const text = readFileSync(path, 'utf8');
    const { broken, original } = plant(text, mutant);
    rmSync(path); // the copy shares nothing with the repository
    writeFileSync(path, broken);
    const began = Date.now();
    const step = caughtBy(copy, mutant);
    writeFileSync(path, text);
    const line = mutant.location.start.line + 1;
    const row = { nr: at + 1, area: mutant.area, place: `${mutant.file}:${line}`, original, replacement: mutant.replacement };
    rows.set(row.nr, { ...row, step: step ?? 'survives' });
    console.log(`${row.nr} ${row.place} ${mutant.mutatorName}: ${step ?? 'SURVIVES'}, ${Math.round((Date.now() - began) / 1000)} s`);
    writeFileSync(PAGE, writePage([...rows.values()].sort((a, b) => a.nr - b.nr)));
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
