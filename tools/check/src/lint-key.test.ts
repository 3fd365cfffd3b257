import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lintKey } from './lint-key.mjs';

const root = mkdtempSync(join(tmpdir(), 'touchline-lint-key-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeEach(() => {
  write('eslint.config.mjs', 'export default [];\n');
  write('libs/a/pages/src/Page.tsx', "import { sum } from '@touchline/b-rules';\nvoid sum;\n");
  write('libs/a/pages/src/open.ts', 'export const open = () => 1;\n');
});

it('[TST-3] keeps verdicts when another file changes', () => {
  const before = lintKey(root);
  write('libs/a/pages/src/open.ts', 'export const open = () => 2;\n');

  expect(lintKey(root)).toBe(before);
});

it.each([
  [
    'a lib is loaded when it is needed, which other files then may not import',
    'libs/a/pages/src/open.ts',
    "void import('@touchline/b-rules');\n",
  ],
  ['a file is added', 'libs/a/pages/src/more.ts', ''],
  ['the configuration changes', 'eslint.config.mjs', 'export default [{}];\n'],
  ['a rule changes', 'tools/check/src/boundaries/new-rule.mjs', ''],
])('[TST-3] drops verdicts when %s', (_what, file, text) => {
  const before = lintKey(root);
  write(file, text);

  expect(lintKey(root)).not.toBe(before);
  rmSync(join(root, file));
});
