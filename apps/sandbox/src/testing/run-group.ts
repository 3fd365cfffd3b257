import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TESTS = join(dirname(fileURLToPath(import.meta.url)), '../tests');

/**
 * Runs an equal share of the files in `src/tests`, each in a `describe` of its name. Loading the backend takes two seconds, which a group
 * spends once. `npm test` runs groups; a single file is run by its name.
 *
 * @param url - address of the group's file; its place among its siblings decides the share.
 */
export function runGroup(url: string): void {
  const file = fileURLToPath(url);
  const groups = readdirSync(dirname(file)).sort();
  const nth = groups.indexOf(basename(file));
  const all = readdirSync(TESTS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .sort();
  const load = createRequire(url);
  for (const name of all.filter((_, at) => at % groups.length === nth))
    describe(name, () => {
      const path = join(TESTS, name);
      // Mocks replace modules that are not loaded yet.
      if (readFileSync(path, 'utf8').includes('jest.mock(')) jest.isolateModules(() => void load(path));
      else load(path);
    });
}
