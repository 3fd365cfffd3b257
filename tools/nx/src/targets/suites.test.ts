import { readFileSync } from 'node:fs';
import { dirname, join, matchesGlob, relative, resolve } from 'node:path';
import { targetsOf } from './targets.mjs';

const ROOT = resolve(__dirname, '../../../..');
interface Target {
  executor?: string;
  inputs?: (string | { env: string })[];
}
const targetsIn = (folder: string) => targetsOf(ROOT, folder) as Record<string, Target>;

/** The file and all that it imports by a relative path. */
function withImports(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)) withImports(resolve(dirname(file), path), found);
  return found;
}
/** Files that none of the inputs of a target matches. */
const unseen = ({ inputs = [] }: Target, files: readonly string[]): string[] => {
  const patterns = inputs.flatMap((input) => (typeof input === 'string' ? [input.replace('{workspaceRoot}/', '')] : []));
  return files.filter((file) => !patterns.some((pattern) => matchesGlob(file, pattern)));
};

it.each([
  ['libs/ui/kit', 'test', 'unit'],
  ['libs/ui/kit', 'stories', 'stories'],
  ['tools/stories', 'stories', 'stories'],
  ['libs/ui/kit', 'pack-check', 'packed'],
  ['apps/e2e', 'e2e--cash-out', 'browser'],
])('[TST-3] %s:%s runs again after a change of its executor', (folder, name, executor) => {
  const target = targetsIn(folder)[name];
  const files = [...withImports(join(ROOT, `tools/nx/src/executors/${executor}.mjs`))].map((file) => relative(ROOT, file));

  expect(target?.executor).toBe(`@touchline/workspace:${executor}`);
  expect(files.length).toBeGreaterThan(2);
  expect(unseen(target ?? {}, files)).toEqual([]);
});

it.each([
  ['tools/nx', ['libs/payments/contract/src/payments.ts', 'libs/payments/state/src/api/readers.ts']],
  ['tools/trials', ['tools/nx/src/bootstrap/run-lock.mjs', 'apps/e2e/src/cash-out.e2e.ts']],
])('[TST-3] the unit tests of %s run again after a change of what they read', (folder, files) => {
  expect(unseen(targetsIn(folder)['test'] ?? {}, files)).toEqual([]);
});

it('[TST-3] browser tests run again after a change of the documents and the configuration that they read', () => {
  expect(
    unseen(targetsIn('apps/e2e')['e2e--analytics'] ?? {}, ['docs/analytics.md', 'docs/spec/routes.tsv', 'tsconfig.base.json']),
  ).toEqual([]);
});
