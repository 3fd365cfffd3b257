// node tools/nx/src/bootstrap/counted.mjs RESULT SCRIPT …: runs a script that ends with `N passed, N failed` and stores the counts in a file.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './lib.mjs';
import { clearMeasures, readMeasures } from './measures.mjs';

const [result, ...args] = process.argv.slice(2);
/** Number of output lines kept of a failed script. */
const SHOWN = 200;
// Scripts that start Nx themselves must not inherit the settings of this run.
const isOfNx = (name) => name !== 'NX_DAEMON' && (name.startsWith('NX_') || name === 'FORCE_COLOR');
const report = clearMeasures(join(ROOT, 'test-results', `${result.replaceAll('/', '-')}.measures.jsonl`));
const env = { ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isOfNx(name))), TOUCHLINE_MEASURES: report };

let output = '';
const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['inherit', 'pipe', 'pipe'] });
for (const [stream, out] of [
  [child.stdout, process.stdout],
  [child.stderr, process.stderr],
])
  stream.on('data', (chunk) => {
    output += chunk;
    out.write(chunk);
  });
child.on('exit', (code) => {
  const [, passed, failed, skipped = 0] = [...output.matchAll(/(\d+) passed, (\d+) failed(?:, (\d+) skipped)?/g)].at(-1) ?? [];
  const isGood = code === 0 && passed !== undefined && Number(failed) === 0;
  const counts = { passed: Number(passed ?? 0), failed: isGood ? 0 : Math.max(1, Number(failed ?? 1)), skipped: Number(skipped) };
  const why = isGood ? [] : [output.split('\n').slice(-SHOWN).join('\n')];
  mkdirSync(dirname(join(ROOT, result)), { recursive: true });
  writeFileSync(join(ROOT, result), JSON.stringify({ ...counts, why, measures: readMeasures(report) }));
  process.exit(isGood ? 0 : 1);
});
