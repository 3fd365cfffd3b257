import { resolve } from 'node:path';
import { findRegexes, regexesOf } from './find-regexes.mjs';
import { MOST_MS, slowest } from './slowest.mjs';

const ROOT = resolve(__dirname, '../../..');

/** Expressions that are given no more than so many characters, by the code around them. Every other one has to be quick on 100,000. */
const BOUNDED: readonly { text: string; longest: number; by: string }[] = [
  {
    text: String.raw`/\b(iPhone|iPod|Android(?=.*\bMobile\b)|Windows Phone|IEMobile|Opera Mini|BlackBerry|BB10|KAIOS)\b/i`,
    longest: 1000,
    by: 'the User-Agent is cut to 1,000 characters',
  },
  { text: String.raw`/0+$/`, longest: 3, by: 'three digits behind the mark of a line in thousandths' },
  { text: String.raw`/^ +| +$/g`, longest: 200, by: 'a value of a brand is at most 200 characters' },
];

/** Files that read what this repository holds: tokens when it is built, and patterns of its own schemas, which are found where they are written. */
const OWN: readonly string[] = [
  'libs/ui/kit/src/tokens/design-tokens.ts',
  'libs/shared/contract/src/openapi-examples.ts',
  'apps/sandbox/src/tests/fuzz/generate.ts',
];

const all = findRegexes(ROOT).filter(({ file }) => !OWN.includes(file));

it('[SEC-7] finds the expressions of the product', () => {
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter(({ regex }) => regex === null).map(({ file, line }) => `${file}:${line}`)).toEqual([]);
});

// Milliseconds say something of an expression where nothing else runs: `npm run test:long -- regexes`.
if (process.env['TOUCHLINE_LONG'] === '1')
  it('[SEC-7] every expression reads 100,000 characters within 10 ms, or no more than the code before it lets through', () => {
    const slow = all.flatMap(({ file, line, text, regex }) => {
      const worst = slowest(regex, BOUNDED.find((known) => known.text === text)?.longest);
      return worst.ms > MOST_MS ? [`${file}:${line} ${text} took ${Math.round(worst.ms)} ms for ${worst.text}`] : [];
    });

    expect(slow).toEqual([]);
  });

it('[SEC-7] no bound is kept for an expression that is gone, and none for one that is quick without it', () => {
  for (const { text } of BOUNDED) {
    const found = all.find((known) => known.text === text);
    expect([text, found !== undefined && slowest(found.regex).ms > MOST_MS]).toEqual([text, true]);
  }
});

it.each([
  ['slashes at the end', String.raw`path.replace(/\/+$/, '')`],
  ['nested repeats', String.raw`/^(a+)+$/.test(text)`],
  ['two repeats of the same', String.raw`const NAME = /^\s*(\w*)\s*\w*$/`],
  ['one that is put together', 'const A = "(?:x+)+"; const B = new RegExp(`^${A}$`);'],
])('[SEC-7] notices %s', (_, code) => {
  const [found] = regexesOf('planted.ts', code);

  expect(slowest(found?.regex).ms).toBeGreaterThan(MOST_MS);
});

it('[SEC-7] notices an expression made of what it can not see', () => {
  expect(regexesOf('planted.ts', 'new RegExp(visitor.text)')).toMatchObject([{ regex: null }]);
});
