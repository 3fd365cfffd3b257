import { blockOf, keptSizes, kilobytes, ownBlock, statedSizes, withBlock } from './readme-block.mjs';

const manifest = {
  name: '@touchline/news-ui',
  version: '0.0.1',
  dependencies: { '@touchline/ui-kit': '0.0.1', '@touchline/news-rules': '0.0.1' },
  peerDependencies: { react: '^19' },
};
const BLOCK = `<!-- package: made by npm run readmes -->

\`\`\`sh
npm install @touchline/news-ui
\`\`\`

- Size: entry 12 kB after gzip, 9.9 kB after brotli, \`style.css\` 1.2 kB after gzip; what it needs is not counted.
- Needs: \`@touchline/news-rules\` and \`@touchline/ui-kit\`, which npm installs with it; \`react\` ^19 of the page that uses it.
- Stability: until 1.0.0 a change that breaks is a minor version; what is to go is marked \`@deprecated\` for at least one minor version and six months ([releases](../../../docs/releases.md)).

<!-- /package -->`;
const sizes = { gzip: 12_345, brotli: 9_870, style: 1_200 };

it('[LB-01] describes installation, size, dependencies and stability of a lib', () => {
  expect(blockOf(manifest, sizes)).toBe(BLOCK);
});

it('[LB-01] describes a stable lib without dependencies and styles', () => {
  const block = blockOf({ name: 'a', version: '1.0.0' }, { gzip: 40, brotli: 30, style: 0 });

  expect(block).toContain('- Size: entry 0.1 kB after gzip, 0.1 kB after brotli; what it needs is not counted.');
  expect(block).toContain('- Needs: nothing.');
  expect(block).toContain('- Stability: a change that breaks is a major version;');
});

it.each([
  [40, '0.1 kB'],
  [840, '0.8 kB'],
  [9_949, '9.9 kB'],
  [9_960, '10 kB'],
  [123_456, '123 kB'],
])('[LB-01] formats %i bytes as %s', (bytes, expected) => {
  expect(kilobytes(bytes)).toBe(expected);
});

it.each([
  ['are about what they were', { gzip: 13_700, brotli: 10_900, style: 1_450 }, { gzip: 12_000, brotli: 9_900, style: 1_200 }],
  ['have grown by a fifth', { gzip: 14_500, brotli: 9_900, style: 1_200 }, { gzip: 14_500, brotli: 9_900, style: 1_200 }],
  ['lost the styles', { gzip: 12_000, brotli: 9_900, style: 0 }, { gzip: 12_000, brotli: 9_900, style: 0 }],
])('[LB-01] chooses the figures of a lib whose sizes %s', (_, real, kept) => {
  expect(keptSizes(statedSizes(BLOCK), real)).toEqual(kept);
});

it('[LB-01] inserts a block below the first paragraph, and replaces it in place', () => {
  const readme = '# @touchline/news-ui\n\nWhat is\nnew.\n\nMore.\n';
  const once = withBlock(readme, BLOCK);
  const newer = BLOCK.replace('12 kB', '15 kB');

  expect(once).toBe(`# @touchline/news-ui\n\nWhat is\nnew.\n\n${BLOCK}\n\nMore.\n`);
  expect(withBlock(once, newer)).toBe(`# @touchline/news-ui\n\nWhat is\nnew.\n\n${newer}\n\nMore.\n`);
  expect(ownBlock(once)).toBe(BLOCK);
  expect(ownBlock(readme)).toBeUndefined();
});
