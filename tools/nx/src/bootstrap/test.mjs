// npm test: everything that CI runs, ending with one line of counts. `npm test -- unit e2e` runs only these steps. Unchanged results come
// from Nx's cache; a fresh clone has none. `npm test -- --skip-nx-cache` runs everything.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './checks.mjs';
import { filesOfEveryRun, targetOf } from './browser-files.mjs';
import { ensureChromium, ensureInstalled, ensurePostgres, fail, ROOT } from './lib.mjs';
import { measureTable, missing } from './measures.mjs';
import { runTargets } from './nx.mjs';
import { takeRunLock } from './run-lock.mjs';

takeRunLock('npm test');
ensureInstalled();
const env = {
  CHROMIUM_PATH: ensureChromium(),
  POSTGRES_BIN: ensurePostgres(),
  TOUCHLINE_REQUIRE_POSTGRES: '1',
  CI: process.env.CI ?? '',
};
const words = process.argv.slice(2);
const only = words.filter((argument) => !argument.startsWith('-'));
/** Flags for Nx, such as `--skip-nx-cache`. */
const flags = words.filter((argument) => argument.startsWith('-'));

/** Nx targets of each step; unchanged ones are taken from the cache. */
const STEPS = {
  check: ['run-many', '--parallel=1', '-t', ...CHECKS.map(({ target }) => target)],
  build: ['run', '@touchline/host:build'],
  stories: ['run-many', '-t', 'stories'],
  unit: ['run-many', '-t', 'test'],
  e2e: ['run-many', '-t', ...filesOfEveryRun(ROOT).map(targetOf)],
};
/** Expected time of each step on two idle cores, in seconds; printed for comparison, never a reason to fail. */
const BUDGET = { build: 60, check: 300, stories: 360, unit: 420, e2e: 480 };
/** Steps without tests; all others must count at least one. */
const BUILDS = ['build'];
// Steps of a lane run one after another; lanes of a phase share the two cores. Nothing else runs during browser tests.
const PHASES = [[['build']], [['check'], ['stories']], [['unit']], [['e2e']]];

const results = [];
for (const phase of PHASES) await Promise.all(phase.map(lane));
report();

async function lane(names) {
  for (const name of names) {
    if (only.length > 0 && !only.includes(name)) continue;
    results.push(await step(name, STEPS[name]));
  }
}

async function step(name, args) {
  const began = Date.now();
  let output = '';
  const onOutput = (text) => {
    output += text;
    process.stdout.write(text.replace(/^(?=.)/gm, `${name.padEnd(10)} | `));
  };
  const { code, ...counts } = await runTargets(name.replace(' ', '-'), [...args, ...flags], { env, onOutput });
  const { passed, skipped, why, unstable, measures } = counts;
  // A step that failed without counting a failure, or counted nothing although it should have, counts as one failure.
  const isEmpty = passed === 0 && !BUILDS.includes(name);
  const failed = counts.failed === 0 && (code !== 0 || isEmpty) ? 1 : counts.failed;
  // Without failure messages, show the end of the step's output.
  if (failed > 0 && why.length === 0) why.push(output.split('\n').slice(-40).join('\n'));
  const kept = Number(/read the output from the cache instead of running the command for (\d+)/.exec(output)?.[1] ?? 0);
  return { name, code, seconds: Math.round((Date.now() - began) / 1000), passed, failed, skipped, why, unstable, measures, kept };
}

function report() {
  // Failures last, where they are found even if the steps printed a lot.
  for (const { name, why } of results) for (const text of why) console.log(`\n${name}: ${text}`);
  for (const { name, unstable } of results)
    for (const text of unstable) console.log(`\n${name}: unstable, passed at the second try: ${text}`);
  const measures = results.flatMap((result) => result.measures);
  if (measures.length > 0) console.log(`\n${measureTable(measures).join('\n')}`);
  // A part of the run does not measure everything, nor does one with failed tests, which say why.
  const isWhole = only.length === 0 && results.every((result) => result.failed === 0);
  const unmeasured = isWhole ? missing(readFileSync(join(ROOT, 'docs/spec/measures.tsv'), 'utf8'), measures) : [];
  for (const text of unmeasured) console.log(`\nnot measured: ${text}`);
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, code, seconds, passed, failed, skipped, unstable, kept } of results) {
    console.log(
      `${name.padEnd(width)}  ${code === 0 && failed === 0 ? 'ok    ' : 'FAILED'}  ${String(seconds).padStart(4)} s of ${String(BUDGET[name]).padStart(3)}  ${passed} passed, ${failed} failed, ${skipped} skipped${unstable.length > 0 ? `, ${unstable.length} unstable` : ''}${kept > 0 ? `; ${kept} results from the cache` : ''}`,
    );
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum('failed') + unmeasured.length;
  console.log(`${sum('passed')} passed, ${failed} failed, ${sum('skipped')} skipped`);
  if (results.length === 0) fail('no such step');
  process.exit(failed === 0 && results.every(({ code }) => code === 0) ? 0 : 1);
}
