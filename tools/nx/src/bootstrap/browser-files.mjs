// Files of browser tests, and the names of their targets. Runs on any version of Node, like everything in this folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nightlyTests } from '../../../../.jest/long-only.mjs';

const ENDING = '.e2e.ts';

/** Files that move the server's clock for everybody: they run alone, in the long run. */
const isOfSite = (file) => file.endsWith(`.site${ENDING}`);

/** Files of tests that can run beside others. */
export const browserFiles = (root) => readdirSync(join(root, 'apps/e2e/src')).filter((file) => file.endsWith(ENDING) && !isOfSite(file));

/** Files that `npm test` runs: all except those whose tests are all nightly. */
export function filesOfEveryRun(root) {
  const nightly = nightlyTests(root);
  return browserFiles(root).filter((file) => nightly[file] !== '');
}

export const targetOf = (file) => `e2e--${file.slice(0, -ENDING.length)}`;
