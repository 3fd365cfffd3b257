// Checks that every *.test.* belongs to a Jest project and every *.e2e.ts to Playwright: a file that no runner picks up would never fail.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesOf } from './files.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const KINDS = '*.{test,spec,e2e}.{ts,tsx,js,mjs,cjs}';
const tests = [
  ...filesOf(['apps', 'libs', 'tools'].map((folder) => `${folder}/**/${KINDS}`)),
  ...filesOf(`docs/**/${KINDS}`, { mayBeNone: true }),
];

const orphans = tests.filter((file) => {
  if (file.startsWith('apps/e2e/src/') && file.endsWith('.e2e.ts')) return false;
  const project = /^(apps\/remotes\/[^/]+|apps\/[^/]+|tools\/[^/]+|libs\/[^/]+\/[^/]+)\/src\//.exec(file)?.[1];
  return !(project && /\.test\.tsx?$/.test(file) && existsSync(join(ROOT, project, 'jest.config.cjs')));
});
for (const file of orphans) console.error(`${file}: no runner runs it`);
console.log(`${tests.length} test files, ${orphans.length} without a runner`);
process.exit(orphans.length === 0 ? 0 : 1);
