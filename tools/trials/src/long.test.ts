import fc from 'fast-check';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runPart } from './run-part.mjs';
import { isSteady } from './steadiness.mjs';

const ROOT = resolve(__dirname, '../../..');
// As each test file does before it begins; the folder of Jest's files is no project that could be imported.
const { replaySeed } = jest.requireActual<{ replaySeed: (load: () => typeof fc, seed: string) => void }>('../../jest/seed.cjs');

describe('tests that are steady', () => {
  it('[TST-2] takes one failure of two hundred, and no more', () => {
    expect([0, 1, 2].map((failed) => isSteady({ runs: 200, failed }))).toEqual([true, true, false]);
    expect(isSteady({ runs: 0, failed: 0 })).toBe(false);
  });

  it('[TST-2] draws the same numbers in every run that names no seed', () => {
    expect(fc.readConfigureGlobal().seed).toBe(Number(process.env['TOUCHLINE_SEED'] ?? 20_261_122));
  });

  it('[TST-2] meets a failure again by its seed', () => {
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

  it('[TST-2] no test draws from a source that has no seed', () => {
    const files = globSync('{apps,libs,tools}/**/src/**/*.{test,test.helper,e2e,trials}.{ts,tsx}', {
      cwd: ROOT,
      exclude: (name) => name === 'node_modules' || name === 'dist',
    });
    const draw = ['Math', 'random('].join('.');

    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => readFileSync(resolve(ROOT, file), 'utf8').includes(draw))).toEqual([]);
  });
});

describe('tests that one can afford', () => {
  it('[TST-3] ends a part of a long trial when its time is up, and calls it failed', async () => {
    const hangs = ['-e', 'setInterval(() => undefined, 1000)'];

    expect(await runPart(hangs, { longestMs: 300 })).toEqual({ isOk: false, isLate: true });
  });

  it('[TST-3] takes a part by its exit status', async () => {
    expect(await runPart(['-e', ''], {})).toEqual({ isOk: true, isLate: false });
    expect(await runPart(['-e', 'process.exit(3)'], {})).toEqual({ isOk: false, isLate: false });
  });
});
