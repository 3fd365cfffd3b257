// Files of browser tests, and the names of their targets. Runs on any version of Node, like everything in this folder.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nightlyTests } from './long-only.mjs';

const ENDING = '.e2e.ts';

/** Files that change the site for everybody form a part that runs sequentially. */
export const partOf = (file) => (/^(settlement|brand-book|maintenance)\.e2e|\.site\.e2e/.test(file) ? 'site' : 'builds');

export const browserFiles = (root) => readdirSync(join(root, 'apps/e2e/src')).filter((file) => file.endsWith(ENDING));

/** Files that `npm test` runs: all except those whose tests are all nightly. */
export function filesOfEveryRun(root) {
  const nightly = nightlyTests(root);
  return browserFiles(root).filter((file) => nightly[file] !== '');
}

/** Files that visit every section, so that any change runs them; for the others, visits.json lists the sections they visit. */
export const THROUGH_ALL = [
  ...['crawl', 'documents', 'faults', 'maintenance', 'missing-words', 'remotes-clean-up', 'route-table', 'routes', 'seo', 'widths'],
  'hidden-language.site',
].map((name) => `${name}${ENDING}`);

export const targetOf = (file) => `e2e-${partOf(file)}--${file.slice(0, -ENDING.length)}`;
