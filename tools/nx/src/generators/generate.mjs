// npm run g:NAME -- ...: the same as nx g @touchline/workspace:NAME ..., with the arguments after a lib's name as its dependencies.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

const [name, ...rest] = process.argv.slice(2);
const words = rest.filter((word) => !word.startsWith('-'));
const flags = rest.filter((word) => word.startsWith('-'));
const args = name === 'lib' ? [...words.slice(0, 1), ...words.slice(1).map((word) => `--dependencies=${word}`)] : words;
const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
const { status } = spawnSync(process.execPath, [nx, 'generate', `@touchline/workspace:${name}`, ...args, ...flags], {
  cwd: ROOT,
  stdio: 'inherit',
  env: { ...process.env, NX_DAEMON: 'false' },
});
process.exit(status ?? 1);
