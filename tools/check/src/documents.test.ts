import { missingRecords, namedIn, wordsIn } from './documents.mjs';

const RECORDS = new Map([['0001', '0001-sections.md']]);

it('[TST-4] counts words of prose, lists, tables and examples, and none that a task writes', () => {
  const text = [
    '# Two words',
    '| a | b |',
    '| --- | --- |',
    'see [the guide](docs/a-long/path.md)',
    '```sh',
    'npm test',
    '```',
    '<!-- package: made by npm run readmes -->',
    'these do not count',
    '<!-- /package -->',
  ].join('\n');

  expect(wordsIn(text)).toBe('Two words a b see the guide sh npm test'.split(' ').length);
});

it('[TST-4] finds decision records named by number or by file', () => {
  expect(namedIn('ADR 0001, ADRs 0002 and 0003; [0004](adr/0004-four.md), [0005](0005-five.md), 2026-11-30')).toEqual({
    numbers: ['0001', '0002', '0003'],
    files: ['0004-four.md', '0005-five.md'],
  });
});

it('[TST-4] reports records that do not exist', () => {
  expect(missingRecords('a.ts', '// ADR 0001 and ADR 0002: [x](docs/adr/0001-other.md)', RECORDS)).toEqual([
    'a.ts: there is no ADR 0002',
    'a.ts: there is no docs/adr/0001-other.md',
  ]);
});
