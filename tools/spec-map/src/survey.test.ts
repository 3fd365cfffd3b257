import { promisePage, promiseReport, summaryOf } from './promises.mjs';
import { survey } from './survey.mjs';

const TABLES = {
  requirements: '# text\nCP-09\tPossible win\nGD-17\tReturn',
  promises: 'BET-1\tone bet\nA11Y-1\taxe clean',
  waiting: 'GD-17\tidentity\nA11Y-1\tapp',
};
/** Assembled from parts, because a literal title in this file would count as a citation. */
const title = (...ids: string[]) => `it('${ids.map((id) => `[${id}]`).join(' ')} works', () => {});`;
const tag = (text: string) => `/** @${'spec'} ${text} */`;
const TESTED = ['libs/a/src/win.test.ts', title('CP-09', 'BET-1')];
const problemsOf = (change: object) => survey({ ...TABLES, files: [TESTED], documents: [], ...change } as never).problems;

it('[TST-4] reports nothing if every id has a test or is waiting', () => {
  expect(problemsOf({})).toEqual([]);
});

it('[TST-4] does not accept a tag without a test', () => {
  expect(problemsOf({ waiting: 'A11Y-1\tapp', files: [TESTED, ['libs/a/src/back.ts', tag('GD-17')]] })).toEqual([
    'GD-17: no test cites it and it is not in docs/spec/waiting.tsv',
  ]);
});

it.each([
  [{ files: [TESTED, ['libs/a/src/win.ts', tag('CP-99 the win')]] }, 'libs/a/src/win.ts: cites CP-99, which docs/spec does not define'],
  [{ files: [TESTED, ['a.test.ts', title('BET-12')]] }, 'a.test.ts: cites BET-12, which docs/spec does not define'],
  [{ files: [TESTED, ['a.e2e.ts', title('CP-09, ZZZ-1')]] }, 'a.e2e.ts: cites ZZZ-1, which docs/spec does not define'],
  [{ documents: [['docs/adr/0001.md', 'As BET-77 wants, in UTF-8.']] }, 'docs/adr/0001.md: cites BET-77, which docs/spec does not define'],
  [{ waiting: `${TABLES.waiting}\nXX-01\tapp` }, 'docs/spec/waiting.tsv: cites XX-01, which docs/spec does not define'],
  [{ waiting: `${TABLES.waiting}\nBET-1\tapp` }, 'BET-1: tested, so it leaves docs/spec/waiting.tsv'],
  [{ promises: `${TABLES.promises}\nBET-1\tagain` }, 'BET-1: defined twice'],
])('[TST-4] reports an inconsistency: %#', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

it('[TST-4] reports the state of each promise by the tests that cite it, and what is kept only in part', () => {
  const homes = new Map([
    ['BET-1', { tests: new Set(['short.test.ts']) }],
    ['BET-2', { tests: new Set(['long.test.ts']) }],
    ['BET-3', { tests: new Set(['short.test.ts']) }],
    ['BET-4', { tests: new Set<string>() }],
    ['BET-5', { tests: new Set(['nightly.e2e.ts']) }],
    ['BET-6', { tests: new Set(['partly.e2e.ts']) }],
    ['BET-7', { tests: new Set(['partly.e2e.ts']) }],
  ]);
  const texts: Readonly<Record<string, string>> = {
    'long.test.ts': ['TOUCHLINE', 'LONG'].join('_'),
    'partly.e2e.ts': ["test('[BET-6] [BET-7] plays", "'); test('[BET-7] rests", "');"].join(''),
  };
  const textOf = (file: string) => texts[file] ?? '';
  const isLongOnly = (file: string, titles: readonly string[]) =>
    file === 'nightly.e2e.ts' || (file === 'partly.e2e.ts' && titles.every((title) => title.includes('plays')));
  const promises = 'BET-1\ta\nBET-2\tb\nBET-3\tc\nBET-4\td\nBET-5\te\nBET-6\tf\nBET-7\tg\n';
  const report = (weaker: string) => promiseReport({ promises, weaker, homes, textOf, isLongOnly });

  expect(report('BET-3\t10 of 200\n').rows).toEqual([
    ['BET-1', 'in every run', 'short.test.ts'],
    ['BET-2', 'at its number in the long run', 'long.test.ts'],
    ['BET-3', 'weaker', '10 of 200'],
    ['BET-4', 'not there', ''],
    ['BET-5', 'only in the long run', 'nightly.e2e.ts'],
    ['BET-6', 'only in the long run', 'partly.e2e.ts'],
    ['BET-7', 'in every run', 'partly.e2e.ts'],
  ]);
  expect(summaryOf(report('').rows)).toBe('3 in every run, 1 at its number in the long run, 2 only in the long run, 0 weaker, 1 not there');
  expect(report('BET-4\tx\nBET-9\tx\n').problems).toEqual([
    'BET-4: no test cites it, so it is not weaker but not there; it leaves docs/spec/weaker.tsv',
    'docs/spec/weaker.tsv: cites BET-9, which is no promise',
  ]);
});

it('[TST-4] writes the report as a page: promise, number, and what is kept only in part', () => {
  const page = promisePage({
    rows: [
      ['BET-1', 'in every run', 'a.test.ts'],
      ['BET-2', 'weaker', '10 | 200'],
    ],
    promises: '# text\nBET-1\tone bet\tbreak\ttrial\t0 lost\nBET-2\ttwo bets\tbreak\ttrial\t200 of 200\n',
  });

  expect(page).toContain('2 promises: 1 in every run, 0 at its number in the long run, 0 only in the long run, 1 weaker, 0 not there.');
  expect(page.split('\n').filter((line) => line.startsWith('| BET'))).toEqual([
    '| BET-1 | one bet | 0 lost | in every run |  |',
    '| BET-2 | two bets | 200 of 200 | weaker | 10 \\| 200 |',
  ]);
});
