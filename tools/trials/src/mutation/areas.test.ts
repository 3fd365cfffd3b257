import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { AREAS, BREAK, settingsOf, WANTED } from './areas.mjs';

const ROOT = resolve(__dirname, '../../../..');

describe('mutation areas', () => {
  it('[TST-1] mutates money, limits, guards, remotes, tokens, the backend’s coupon and tabs, and fails below 80 percent', () => {
    expect(Object.keys(AREAS)).toEqual(['money', 'limits', 'guards', 'remotes', 'tokens', 'coupon', 'tabs']);
    expect([WANTED, BREAK]).toEqual([85, 80]);
    expect(Object.keys(AREAS).map((name) => settingsOf(name).thresholds.break)).toEqual([85, 80, 80, 80, 80, 80, 80]);
  });

  it.each(Object.keys(AREAS))('[TST-1] finds the files to mutate in %s, and their tests', (name) => {
    const { mutate, jest: runner } = settingsOf(name);
    const project = runner.configFile.replace('/jest.config.cjs', '');
    const found = mutate.filter((glob) => !glob.startsWith('!')).map((glob) => globSync(glob, { cwd: ROOT }).length);
    const tests = (runner.config.testMatch ?? ['**/*.test.ts']).map((glob) => globSync(`${project}/src/${glob}`, { cwd: ROOT }).length);

    expect(found.filter((count) => count === 0)).toEqual([]);
    expect(tests.filter((count) => count === 0)).toEqual([]);
  });
});
