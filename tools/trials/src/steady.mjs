// npm run test:long -- steady: repeats tests that wait, race and use random numbers, each time with another seed. `steady.mjs REPEATS
// PATTERN`.
import { spawnSync } from 'node:child_process';
import { isSteady } from './steadiness.mjs';

const [repeats, pattern] = process.argv.slice(2);
const failed = [];
for (let seed = 1; seed <= Number(repeats); seed += 1) {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', '--maxWorkers=2', pattern], {
    encoding: 'utf8',
    env: { ...process.env, TOUCHLINE_SEED: String(seed) },
  });
  if (status === 0) continue;
  failed.push(seed);
  console.error(stderr);
  console.error(`met again by: TOUCHLINE_SEED=${seed} npx jest ${pattern}`);
}
console.log(`${pattern}: ${failed.length} of ${repeats} runs failed${failed.length > 0 ? `, seeds ${failed.join(' ')}` : ''}`);
process.exit(isSteady({ runs: Number(repeats), failed: failed.length }) ? 0 : 1);
