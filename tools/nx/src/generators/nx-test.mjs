// Checks the Nx set-up: every project has its targets, a second run comes from the cache, and a change of a lib runs exactly its
// dependents. The dependents are read from package.json, independently of Nx.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { browserFiles, filesOfEveryRun, targetOf } from '../bootstrap/browser-files.mjs';
import { ROOT } from './workspace.mjs';

/** Files of browser tests that any change of a section may run. */
const MOST_THROUGH_ALL = 3;

const work = mkdtempSync(join(tmpdir(), 'touchline-nx-'));
let passed = 0;
let failed = 0;
const verdict = (name, wrong) => {
  if (wrong.length === 0) passed++;
  else failed++;
  console.log(`${wrong.length === 0 ? 'ok    ' : 'FAILED'} nx: ${name}`);
  for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
};
const nx = (...args) => {
  const env = { ...process.env, NX_DAEMON: 'false', CI: '' };
  return spawnSync(process.execPath, [join(ROOT, 'node_modules/nx/dist/bin/nx.js'), ...args], { cwd: ROOT, encoding: 'utf8', env });
};
const graphOf = (...args) => {
  const file = join(work, 'graph.json');
  const { status, stdout, stderr } = nx(...args, `${args[0] === 'graph' ? '--file' : '--graph'}=${file}`);
  if (status !== 0) throw new Error(stdout + stderr);
  return JSON.parse(readFileSync(file, 'utf8'));
};

const projects = globSync(['{apps,tools}/*/package.json', 'apps/remotes/*/package.json', 'libs/*/*/package.json'], { cwd: ROOT }).map(
  (file) => ({
    folder: dirname(file),
    ...JSON.parse(readFileSync(join(ROOT, file), 'utf8')),
  }),
);
const usedBy = ({ dependencies, devDependencies, peerDependencies }) =>
  Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies });

/** Names of the projects that use a lib, directly or not, including itself. */
function usersOf(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  for (const project of projects) if (usedBy(project).includes(name)) usersOf(project.name, found);
  return found;
}

const WANTED = {
  libs: ({ folder }) => ['build', 'typecheck', 'lint', ...(existsSync(join(ROOT, folder, 'src')) && hasTests(folder) ? ['test'] : [])],
  apps: ({ folder }) => ['typecheck', 'lint', ...(folder.startsWith('apps/remotes/') ? ['build', 'serve'] : [])],
  tools: () => ['lint'],
};
const hasTests = (folder) => existsSync(join(ROOT, folder, 'jest.config.cjs'));
const NAMED = [
  ...['build', 'serve', 'dev', 'test'].map((target) => ['@touchline/host', target]),
  ...['serve', 'test'].flatMap((target) => ['edge', 'sandbox'].map((app) => [`@touchline/${app}`, target])),
  ...[
    ['e2e', 'e2e'],
    ['tools-stories', 'storybook'],
    ['tools-stories', 'stories'],
    ['tools-check', 'check'],
    ['toto-ui', 'pack-check'],
    ['tools-trials', 'bench'],
    ['ui-kit', 'storybook'],
    ['ui-kit', 'pack'],
  ].map(([name, target]) => [`@touchline/${name}`, target]),
];

function targets() {
  const { nodes } = graphOf('graph').graph;
  const lacks = (name, target) => nodes[name]?.data.targets[target] === undefined;
  const wanted = projects.flatMap((project) => WANTED[project.folder.split('/')[0]](project).map((target) => [project.name, target]));
  verdict(
    'every project has its targets',
    [...wanted, ...NAMED].filter(([name, target]) => lacks(name, target)).map((pair) => pair.join(':')),
  );
}

/**
 * Browser tests and packed libs read the `dist` of every lib, so it must be written before they run, even if other results come from the
 * cache.
 */
function written() {
  const { nodes } = graphOf('graph').graph;
  const types = nodes['@touchline/tools-check'].data.targets['check--types'];
  const isWritten = ({ dependsOn = [] }) => dependsOn.some(({ target }) => target === 'check--types');
  const readers = Object.values(nodes).flatMap(({ name, data }) =>
    Object.entries(data.targets)
      .filter(([target]) => target === 'pack-check' || target.startsWith('e2e-'))
      .map(([target, options]) => [`${name}:${target}`, options]),
  );
  verdict('what browser tests and packed libs read is written before them', [
    ...(readers.length < 50 ? [`only ${readers.length} of them found`] : []),
    ...(types.cache === true ? ['check--types comes from the cache, which holds none of what it writes'] : []),
    ...readers.filter(([, options]) => !isWritten(options)).map(([name]) => name),
  ]);
}

/** Compares the tests that Nx would run for a change of a lib's file with the projects that use the lib or read the file in their tests. */
function affected(path) {
  const file = `libs/${path}/src/planted.ts`;
  const readers = projects.filter(({ folder, touchline = {} }) => {
    const reads = folder === 'apps/host' ? ['libs/**'] : (touchline.testReads ?? []); // the host's build contains all libs
    return reads.some((pattern) => matchesGlob(file, pattern));
  });
  const users = new Set([...usersOf(`@touchline/${path.replace('/', '-')}`), ...readers.map(({ name }) => name)]);
  const expected = projects.filter(({ name, folder }) => users.has(name) && hasTests(folder)).map(({ name }) => `${name}:test`);
  const { tasks } = graphOf('affected', '-t', 'test', `--files=${file}`).tasks;
  const run = Object.keys(tasks);
  const wrong = [
    ...run.filter((task) => !expected.includes(task)).map((task) => `runs ${task}`),
    ...expected.filter((task) => !run.includes(task)).map((task) => `leaves out ${task}`),
  ];
  verdict(
    `a change in ${path} runs the tests of ${expected.length} projects`,
    expected.length < projects.length / 2 ? wrong : ['too many projects'],
  );
}

/** Whether a file is an input of a target: matched by one of its patterns and not excluded by another. */
const isInput = (file, inputs) => {
  const patterns = inputs.filter((input) => typeof input === 'string' && input.includes('{workspaceRoot}'));
  const matches = (pattern) => matchesGlob(file, pattern.replace(/^!?\{workspaceRoot\}\//, ''));
  return patterns.some((one) => !one.startsWith('!') && matches(one)) && !patterns.some((one) => one.startsWith('!') && matches(one));
};

/** A change of code used by one section runs only the browser tests that visit it; a change of shared code runs all. */
function visited() {
  const { targets } = graphOf('graph').graph.nodes['@touchline/e2e'].data;
  const visits = JSON.parse(readFileSync(join(ROOT, 'apps/e2e/visits.json'), 'utf8'));
  const files = browserFiles(ROOT);
  const throughAll = filesOfEveryRun(ROOT).filter((file) => visits[file] === undefined);
  verdict('at most three files of browser tests visit every section', throughAll.length > MOST_THROUGH_ALL ? throughAll : []);
  verdict(
    'every file whose visits are listed is a file of browser tests',
    Object.keys(visits).filter((file) => !files.includes(file)),
  );
  const oneBuild = Object.keys(JSON.parse(readFileSync(join(ROOT, 'apps/e2e/one-build.json'), 'utf8')));
  verdict(
    'every file that runs in one build is a file of browser tests',
    oneBuild.filter((file) => !files.includes(file)),
  );
  const runs = (path) => files.filter((file) => isInput(path, targets[targetOf(file)]?.inputs ?? [])).sort();
  const expected = files.filter((file) => visits[file]?.includes('toto') !== false).sort();
  const own = runs('libs/toto/ui/src/planted.ts');
  const wrong = own.join() === expected.join() ? [] : [`runs ${own.join(', ')}`, `and not ${expected.join(', ')}`];
  verdict(
    `a change in toto/ui runs ${expected.length} of ${files.length} files of browser tests`,
    expected.length < files.length ? wrong : ['all of them'],
  );
  // Pages of payments are also shown in the office.
  const ofTwo = ['payments', 'office'];
  const inTwo = files.filter((file) => visits[file] === undefined || ofTwo.some((name) => visits[file].includes(name))).sort();
  const found = runs('libs/payments/pages/src/planted.ts');
  verdict(
    `a change in payments/pages runs ${inTwo.length} of ${files.length} files of browser tests`,
    found.join() === inTwo.join() && found.length < files.length ? [] : [`runs ${found.join(', ')}`, `and not ${inTwo.join(', ')}`],
  );
  const shared = [
    'libs/ui/kit/src/planted.ts',
    'libs/server/toto/src/planted.ts',
    'apps/remotes/toto/section.json',
    'apps/remotes/toto/messages/en.json',
  ];
  verdict(
    'a change of what every page shows, or of the backend, runs all of them',
    shared.filter((path) => runs(path).length !== files.length),
  );
  verdict('a change of a unit test runs none of them', runs('libs/ui/kit/src/planted.test.ts'));
}

function cached() {
  nx('run-many', '-t', 'build', 'lint', 'test', '-p', '@touchline/shared-primitives');
  const second = nx('run-many', '-t', 'build', 'lint', 'test', '-p', '@touchline/shared-primitives');
  const isCached = second.status === 0 && /Cache:\s+(\d+)\/\1 hit/.test(second.stdout);
  verdict('a second run comes from the cache', isCached ? [] : second.stdout.split('\n'));
  const dirty = spawnSync('git', ['status', '--porcelain', '--', 'libs', 'tsconfig.json'], { cwd: ROOT, encoding: 'utf8' }).stdout;
  const built = nx('build', 'shared-primitives');
  const after = spawnSync('git', ['status', '--porcelain', '--', 'libs', 'tsconfig.json'], { cwd: ROOT, encoding: 'utf8' }).stdout;
  verdict(
    'a build by its short name changes no file of the repository',
    built.status === 0 && dirty === after ? [] : [built.stdout, after],
  );
}

try {
  targets();
  affected('betting/coupon-math');
  affected('toto/ui');
  visited();
  written();
  cached();
} finally {
  rmSync(work, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
