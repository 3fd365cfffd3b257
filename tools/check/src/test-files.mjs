// Checks that every *.test.* belongs to a Jest project and every *.e2e.ts to Playwright: a file that no runner picks up would never fail.
import { existsSync, globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const isSource = (file) => !/(^|\/)(node_modules|dist|out-tsc|\.data)\//.test(file);
const tests = globSync('{apps,libs,tools,docs}/**/*.{test,spec,e2e}.{ts,tsx,js,mjs,cjs}', { cwd: ROOT }).filter(isSource);

const orphans = tests.filter((file) => {
  if (file.startsWith('apps/e2e/src/') && file.endsWith('.e2e.ts')) return false;
  const project = /^(apps\/remotes\/[^/]+|apps\/[^/]+|tools\/[^/]+|libs\/[^/]+\/[^/]+)\/src\//.exec(file)?.[1];
  return !(project && /\.test\.tsx?$/.test(file) && existsSync(join(ROOT, project, 'jest.config.cjs')));
});
for (const file of orphans) console.error(`${file}: no runner runs it`);
console.log(`${tests.length} test files, ${orphans.length} without a runner`);
process.exit(orphans.length === 0 && tests.length > 0 ? 0 : 1);
