// Test files that `npm test` leaves out and `npm run test:long` runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sandbox tests that kill, flood or time real processes. One kill and the history checker stay in every run. */
export const CRASH_TRIALS = '/src/crash/(?!kill\\.|history-checker\\.)';

/** Title patterns by file of browser tests; an empty pattern matches the whole file. */
export const nightlyTests = (root) => JSON.parse(readFileSync(join(root, 'apps/e2e/nightly.json'), 'utf8'));

/** @returns whether a test file, given by its path from the root, has no test that is part of `npm test`. */
export function longOnly(root) {
  const nightly = nightlyTests(root);
  const crash = new RegExp(`^apps/sandbox${CRASH_TRIALS}`);
  return (file) => {
    const browser = /^apps\/e2e\/src\/([\w.-]+)$/.exec(file)?.[1];
    return crash.test(file) || /\.(?:trials|site\.e2e)\.ts$/.test(file) || (browser !== undefined && nightly[browser] === '');
  };
}
