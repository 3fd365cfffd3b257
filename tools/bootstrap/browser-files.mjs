// Files of browser tests, and the names of their targets. For any Node, like all that is here.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { nightlyTests } from './long-only.mjs';

const ENDING = '.e2e.ts';

/** Files that change the site for everybody are a part of their own, in which one follows the other. */
export const partOf = (file) => (/^(settlement|brand-book|maintenance)\.e2e|\.site\.e2e/.test(file) ? 'site' : 'builds');

export const browserFiles = (root) => readdirSync(join(root, 'apps/e2e/src')).filter((file) => file.endsWith(ENDING));

/** Files that `npm test` runs: all but those whose every test is nightly. */
export function filesOfEveryRun(root) {
  const nightly = nightlyTests(root);
  return browserFiles(root).filter((file) => nightly[file] !== '');
}

/** Files that go through every section, so a change of any runs them; every other says in visits.json which ones it visits. */
export const THROUGH_ALL = [
  ...['crawl', 'documents', 'faults', 'maintenance', 'missing-words', 'remotes-clean-up', 'route-table', 'routes', 'seo', 'widths'],
  'hidden-language.site',
].map((name) => `${name}${ENDING}`);

export const targetOf = (file) => `e2e-${partOf(file)}--${file.slice(0, -ENDING.length)}`;
