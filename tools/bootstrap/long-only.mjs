// Which test files `npm test` leaves out and `npm run test:long` runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the sandbox that kill, flood or time real processes. One kill and the checker of histories stay in every run. */
export const CRASH_TRIALS = '/src/crash/(?!kill\\.|history-checker\\.)';

/** Patterns of titles by file of browser tests; an empty pattern is the whole file. */
export const nightlyTests = (root) => JSON.parse(readFileSync(join(root, 'apps/e2e/nightly.json'), 'utf8'));

/** @returns whether no test of a file, named from the root of the workspace, is part of `npm test`. */
export function longOnly(root) {
  const nightly = nightlyTests(root);
  const crash = new RegExp(`^apps/sandbox${CRASH_TRIALS}`);
  return (file) => {
    const browser = /^apps\/e2e\/src\/([\w.-]+)$/.exec(file)?.[1];
    return crash.test(file) || file.endsWith('.trials.ts') || (browser !== undefined && nightly[browser] === '');
  };
}
