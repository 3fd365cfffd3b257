// Test files that `npm test` leaves out and `npm run test:long` runs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sandbox tests that kill, flood or time real processes. One kill and the history checker stay in every run. */
export const CRASH_TRIALS = '/src/crash/(?!kill\\.|history-checker\\.)';

/** Title patterns by file of browser tests; an empty pattern matches the whole file. */
export const nightlyTests = (root) => JSON.parse(readFileSync(join(root, 'apps/e2e/nightly.json'), 'utf8'));

/** A title with a parameter may also be that of a test that every run has, if the pattern excepts some values. */
const withoutExceptions = (pattern) =>
  pattern
    .split('|')
    .filter((part) => !part.includes('(?!'))
    .join('|');

/** @returns whether none of these tests of a file, given by its path from the root, is part of `npm test`. */
export function longOnly(root) {
  const nightly = nightlyTests(root);
  const crash = new RegExp(`^apps/sandbox${CRASH_TRIALS}`);
  const isNightly = (pattern, titles) => {
    if (pattern === undefined || pattern === '') return pattern === '';
    const matches = (title) => {
      const own = title.includes('${') ? withoutExceptions(pattern) : pattern;
      return own !== '' && new RegExp(own).test(title);
    };
    return titles.length > 0 && titles.every(matches);
  };
  return (file, titles) => {
    const browser = /^apps\/e2e\/src\/([\w.-]+)$/.exec(file)?.[1];
    return crash.test(file) || /\.(?:trials|site\.e2e)\.ts$/.test(file) || (browser !== undefined && isNightly(nightly[browser], titles));
  };
}
