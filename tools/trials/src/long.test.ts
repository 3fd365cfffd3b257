import fc from 'fast-check';
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { JUDGED_SPORTS } from './judged-sports.mjs';
import { draw, readPage, writePage } from './planted.mjs';
import { lines, record, reportOf, tally } from './long-report.mjs';
import { runPart } from './run-part.mjs';
import { countsIn, rowOf } from './runs.mjs';
import { isSteady } from './steadiness.mjs';

const ROOT = resolve(__dirname, '../../..');
// As every test file does at its start; imported at run time, because the folder of Jest's files is not a project.
const { replaySeed } = jest.requireActual<{ replaySeed: (load: () => typeof fc, seed: string) => void }>('../../../.jest/seed.cjs');

describe('steadiness of tests', () => {
  it('[TST-2] accepts one failure in two hundred runs, but no more', () => {
    expect([0, 1, 2].map((failed) => isSteady({ runs: 200, failed }))).toEqual([true, true, false]);
    expect(isSteady({ runs: 0, failed: 0 })).toBe(false);
  });

  it('[TST-2] uses the same random numbers in every run without a seed', () => {
    expect(fc.readConfigureGlobal().seed).toBe(Number(process.env['TOUCHLINE_SEED'] ?? 20_261_122));
  });

  it('[TST-2] reproduces a failure by its seed', () => {
    const given = fc.readConfigureGlobal();
    const drawn = (seed: string) => {
      replaySeed(() => fc, seed);
      return fc.sample(fc.integer(), 20);
    };

    const runs = [drawn('7'), drawn('7'), drawn('8')];

    fc.configureGlobal(given);
    expect(runs[1]).toEqual(runs[0]);
    expect(runs[2]).not.toEqual(runs[0]);
  });

  it('[TST-2] no test uses an unseeded source of random numbers', () => {
    const files = globSync('{apps,libs,tools}/**/src/**/*.{test,test.helper,e2e,trials}.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    });
    const draw = ['Math', 'random('].join('.');

    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => readFileSync(resolve(ROOT, file), 'utf8').includes(draw))).toEqual([]);
  });
});

describe('selection of tests', () => {
  it('[BT-02] the prices of every sport of the catalogue are judged', () => {
    const rows = readFileSync(resolve(ROOT, 'libs/betting/rules/src/markets/sport-rows.ts'), 'utf8');
    const sports = [...rows.matchAll(/^ {2}\[\d+, '([a-z0-9-]+)'/gm)];

    expect(sports.length).toBeGreaterThan(30);
    expect([...JUDGED_SPORTS].sort()).toEqual(sports.map(([, sport]) => sport).sort());
  });

  it('[TST-3] every project and pattern that selects unit tests finds some', () => {
    const configs = globSync('{apps,apps/remotes,libs/*,tools}/*/jest.config.cjs', { cwd: ROOT });
    const nameOf = (file: string) => jest.requireActual<{ displayName: string }>(resolve(ROOT, file)).displayName;
    const folders = new Map(configs.map((file) => [nameOf(file), file.replace('jest.config.cjs', '')]));
    const tests = globSync('{apps,libs,tools}/**/src/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: (name) => name === 'node_modules' });
    const area = readFileSync(resolve(ROOT, 'tools/trials/src/long.mjs'), 'utf8');
    const calls = [...area.matchAll(/'--selectProjects',([^\]]*)\]/g)].map(([, words = '']) =>
      [...words.matchAll(/'([^']+)'/g)].map(([, word = '']) => word),
    );
    const named = calls.map((words) => [words, words.indexOf('--testPathPatterns')] as const).filter(([, at]) => at > 0);
    const projects = calls.flatMap((words) => words.slice(0, Math.max(words.indexOf('--testPathPatterns'), 0) || undefined));
    const missing = named.filter(([words, at]) => {
      const own = tests.filter((file) => words.slice(0, at).some((name) => file.startsWith(folders.get(name) ?? '?')));
      return !own.some((file) => new RegExp(words[at + 1] ?? '').test(`/${file}`));
    });
    const backend = [...area.matchAll(/sandbox\('([^']+)'\)/g)].map(([, pattern = '']) => pattern.replaceAll('\\\\', '\\'));

    expect(named.length).toBeGreaterThan(8);
    expect(projects.filter((name) => !name.startsWith('-') && !folders.has(name))).toEqual([]);
    expect(missing).toEqual([]);
    expect(backend.filter((pattern) => !tests.some((file) => new RegExp(pattern).test(`/${file}`)))).toEqual([]);
  });

  it('[TST-3] every title that selects browser tests is the title of one', () => {
    const titles = globSync('apps/e2e/src/*.ts', { cwd: ROOT }).map((file) => readFileSync(resolve(ROOT, file), 'utf8'));
    const area = readFileSync(resolve(ROOT, 'tools/trials/src/long.mjs'), 'utf8');
    const selected = [...area.matchAll(/playwright\([^)]*'-g', '([^'|]+)'/g)].map(([, title = '']) => title);

    expect(selected.length).toBeGreaterThan(2);
    expect(selected.filter((title) => !titles.some((text) => text.includes(title)))).toEqual([]);
  });
});

describe('parts of a long run', () => {
  const outcome = { commit: 'c0ffee', isOk: true, seconds: 61, seed: '7' };

  it('[TST-3] reports parts of several calls together, with the traces of failed browser tests', () => {
    const root = mkdtempSync(join(tmpdir(), 'long-'));
    record(root, 'nightly', { ...outcome, part: 1 });
    record(root, 'nightly', { ...outcome, part: 3, isOk: false });
    const report = join(root, reportOf('nightly', 3));
    mkdirSync(dirname(report), { recursive: true });
    const results = [{ attachments: [{ name: 'trace', path: 'trace.zip' }, { name: 'note' }] }];
    const tests = [{ status: 'unexpected', projectName: 'mobile', results }];
    writeFileSync(report, JSON.stringify({ suites: [{ suites: [{ specs: [{ file: 'look.e2e.ts', title: 'is dark', tests }] }] }] }));

    expect(lines(root, 'nightly', 3)).toEqual([
      'nightly 1: passed, 61 s, TOUCHLINE_SEED=7',
      'nightly 2: not run',
      'nightly 3: FAILED, 61 s, TOUCHLINE_SEED=7',
      '  [mobile] look.e2e.ts is dark',
      '    trace.zip',
    ]);
    expect(tally(root, 'nightly', 3)).toEqual({ passed: 1, failed: 1, missing: 1 });
  });

  it('[TST-3] drops outcomes of another commit', () => {
    const root = mkdtempSync(join(tmpdir(), 'long-'));
    record(root, 'nightly', { ...outcome, part: 1 });
    record(root, 'nightly', { ...outcome, part: 2, commit: 'decade' });

    expect(tally(root, 'nightly', 2)).toEqual({ passed: 1, failed: 0, missing: 1 });
  });
});

describe('planted breaks', () => {
  const all = Object.fromEntries(
    ['money', 'limits', 'guards', 'coupon', 'remotes', 'tokens', 'tabs'].map((area) => [
      area,
      Array.from({ length: 50 }, (_, at) => `${area} ${at}`),
    ]),
  );

  it('[TST-1] draws 32 different mutants, at least four of each area, the same every time', () => {
    const drawn = draw(all) as string[];

    expect(new Set(drawn).size).toBe(32);
    for (const area of Object.keys(all)) expect(drawn.filter((name) => name.startsWith(area)).length).toBeGreaterThanOrEqual(4);
    expect(draw(all)).toEqual(drawn);
    expect(draw(all, 7)).not.toEqual(drawn);
  });

  it('[TST-1] keeps the rows of other parts when it writes the page', () => {
    const row = { area: 'money', place: 'a.ts:3', original: 'a | b\n  + c', replacement: '', step: 'types' };
    const page = writePage([{ ...row, nr: 1 }]);
    const both = writePage([...readPage(page), { ...row, nr: 2, replacement: 'true', step: 'survives' }]);

    expect(page).toContain('| 1 | money | a.ts:3 | `a ¦ b + c` | nothing | types |');
    expect(both).toContain(
      '| 1 | money | a.ts:3 | `a ¦ b + c` | nothing | types |\n| 2 | money | a.ts:3 | `a ¦ b + c` | `true` | survives |',
    );
    expect(both).toContain('1 of 2 caught');
  });
});

describe('repeated runs', () => {
  it('[TST-2] reads the counts of the last line and of unstable tests', () => {
    const output =
      'e2e: unstable, passed at the second try: a\n10 passed, 0 failed, 0 skipped\nunit | 3 passed\n9398 passed, 1 failed, 2 skipped\n';

    expect(countsIn(output)).toEqual({ passed: 9398, failed: 1, unstable: 1 });
    expect(countsIn('killed')).toEqual({ passed: 0, failed: 1, unstable: 0 });
    expect(
      rowOf({ began: new Date(0), commit: 'c0ffee00', isBusy: true, load: 2.04, minutes: 30.4, passed: 3, failed: 0, unstable: 0 }),
    ).toBe('1970-01-01T00:00\tc0ffee00\tbusy\t2.0\t30\t3\t0\t0\n');
  });
});

describe('duration of tests', () => {
  it('[TST-3] kills a part of a long trial after its time limit, and reports it as failed', async () => {
    const hangs = ['-e', 'setInterval(() => undefined, 1000)'];

    expect(await runPart(hangs, { longestMs: 300 })).toEqual({ isOk: false, isLate: true });
  });

  it('[TST-3] judges a part by its exit status', async () => {
    expect(await runPart(['-e', ''], {})).toEqual({ isOk: true, isLate: false });
    expect(await runPart(['-e', 'process.exit(3)'], {})).toEqual({ isOk: false, isLate: false });
  });
});
