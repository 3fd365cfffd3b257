// npm run check -- lint: ESLint over all files. The verdict on a file is kept while the file and everything else that it follows from stay
// the same (lint-key.mjs): rules, configuration, versions, and which files, dependencies and lazy imports the projects have. Circles of imports, which follow from the
// content of other files, are found by boundaries-test.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../nx/src/bootstrap/lib.mjs';
import { lintKey } from './lint-key.mjs';

const FOLDER = join(ROOT, '.cache/eslint');
const kept = `${lintKey(ROOT)}.json`;

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
