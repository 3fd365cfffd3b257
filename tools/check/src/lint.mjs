// npm run check -- lint: ESLint over all files. The verdict on a file is kept while the file and everything else that it follows from stay
// the same: rules, configuration, versions, and which files and dependencies the projects have. Circles of imports, which follow from the
// content of other files, are found by boundaries-test.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';

const FOLDER = join(ROOT, '.cache/eslint');
const exclude = (name) => ['node_modules', 'dist', 'out-tsc'].includes(name);
/** Files whose content decides verdicts on other files. */
const DECIDING = [
  'package-lock.json',
  'eslint.config.mjs',
  'nx.json',
  '**/package.json',
  '**/tsconfig*.json',
  'tools/check/src/boundaries/*',
];
const SOURCES = ['{apps,libs,tools,.storybook}/**/*.{ts,tsx,mjs,cjs}'];

const key = createHash('sha256').update(process.version);
for (const file of globSync(DECIDING, { cwd: ROOT, exclude }).sort()) key.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
key.update(globSync(SOURCES, { cwd: ROOT, exclude }).sort().join('\n'));
const kept = `${key.digest('hex').slice(0, 32)}.json`;

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) if (file !== kept) rmSync(join(FOLDER, file));
// Without a project graph the boundary rule says nothing, which would be kept.
if (!existsSync(join(FOLDER, kept))) spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], { cwd: ROOT });
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', join(FOLDER, kept)];
const { status } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0', ...cache], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(status ?? 1);
