// Checks that generated code passes types, tests, lint and format unchanged. The generators run on a copy of the workspace, in the way Nx
// runs them; the dry run is Nx's, on the workspace itself.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ESLint } from 'eslint';
import { manifestProblems, wordsIn } from '../../../build/src/manifests.mjs';
import * as factories from './factories.mjs';
import { copyWorkspace, fingerprint, generateIn, touchedSince } from './workspace-copy.mjs';
import { ROOT } from './workspace.mjs';

const root = join(ROOT, '.cache/generated');
const node = (cwd, args, env = {}) => spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { ...process.env, ...env } });
let passed = 0;
let failed = 0;
const verdict = (name, isOk, output = '') => {
  if (isOk) passed++;
  else failed++;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} generated code: ${name}`);
  if (!isOk) console.log(output);
};

const { call, component, lib, rule, section, slice } = factories;
const GENERATORS = [
  (tree) => lib(tree, { path: 'zz/rules' }),
  (tree) => lib(tree, { path: 'zz/state' }),
  (tree) => lib(tree, { path: 'zz/kit' }),
  (tree) => rule(tree, { lib: 'zz/rules', name: 'isEnough' }),
  (tree) => rule(tree, { lib: 'zz/state', name: 'isStale' }),
  (tree) => slice(tree, { lib: 'zz/state', name: 'wallets' }),
  (tree) => component(tree, { lib: 'zz/kit', name: 'StatusTag' }),
  (tree) => section(tree, { name: 'zz-races' }),
  (tree) =>
    call(tree, { lib: 'zz-races/contract', name: 'courses', url: '/bff-api/zz-races/courses/:country', method: 'GET', auth: 'token' }),
];
const LIBS = ['zz/rules', 'zz/state', 'zz/kit', 'zz-races/contract', 'zz-races/state', 'zz-races/ui', 'zz-races/pages', 'server/zz-races'];

try {
  copyWorkspace(root);
  const before = fingerprint(root);
  await generateIn(root, GENERATORS);
  const folders = [...LIBS.map((one) => `libs/${one}`), 'apps/remotes/zz-races'];
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx,css,json,md,cjs}`, { cwd: root }));
  writeFileSync(
    join(root, 'jest.config.cjs'),
    `module.exports = { projects: ${JSON.stringify(LIBS.map((one) => `<rootDir>/libs/${one}`))} };\n`,
  );

  const types = node(root, [join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-b', ...folders]);
  verdict('types', types.status === 0, types.stdout);
  const tests = node(root, [join(ROOT, 'node_modules/jest/bin/jest.js'), '--ci', '--maxWorkers=2']);
  verdict('tests of every lib', tests.status === 0 && tests.stderr.includes(`Test Suites: 10 passed, 10 total`), tests.stderr);
  const format = node(root, [join(ROOT, 'node_modules/prettier/bin/prettier.cjs'), '--check', '--log-level', 'warn', ...files]);
  verdict('format', files.length > 60 && format.status === 0, format.stderr);
  const eslint = new ESLint({ cwd: ROOT });
  const sources = files.filter((file) => /\/src\/.*\.tsx?$/.test(file));
  const findings = [];
  for (const file of sources)
    findings.push(...(await eslint.lintText(readFileSync(join(root, file), 'utf8'), { filePath: join(ROOT, file) })));
  const messages = findings.flatMap(({ filePath, messages: list }) => list.map(({ message }) => `${relative(ROOT, filePath)}: ${message}`));
  verdict('lint', sources.length > 30 && messages.length === 0, messages.join('\n'));
  const ofSection = (file) => JSON.parse(readFileSync(join(root, 'apps/remotes/zz-races', file), 'utf8'));
  const manifest = ofSection('section.json');
  const problems = manifestProblems('zz-races', manifest);
  for (const lang of ['en', 'ru', 'ar']) problems.push(...wordsIn(manifest).filter((id) => !ofSection(`messages/${lang}.json`)[id]));
  verdict('manifest of a section', problems.length === 0, problems.join('\n'));
  const touched = touchedSince(root, before).filter((file) => file !== 'jest.config.cjs');
  verdict('few existing files are touched', touched.length <= 7, touched.join('\n'));

  const nx = (...args) => node(ROOT, ['tools/nx/src/generators/generate.mjs', ...args, '--dry-run'], { NX_DAEMON: 'false' });
  const dry = nx('section', 'zz-dry');
  // Nx colours its output if the terminal or FORCE_COLOR asks for it.
  const isDry =
    stripVTControlCharacters(dry.stdout).includes('CREATE libs/zz-dry/pages/src/ZzDryPage.tsx') && !existsSync(join(ROOT, 'libs/zz-dry'));
  verdict('a dry run names the files and writes none', dry.status === 0 && isDry, dry.stdout + dry.stderr);
  const taken = nx('section', 'casino');
  verdict('a name that is taken is refused', taken.status !== 0 && (taken.stdout + taken.stderr).includes("'casino' is no free name"));
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
