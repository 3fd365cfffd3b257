// npm run check: every question that is answered without running the product. Each part is one line of the report.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const PARTS = [
  ['format', ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn']],
  ['references', ['tools/build/src/references.mjs', '--check']],
  ['types', ['node_modules/typescript-native/bin/tsc', '-b']],
  // The boundary rule is silent without a project graph, so the graph is made first and the boundary test proves that the rule bites.
  ['graph', ['node_modules/nx/dist/bin/nx.js', 'show', 'projects']],
  ['lint', ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0']],
  ['boundaries', ['tools/boundaries-test/src/boundaries-test.mjs']],
  ['nx', ['tools/generators/src/nx-test.mjs']],
  ['generators', ['tools/generators/src/generators-test.mjs']],
  ['fonts', ['tools/generators/src/fonts.mjs', '--check']],
  ['unused code', ['node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints']],
  ['size budgets', ['tools/budgets/src/budgets.mjs']],
  ['sections cost home nothing', ['tools/budgets/src/section-costs-nothing.mjs']],
  ['a new section ships alone', ['tools/generators/src/section-trial.mjs', '--short']],
  ['test files', ['tools/check/src/test-files.mjs']],
  ['copy terms', ['tools/check/src/copy-terms.mjs']],
  ['packages', ['tools/packages/src/dependencies.mjs']],
  ['environment', ['tools/check/src/environment.mjs']],
  ['reference', ['tools/api-docs/src/api-docs.mjs', '--check']],
  ['openapi', ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning', 'tools/check/src/openapi.mjs']],
  ['requirements', ['tools/spec-map/src/spec-map.mjs', '--quiet']],
];
const only = process.argv.slice(2);

let failed = 0;
let passed = 0;
for (const [name, args] of PARTS) {
  if (only.length > 0 && !only.includes(name)) continue;
  const began = Date.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, NX_DAEMON: 'false' },
  });
  const isOk = status === 0;
  if (isOk) passed++;
  else failed++;
  console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  for (const [note] of stdout.matchAll(/^note: .*$/gm)) console.log(`       ${note}`);
  if (!isOk) console.log(`${stdout}\n${stderr}`.trim().split('\n').slice(0, 200).join('\n'));
}
console.log(`${passed} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
