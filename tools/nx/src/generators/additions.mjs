// npm run test:long -- additions: adds a real sport, language, game model, section, payment kind and coupon rule, each to a copy of the workspace, counts the existing files
// that are changed, and runs the steps of `npm test` that are concerned. One of them: `... additions sport`; `--count` runs no steps.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ADDITIONS } from './additions/additions.mjs';
import { copyWorkspace, fingerprint, touchedSince } from './workspace-copy.mjs';
import { ROOT } from './workspace.mjs';

let passed = 0;
let failed = 0;
const verdict = (name, isOk, why = '') => {
  if (isOk) passed++;
  else failed++;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name}`);
  if (!isOk && why !== '') console.log(why);
};

const [wanted] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isCount = process.argv.includes('--count');
const chosen = Object.entries(ADDITIONS).filter(([name]) => wanted === undefined || name === wanted);
if (chosen.length === 0) {
  console.error(`additions: there are ${Object.keys(ADDITIONS).join(', ')}`);
  process.exit(1);
}

/** Runs a step in the copy. */
function run(root, [name, args, env = {}]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    ...{ cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 },
    env: { ...process.env, ...env },
  });
  verdict(name, status === 0, `${stdout}${stderr}`.slice(-6000));
}

for (const [name, { most, add, steps, holds = () => [], byInstall = [] }] of chosen) {
  const root = join(ROOT, `.cache/addition-${name}`);
  const began = Date.now();
  try {
    copyWorkspace(root);
    const before = fingerprint(root);
    await add(root);
    const touched = [...touchedSince(root, before), ...byInstall];
    console.log(`       ${name}: ${touched.join(', ')}`);
    verdict(`${name}: at most ${most} existing files are changed: ${touched.length}`, touched.length <= most);
    if (isCount) continue;
    for (const step of steps) run(root, [`${name}: ${step[0]}`, ...step.slice(1)]);
    for (const [what, isOk] of await holds((file) => readFileSync(join(root, file), 'utf8'), root)) verdict(`${name}: ${what}`, isOk);
  } catch (error) {
    verdict(name, false, String(error.stack));
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  console.log(`       ${name}: ${Math.round((Date.now() - began) / 1000)} s`);
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
