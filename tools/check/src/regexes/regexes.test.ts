import { measured } from '@touchline/measured';
import { resolve } from 'node:path';
import { findRegexes, regexesOf } from './find-regexes.mjs';
import { MOST_MS, slowest } from './slowest.mjs';

const ROOT = resolve(__dirname, '../../../..');

/** Expressions whose input length is limited by the surrounding code. All others must be fast on 100,000 characters. */
const BOUNDED: readonly { text: string; longest: number; by: string }[] = [
  {
    text: String.raw`/\b(iPhone|iPod|Android(?=.*\bMobile\b)|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|KAIOS)\b/i`,
    longest: 1000,
    by: 'the User-Agent is cut to 1,000 characters',
  },
  { text: String.raw`/0+$/`, longest: 3, by: 'three digits behind the mark of a line in thousandths' },
  { text: String.raw`/^ +| +$/g`, longest: 200, by: 'a value of a brand is at most 200 characters' },
];

/**
 * Files that only read content of this repository: tokens at build time, and patterns of our schemas, which are tested where they are
 * defined.
 */
const OWN: readonly string[] = [
  'libs/ui/kit/src/tokens/design-tokens.ts',
  'libs/shared/contract/src/openapi-examples.ts',
  'apps/sandbox/src/tests/fuzz/generate.ts',
  'libs/server/importers/src/raw-forms/raw-forms.ts',
];

const all = findRegexes(ROOT).filter(({ file }) => !OWN.includes(file));

it('[SEC-7] finds the regular expressions of the product', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ regex }) => regex === null).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

// Timings are only meaningful without other load: `npm run test:long -- regexes`.
if (process.env['TOUCHLINE_LONG'] === '1')
  it('[SEC-7] every expression takes at most 10 ms for 100,000 characters, or for the length that the code before it allows', () => {
    const slow = all.flatMap(({ file, line, text, regex }) => {
      const worst = slowest(regex, BOUNDED.find((known) => known.text === text)?.longest);
      return worst.ms > MOST_MS ? [`${file}:${line} ${text} took ${Math.round(worst.ms)} ms for ${worst.text}`] : [];
    });

    expect(slow).toEqual([]);
    measured({ id: 'SEC-7', unit: 'expressions over 10 ms', atMost: 0, trials: 150, run: 'long', value: slow.length, tried: all.length });
  });

it('[SEC-7] the list of bounds has no entry for a removed expression, or for one that is fast without it', () => {
  for (const { text } of BOUNDED) {
    const found = all.find((known) => known.text === text);
    expect([text, found !== undefined && slowest(found.regex).ms > MOST_MS]).toEqual([text, true]);
  }
});

it.each([
  ['slashes at the end', String.raw`path.replace(/\/+$/, '')`],
  ['a repeat behind a beginning', String.raw`/^[^\s@]+@[^\s@]+[.][^\s@]+$/.test(email)`],
  ['spaces around an optional sign', String.raw`/^(\d{2})\s*\/?\s*(\d{2})$/.exec(expiry)`],
  ['a dot that ends at a new line', String.raw`href.replace(/[?#].*$/, '')`],
  ['nested repeats', String.raw`/^(a+)+$/.test(text)`],
  ['adjacent repeats of one class', String.raw`const NAME = /^\s*(\w*)\s*\w*$/`],
  ['an expression assembled from constants', 'const A = "(?:x+)+"; const B = new RegExp(`^${A}$`);'],
])('[SEC-7] detects %s', (_, code) => {
  const [found] = regexesOf('planted.ts', code);

  expect(slowest(found?.regex).ms).toBeGreaterThan(MOST_MS);
});

it('[SEC-7] detects an expression built from unknown parts', () => {
  expect(regexesOf('planted.ts', 'new RegExp(visitor.text)')).toMatchObject([{ regex: null }]);
});
