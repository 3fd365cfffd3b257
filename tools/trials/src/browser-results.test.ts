import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Spec {
  file: string;
  line: number;
  title: string;
  tests: { projectName: string; status: string; results: { errors: { message: string }[] }[] }[];
}
interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  why: string[];
  unstable: string[];
}
// Imported at run time, because the executors are not a separate project.
const { countsOf, outcomesOf, specsOf } = jest.requireActual<{
  countsOf: (file: string, given: { first: Spec[]; again: Spec[]; history: Record<string, string> }) => Counts;
  outcomesOf: (first: Spec[], again: Spec[]) => Map<string, string>;
  specsOf: (suite: object) => { title: string }[];
}>('../../nx/src/executors/browser-results.mjs');
const { addRun, historyFile, readHistory, writeHistory } = jest.requireActual<{
  addRun: (history: Record<string, string>, outcomes: [string, string][]) => Record<string, string>;
  historyFile: (env: Record<string, string>) => string;
  readHistory: (file: string) => Record<string, string>;
  writeHistory: (file: string, history: Record<string, string>) => void;
}>('../../nx/src/bootstrap/test-history.mjs');

const FILE = 'coupon.e2e.ts';
const spec = (title: string, status: string, message = 'first'): Spec => ({
  ...{ file: FILE, line: 7, title },
  tests: [{ projectName: 'desktop', status, results: [{ errors: status === 'expected' ? [] : [{ message }] }] }],
});
const PASSED = Array.from({ length: 48 }, (_, at) => spec(`[CP-01] passed ${at}`, 'expected'));

describe('second run of failed browser tests', () => {
  it('[TST-2] counts a test that failed twice as failed, with its second message', () => {
    const counts = countsOf(FILE, { first: [spec('bad', 'unexpected')], again: [spec('bad', 'unexpected', 'second')], history: {} });

    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0, why: ['[desktop] coupon.e2e.ts:7 bad\nsecond'], unstable: [] });
  });

  it('[TST-2] reports a test that passes the second time as unstable, with its history', () => {
    const counts = countsOf(FILE, {
      first: [...PASSED, spec('shaky', 'unexpected'), spec('later', 'skipped')],
      again: [spec('shaky', 'expected')],
      history: { 'desktop coupon.e2e.ts shaky': 'pppu' },
    });

    expect(counts).toEqual({
      ...{ passed: 49, failed: 0, skipped: 1, why: [] },
      unstable: ['[desktop] coupon.e2e.ts:7 shaky\nfirst\nunstable in 1 of its last 4 runs: pppu'],
    });
  });

  it('[TST-2] fails a test that is unstable in two of its last ten runs', () => {
    const counts = countsOf(FILE, {
      first: [...PASSED, spec('shaky', 'unexpected')],
      again: [spec('shaky', 'expected')],
      history: { 'desktop coupon.e2e.ts shaky': 'ppupppu' },
    });

    expect(counts).toMatchObject({ passed: 48, failed: 1, unstable: [] });
    expect(counts.why).toEqual(['[desktop] coupon.e2e.ts:7 shaky\nfirst\nunstable in 2 of its last 7 runs: ppupppu']);
  });

  it('[TST-2] allows one unstable test in fifty, and fails all of them if there are more', () => {
    const failed = (passed: number, unstable: string[]): number =>
      countsOf(FILE, {
        first: [...PASSED.slice(0, passed), ...unstable.map((title) => spec(title, 'unexpected'))],
        again: unstable.map((title) => spec(title, 'expected')),
        history: {},
      }).failed;

    expect(failed(10, ['one'])).toBe(0);
    expect(failed(48, ['one', 'two'])).toBe(2);
    expect(failed(47, ['one'])).toBe(0);
  });

  it('[TST-2] does not pass a test that failed and is missing from the second run', () => {
    expect([...outcomesOf([spec('bad', 'unexpected')], [])]).toEqual([['desktop coupon.e2e.ts bad', 'f']]);
  });

  it('[TST-2] distinguishes tests with the same title in two suites', () => {
    const suite = {
      title: FILE,
      suites: [
        { title: 'a guest', specs: [spec('sees the page', 'expected')] },
        { title: 'a player', specs: [spec('sees the page', 'expected')] },
      ],
    };

    expect(specsOf(suite).map(({ title }) => title)).toEqual(['a guest › sees the page', 'a player › sees the page']);
  });
});

describe('history of browser tests', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchline-history-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('[TST-2] stores ten runs of each test, and treats an unreadable file as empty', () => {
    const file = join(folder, 'deep/browser-tests.json');
    expect(readHistory(file)).toEqual({});
    let history = readHistory(file);
    for (const outcome of 'uppppppppppf') history = addRun(history, [['desktop a.e2e.ts one', outcome]]);
    writeHistory(file, history);
    expect(readHistory(file)).toEqual({ 'desktop a.e2e.ts one': 'pppppppppf' });

    writeFileSync(file, '{"desktop a.e2e.ts one":"<script>","desktop b.e2e.ts two":"pu"}');
    expect(readHistory(file)).toEqual({ 'desktop b.e2e.ts two': 'pu' });
    writeFileSync(file, '{');
    expect(readHistory(file)).toEqual({});
  });

  it('[TST-2] is outside the checkout', () => {
    expect(historyFile({ XDG_CACHE_HOME: '/cache' })).toBe('/cache/touchline/browser-tests.json');
    expect(historyFile({ TOUCHLINE_HISTORY: '/mine.json' })).toBe('/mine.json');
  });
});
