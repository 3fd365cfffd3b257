// What the generators write must pass types, tests, lint and format as it is. It is written into a throwaway workspace inside this one,
// where the same node_modules are found, and linted under the paths that it would have.
import { spawnSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ESLint } from 'eslint';
import { manifestProblems, wordsIn } from '../../build/src/manifests.mjs';
import { generateComponent } from './component.mjs';
import { generateLib } from './lib.mjs';
import { generateRule } from './rule.mjs';
import { generateSection } from './section.mjs';
import { generateSlice } from './slice.mjs';
import { ROOT } from './workspace.mjs';

mkdirSync(join(ROOT, '.cache'), { recursive: true });
const root = mkdtempSync(join(ROOT, '.cache', 'generated-'));
const node = (args) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
let passed = 0;
let failed = 0;
const verdict = (name, isOk, output = '') => {
  if (isOk) passed++;
  else failed++;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} generated code: ${name}`);
  if (!isOk) console.log(output);
};

try {
  for (const file of ['tsconfig.base.json', 'jest.preset.js', 'package.json', '.prettierrc.json'])
    copyFileSync(join(ROOT, file), join(root, file));
  symlinkSync(join(ROOT, 'tools'), join(root, 'tools'));
  mkdirSync(join(root, 'libs'));
  for (const scope of ['shared', 'ui']) symlinkSync(join(ROOT, 'libs', scope), join(root, 'libs', scope));
  const libs = ['zz/rules', 'zz/state', 'zz/kit'];
  generateLib('zz/rules', [], root);
  generateLib('zz/state', ['@reduxjs/toolkit', 'redux-saga', 'typed-redux-saga'], root);
  generateLib('zz/kit', [], root);
  generateRule('zz/rules', 'isEnough', 'LB-03', root);
  generateRule('zz/state', 'isStale', 'LB-03', root);
  generateSlice('zz/state', 'wallets', 'LB-03', root);
  generateComponent('zz/kit', 'StatusTag', 'LB-02', root);
  generateSection('zz-races', { root, routeId: 900 });
  writeFileSync(
    join(root, 'jest.config.cjs'),
    `module.exports = { projects: ${JSON.stringify([...libs, 'zz-races/pages'].map((lib) => `<rootDir>/libs/${lib}`))} };\n`,
  );

  const types = node([join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-b', ...libs.map((lib) => `libs/${lib}`)]);
  verdict('types', types.status === 0, types.stdout);
  const tests = node([join(ROOT, 'node_modules/jest/bin/jest.js'), '--ci']);
  verdict('tests', tests.status === 0 && / 9 passed/.test(tests.stderr), tests.stderr);
  const eslint = new ESLint({ cwd: ROOT });
  const sources = globSync(['libs/zz/**/src/**/*.{ts,tsx}', 'libs/zz-races/pages/src/**/*.ts', 'apps/remotes/zz-races/src/*.ts'], {
    cwd: root,
  });
  const findings = [];
  for (const file of sources)
    findings.push(...(await eslint.lintText(readFileSync(join(root, file), 'utf8'), { filePath: join(ROOT, file) })));
  const messages = findings.flatMap(({ filePath, messages: list }) => list.map(({ message }) => `${relative(ROOT, filePath)}: ${message}`));
  verdict('lint', sources.length > 8 && messages.length === 0, messages.join('\n'));
  const section = (file) => JSON.parse(readFileSync(join(root, 'apps/remotes/zz-races', file), 'utf8'));
  const manifest = section('section.json');
  const problems = manifestProblems('zz-races', manifest);
  for (const lang of ['en', 'ru', 'ar']) problems.push(...wordsIn(manifest).filter((id) => !section(`messages/${lang}.json`)[id]));
  verdict('manifest of a section', problems.length === 0, problems.join('\n'));
} finally {
  rmSync(root, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
