// npm run test:long -- repeat [1|2]: `npm test` in a fresh clone of the last commit, as it comes (1) or beside two busy processes (2).
// Appends a row to docs/spec/runs.tsv.
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { countsIn, rowOf } from './runs.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../..');
const BUSY = 2;

const isBusy = process.argv[2] === 'busy';
const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const clone = mkdtempSync(join(tmpdir(), 'touchline-run-'));
git('clone', '--quiet', '--local', ROOT, clone);
// The time of the run does not include the installation.
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: clone, stdio: 'inherit' });
const busy = isBusy ? Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })) : [];
const load = loadavg()[0];
const began = new Date();
let output = '';
const child = spawn('npm', ['test'], { cwd: clone, env: { ...process.env, CI: 'true' }, stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.on('data', (chunk) => {
  output += chunk;
  process.stdout.write(chunk);
});
const code = await new Promise((done) => child.once('exit', done));
for (const each of busy) each.kill('SIGKILL');
const minutes = (Date.now() - began.getTime()) / 60_000;
const commit = git('rev-parse', '--short=8', 'HEAD');
appendFileSync(join(ROOT, 'docs/spec/runs.tsv'), rowOf({ began, commit, isBusy, load, minutes, ...countsIn(output) }));
if (code === 0) rmSync(clone, { recursive: true, force: true });
else console.error(`The clone is kept in ${clone}`);
process.exit(code ?? 1);
