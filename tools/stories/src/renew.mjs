// npm run pictures: builds Storybook and updates differing images of the screenshot test. Review the changes before committing them.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const STEPS = [
  ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet', '--loglevel', 'error'],
  ['tools/stories/src/run.mjs', '--renew', ...process.argv.slice(2)],
];
for (const args of STEPS) {
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
