import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, matchesGlob, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../..');
interface Project {
  displayName: string;
  roots: string[];
  testMatch: string[];
  testPathIgnorePatterns: string[];
  testEnvironment?: string;
}
// Imported at run time, because the folder of Jest's files is not a project.
const { together } = jest.requireActual<{ together: (root: string, folders: string[]) => { projects: Project[] } }>(
  '../../../../.jest/together.cjs',
);
const { CRASH_TRIALS } = jest.requireActual<{ CRASH_TRIALS: string }>('../../../../.jest/long-only.mjs');
const LONG = jest.requireActual<string[]>('../../../../.jest/long-files.json');

const folders = globSync('{apps,apps/remotes,libs/*,tools}/*/jest.config.cjs', { cwd: ROOT }).map((file) => dirname(file));
const tests = globSync('{apps,libs,tools}/**/src/**/*.test.{ts,tsx}', { cwd: ROOT, exclude: (name) => name === 'node_modules' });
const { projects } = together(ROOT, folders);

const isIn =
  (file: string) =>
  ({ testMatch, testPathIgnorePatterns }: Project): boolean =>
    testMatch.some((glob) => matchesGlob(join(ROOT, file), glob.replace('<rootDir>', ROOT))) &&
    !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(join(ROOT, file)));

it('[TST-3] all unit tests run in a few Jest projects, each in one of them and with the settings of its folder', () => {
  const isInGroup = (file: string) => process.env['TOUCHLINE_GROUPS'] === '1' && file.startsWith('apps/sandbox/src/tests/');
  const isLong = (file: string) => new RegExp(`^apps/sandbox${CRASH_TRIALS}`).test(file);
  const places = tests.map((file) => [file, projects.filter(isIn(file)).length] as const);
  const load = createRequire(join(ROOT, 'package.json'));
  const wrong = folders.filter((folder) => {
    const own = load(join(ROOT, folder, 'jest.config.cjs')) as Partial<Project>;
    const found = projects.filter(({ roots }) => roots.includes(`<rootDir>/${folder}/src`));
    return found.length !== 1 || found[0]?.testEnvironment !== own.testEnvironment;
  });

  expect(projects.length).toBeLessThanOrEqual(5);
  expect(tests.length).toBeGreaterThan(700);
  expect(wrong).toEqual([]);
  expect(places.filter(([file, count]) => count !== 1 && !(count === 0 && (isLong(file) || isInGroup(file))))).toEqual([]);
});

it('[TST-3] every file that is started first is there', () => {
  const all = [...tests, ...globSync('apps/sandbox/src/groups/*', { cwd: ROOT })];
  expect(LONG.filter((part) => !all.some((file) => file.includes(part)))).toEqual([]);
});
