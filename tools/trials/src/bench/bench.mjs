// npm run bench [-- --json FILE] [part ...]: prints every figure with its unit; ratios with both sides, measured in the same run.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SOURCE } from '../../../nx/src/bootstrap/lib.mjs';
import { tableOfCalls } from './calls.mjs';
import { measureDocuments } from './documents.mjs';
import { measureGuards } from './guards.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { ROOT, withProduct } from '../../../nx/src/bootstrap/product.mjs';
import { measureIdle } from './idle.mjs';
import { measureInteractions } from './interactions.mjs';
import { measureRendering } from './rendering.mjs';
import { measureShells } from './shells.mjs';
import { measureFlood, measureTable } from './table.mjs';

/** Runs a bench file of the workspace, which prints one JSON figure per line. */
const lines = (args) =>
  execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26, stdio: ['ignore', 'pipe', 'inherit'] })
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

/** Brotli bytes requested by pages, from the build's records. */
function sizes() {
  const out = join(mkdtempSync(join(tmpdir(), 'touchline-sizes-')), 'sizes.json');
  execFileSync(process.execPath, ['tools/build/src/build.mjs'], { cwd: ROOT, stdio: 'ignore' });
  execFileSync(process.execPath, ['tools/build/src/sizes.mjs', '--json', out], { cwd: ROOT, stdio: 'ignore' });
  return Object.entries(JSON.parse(readFileSync(out, 'utf8'))).map(([name, { bytes, gate, goal }]) => ({
    name,
    value: bytes,
    unit: 'B brotli',
    gate,
    goal,
  }));
}

const PARTS = {
  sizes: () => sizes(),
  table: () => measureTable(),
  flood: () => measureFlood(),
  maths: () => lines([...SOURCE, 'tools/trials/src/bench/maths.bench.mjs']),
  feed: () => lines([...SOURCE, 'libs/server/betting/src/feed/feed.bench.ts']),
  push: () => lines([...SOURCE, 'apps/edge/src/feeds/push.bench.ts']),
  search: () => lines([...SOURCE, 'libs/server/betting/src/feed/search.bench.ts']),
  placement: () => lines([...SOURCE, 'apps/sandbox/src/tests/coupon/placement.bench.ts']),
  rounds: () => lines([...SOURCE, 'apps/sandbox/src/tests/games/rounds.bench.ts']),
  limits: () => lines([...SOURCE, 'apps/sandbox/src/tests/coupon/limits-cost.bench.ts']),
  overload: () => lines([...SOURCE, 'apps/sandbox/src/crash/overload.bench.ts']),
  calls: () => tableOfCalls(lines([...SOURCE, 'apps/sandbox/src/tests/calls.bench.ts'])),
  idle: () => withProduct(measureIdle),
  interactions: () => withProduct(measureInteractions),
  guards: () => withProduct(measureGuards),
  shells: () => withProduct(measureShells),
  rendering: () => withProduct(measureRendering),
  documents: () => withProduct(measureDocuments),
  lighthouse: () => withProduct(measureLighthouse),
};

const args = process.argv.slice(2);
const at = args.indexOf('--json');
const file = at === -1 ? undefined : args[at + 1];
const only = args.filter((argument) => argument in PARTS);

const figures = [];
let missed = 0;
for (const [name, part] of Object.entries(PARTS)) {
  if (only.length > 0 && !only.includes(name)) continue;
  const measured = await part();
  for (const figure of measured) {
    const { name: what, value, unit, against, gate, goal, atLeast } = figure;
    const isMissed = (gate !== undefined && value > gate) || (atLeast !== undefined && value < atLeast);
    if (isMissed) missed++;
    const notes = [
      against && `against ${against.value} ${against.unit} ${against.name}: ${(value / against.value).toFixed(2)} x`,
      gate !== undefined && `gate ${gate}${isMissed ? ' MISSED' : ''}`,
      goal !== undefined && `goal ${goal}${value > goal ? ` (${Math.round((value - goal) * 1000) / 1000} over)` : ''}`,
    ].filter(Boolean);
    console.log(`${name.padEnd(10)} ${what}: ${value} ${unit}${notes.length > 0 ? `  [${notes.join('; ')}]` : ''}`);
    figures.push({ part: name, ...figure });
  }
}
if (file) writeFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), node: process.version, figures }, null, 2)}\n`);
console.log(`${figures.length} figures, ${missed} gates missed`);
process.exit(missed === 0 ? 0 : 1);
