// npm run check: all checks that do not need the running product, cached by Nx. `-- types lint` runs only these, without the cache.
import { spawnSync } from 'node:child_process';
import { runTargets } from '../../nx/src/bootstrap/nx.mjs';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';
import { CHECKS } from '../../nx/src/bootstrap/checks.mjs';

const only = process.argv.slice(2);

/** Runs one check and prints its result. @returns whether it passed. */
function ask({ name, args }) {
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  for (const [note] of stdout.matchAll(/^note: .*$/gm)) console.log(`       ${note}`);
  if (status !== 0) console.log(`${stdout}\n${stderr}`.trim().split('\n').slice(0, 200).join('\n'));
  return status === 0;
}

if (only.length === 0) {
  // Sequentially: each check uses both cores if it can.
  const { code, passed, failed, skipped } = await runTargets('check', [
    'run-many',
    '--parallel=1',
    '-t',
    ...CHECKS.map(({ target }) => target),
  ]);
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(code);
}
const chosen = CHECKS.filter(({ name, key }) => only.includes(name) || only.includes(key));
const passed = chosen.filter(ask).length;
console.log(`${passed} passed, ${chosen.length - passed} failed, 0 skipped`);
process.exit(chosen.length > 0 && passed === chosen.length ? 0 : 1);
