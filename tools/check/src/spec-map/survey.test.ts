import { rowsTable, waitingTable } from './judgements.mjs';
import { measuresOf } from './measure-calls.mjs';
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
  [{ promises: `${TABLES.promises}\nBET-1\tagain` }, 'BET-1: defined twice'],
])('[TST-4] reports an inconsistency: %#', (change, problem) => {
  expect(problemsOf(change)).toEqual([problem]);
});

/** A call in a test, assembled from parts like the titles. */
const call = (fields: string) => ['measured', `({ ${fields}, value: found.length });`].join('');
const calls = (files: [string, string][], isLong = false) =>
  measuresOf({ files, promises: ['BET-1', 'BET-2', 'BET-3'], isLongOnly: () => isLong });

it('[TST-4] reads what tests measure from their calls', () => {
  const { table, problems } = calls([
    ['b.test.ts', call("id: 'BET-2', unit: 'ms', atLeast: 1, atMost: 2.5")],
    ['a.test.ts', call("id: 'BET-1',\n  unit: 'duplicates',\n  atMost: 0,\n  trials: 10_000,\n  run: 'long'")],
  ]);

  expect(problems).toEqual([]);
  expect(table.split('\n').slice(2)).toEqual([
    'BET-1\tduplicates\t<= 0\t10000\tlong\ta.test.ts',
    'BET-2\tms\t>= 1, <= 2.5\t1\tevery\tb.test.ts',
    '',
  ]);
});

it.each([
  ["id: 'BET-9', unit: 'ms', atMost: 1", 'a.test.ts: measures BET-9, which is no promise'],
  ["id: 'BET-1', unit: 'ms', trials: 5", 'a.test.ts: BET-1 is measured without a bound'],
  ["id: name, unit: 'ms', atMost: 1", 'a.test.ts: 1 calls of measured() without literal names before the value'],
])('[TST-4] reports a call that cannot be a measure: %s', (fields, problem) => {
  expect(calls([['a.test.ts', call(fields)]]).problems).toEqual([problem]);
});

it('[TST-4] reports a number that two tests measure, and one of every run in a file of the long run', () => {
  const text = call("id: 'BET-1', unit: 'ms', atMost: 1");

  expect(
    calls([
      ['a.test.ts', text],
      ['b.test.ts', text],
    ]).problems,
  ).toEqual(['BET-1: ms is measured twice, in a.test.ts and b.test.ts']);
  expect(calls([['a.test.ts', text]], true).problems).toEqual([
    'a.test.ts: measures BET-1 for every run, and npm test does not run this file',
  ]);
});

it('[TST-4] calls a promise kept only if a test measures it, and says in which run', () => {
  const cited = { tests: new Set(['a.test.ts']) };
  const homes = new Map([
    ...['BET-1', 'BET-2', 'BET-3', 'BET-5'].map((id) => [id, cited] as const),
    ['BET-4', { tests: new Set<string>() }] as const,
  ]);
  const measures = [
    { id: 'BET-1', unit: 'duplicates', atMost: 0, trials: 1, run: 'every', file: 'a.test.ts' },
    { id: 'BET-2', unit: 'lost', atMost: 0, trials: 10_000, run: 'long', file: 'a.test.ts' },
    { id: 'BET-2', unit: 'ms', atLeast: 1, trials: 1, run: 'every', file: 'a.test.ts' },
    { id: 'BET-3', unit: 'lost', atMost: 0, trials: 1, run: 'every', file: 'a.test.ts' },
  ];
  const promises = 'BET-1\ta\nBET-2\tb\nBET-3\tc\nBET-4\td\nBET-5\te\n';
  const report = (weaker: string) => promiseReport({ promises, weaker, homes, measures });

  expect(report('BET-3\t10 of 200\n').rows).toEqual([
    ['BET-1', 'measured in every run', 'duplicates <= 0', ''],
    ['BET-2', 'measured in the long run', 'lost <= 0 in 10,000 (long); ms >= 1', ''],
    ['BET-3', 'measured in part', 'lost <= 0', '10 of 200'],
    ['BET-4', 'not there', '', ''],
    ['BET-5', 'cited, not measured', '', ''],
  ]);
  expect(summaryOf(report('').rows)).toBe(
    '2 measured in every run, 1 measured in the long run, 0 measured in part, 1 cited, not measured, 1 not there',
  );
  expect(report('BET-4\tx\nBET-9\tx\n').problems).toEqual([
    'BET-4: no test cites it, so it is not weaker but not there; it leaves docs/spec/weaker.tsv',
    'docs/spec/weaker.tsv: cites BET-9, which is no promise',
  ]);
});

it('[TST-4] writes the report as a page: promise, number, what is measured, and what is less', () => {
  const page = promisePage({
    rows: [
      ['BET-1', 'measured in every run', 'lost <= 0', ''],
      ['BET-2', 'measured in part', 'lost <= 0', '10 | 200'],
    ],
    promises: '# text\nBET-1\tone bet\tbreak\ttrial\t0 lost\nBET-2\ttwo bets\tbreak\ttrial\t200 of 200\n',
  });

  expect(page.split('\n').filter((line) => line.startsWith('| BET'))).toEqual([
    '| BET-1 | one bet | 0 lost | measured in every run | lost <= 0 |  |',
    '| BET-2 | two bets | 200 of 200 | measured in part | lost <= 0 | 10 \\| 200 |',
  ]);
});

describe('what was seen of each requirement', () => {
  const requirements = '# text\nAA-01\tone\nAA-02\ttwo\nAA-03\tthree\nAA-04\tfour\nAA-05\tfive';
  const seen = [
    'AA-02\tplayers\tin a browser\tapps/e2e/src/two.e2e.ts\t[AA-02] the second',
    'AA-03\tanyone\tby its rule\tlibs/three.test.ts\tnot reachable from outside',
    'AA-05\tanyone\tin a browser\tapps/e2e/src/five.e2e.ts\t[AA-05] the fifth',
  ].join('\n');
  const check = (row: string, isSeen: boolean) => ({ row, who: 'anyone', how: `a look at ${row}`, isSeen });
  const table = (checks: object[]) =>
    rowsTable({
      requirements,
      seen,
      checks: checks as never,
      passed: (_file: string, wanted: string) => wanted.startsWith(`[${'AA-02'}]`),
    });
  const waitingOf = (rows: string, more: object = {}) =>
    waitingTable({
      requirements,
      promises: '',
      rows,
      scripts: ["  'AA-01': ["],
      tests: [
        ['apps/e2e/src/two.e2e.ts', title('AA-02')],
        ['libs/three.test.ts', title('AA-03')],
      ],
      homes: new Map(),
      ...more,
    } as never)
      .split('\n')
      .slice(1, -1);

  it('[TST-4] counts a row as seen by all of its checks or an executed browser test, else as tested, else as waiting', () => {
    expect(
      table([check('AA-01', true), check('AA-01', true)])
        .split('\n')
        .slice(3, -1),
    ).toEqual([
      'AA-01\tseen\tanyone\ta look at AA-01; a look at AA-01\tscript',
      'AA-02\tseen\tplayers\tin a browser\tapps/e2e/src/two.e2e.ts: [AA-02] the second',
      'AA-03\ttested\tanyone\tby its rule; no script: not reachable from outside\tlibs/three.test.ts',
      'AA-04\twaits\t\tnot judged\t',
      'AA-05\twaits\tanyone\tnot seen: in a browser\tapps/e2e/src/five.e2e.ts: [AA-05] the fifth',
    ]);
    expect(table([check('AA-01', true), check('AA-01', false)])).toContain(
      'AA-01\twaits\tanyone\ta look at AA-01; not seen: a look at AA-01',
    );
  });

  it('[TST-4] a requirement without a judgement waits, however many tests cite it', () => {
    expect(waitingOf(table([check('AA-01', true)]))).toEqual(['AA-04\tnot judged', 'AA-05\tnot seen: in a browser']);
    expect(waitingOf('')).toEqual(['AA-01', 'AA-02', 'AA-03', 'AA-04', 'AA-05'].map((id) => `${id}\tnot judged`));
    expect(waitingOf('', { requirements: '', promises: 'BET-1\tone' })).toEqual(['BET-1\tno test cites it']);
  });

  it('[TST-4] a judgement waits again when its evidence or who can reach it is missing', () => {
    const rows = table([check('AA-01', true)]);
    expect(waitingOf(rows, { scripts: [] })[0]).toBe('AA-01\tthe script has no check of it any more');
    expect(waitingOf(rows, { tests: [] }).slice(0, 2)).toEqual([
      'AA-02\tapps/e2e/src/two.e2e.ts does not cite it any more',
      'AA-03\tlibs/three.test.ts does not cite it any more',
    ]);
    expect(waitingOf('AA-01\tseen\t\ta look\tscript')[0]).toBe('AA-01\tthe judgement does not say by whom it may be reached');
  });
});
