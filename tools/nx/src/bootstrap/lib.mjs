// Plain JavaScript with Node's built-ins only: this runs on the Node that ran `npm start`, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockFds } from './run-lock.mjs';

export const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const STAMP = join(ROOT, 'node_modules', '.touchline-installed');
const MINIMUM = [24, 9];

/** Exits with one readable line; a stack would not help the person who ran the command. */
export function fail(message) {
  console.error(`touchline: ${message}`);
  process.exit(1);
}

/** Installs the locked packages if they are missing or the lock file has changed since. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lock) return;
  console.log('Installing packages (once, about a minute)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--fetch-timeout=60000'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: ROOT, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) fail('npm ci failed; its output above says why');
  writeFileSync(STAMP, lock);
}

/** The Node 24 installed by npm, or the current one if npm has none for this platform and it is recent enough. */
export function node24() {
  const names = { linux: 'bin/node', win32: 'bin/node.exe' };
  const bundled = join(
    ROOT,
    'node_modules',
    `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
    names[process.platform] ?? 'bin/node',
  );
  if (existsSync(bundled)) return bundled;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return process.execPath;
  return fail(`this platform needs Node ${MINIMUM.join('.')} or newer on PATH; this is ${process.versions.node}`);
}

/** Environment of child processes: npm's Node and the workspace's tools come first on PATH, and Nx runs without a daemon. */
export function environment(extra = {}) {
  return {
    ...process.env,
    PATH: [join(ROOT, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    NX_DAEMON: 'false',
    NO_UPDATE_NOTIFIER: '1',
    ...extra,
  };
}

/** Runs a script on Node 24 and waits for it. @returns its exit code. */
export function run(args, { env = {}, stdio = 'inherit' } = {}) {
  const streams = [stdio].flat();
  const [input, output = input, errors = input] = streams;
  const done = spawnSync(node24(), args, { cwd: ROOT, stdio: [input, output, errors, ...lockFds()], env: environment(env) });
  return done.status ?? 1;
}

/** Starts a long-running script on Node 24. */
export function start(args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(node24(), args, { cwd: ROOT, stdio, env: environment(env) });
}

/** Flags to run the TypeScript sources of the workspace directly. */
export const SOURCE = ['--conditions=@touchline/source', '--disable-warning=ExperimentalWarning'];

/** Demo, production or test: docs/modes.md. */
export function mode() {
  const result = spawnSync(node24(), [...SOURCE, 'tools/nx/src/bootstrap/mode.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (result.status !== 0) process.exit(1);
  return result.stdout;
}

const HEADLESS = '/usr/bin/chromium-headless-shell';
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const firstOf = (paths) => [process.env.CHROMIUM_PATH, ...paths].find((path) => path && existsSync(path));

/**
 * Chromium for tests, screenshots and measurements: the configured one, the system's, or Debian's package. Prefers the headless shell: the
 * same engine without a browser's own pages, which take a third of a test's time and disturb measurements.
 */
export function ensureChromium() {
  const found = firstOf([HEADLESS, ...BROWSERS]);
  return found ?? (aptInstall(['chromium-headless-shell'], 'Chromium for the browser tests (or set CHROMIUM_PATH)') || HEADLESS);
}

/** Folder of Postgres' server programs, for the concurrency tests. */
export function ensurePostgres() {
  const find = () => {
    const base = '/usr/lib/postgresql';
    const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
    return versions.map((version) => join(base, version, 'bin')).find((folder) => existsSync(join(folder, 'initdb')));
  };
  return find() ?? (aptInstall(['postgresql'], 'Postgres for the concurrency tests') || find());
}

function aptInstall(packages, purpose) {
  const isDebianRoot = process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot)
    fail(`missing: ${packages.join(' ')}. ${purpose}. Install it, for example: sudo apt-get install ${packages.join(' ')}`);
  console.log(`Installing ${packages.join(' ')} with apt: ${purpose}`);
  const apt = (args) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status;
  if (apt(['update', '-qq']) !== 0 || apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]) !== 0)
    fail(`apt could not install ${packages.join(' ')}`);
  return undefined;
}

/**
 * Exits if a port is in use.
 *
 * @param setting - environment variable that selects another port.
 */
export async function ensureFree(port, setting) {
  const why = await new Promise((resume) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resume(code));
    probe.listen(Number(port), () => probe.close(() => resume(undefined)));
  }).catch(({ code }) => code);
  if (why === 'EADDRINUSE') fail(`port ${port} is taken, perhaps by a Touchline that runs already: stop that one, or set ${setting}`);
  if (why !== undefined) fail(`port ${port} cannot be used (${why}): set ${setting}`);
}

const LOG_EVERY_MS = 15_000;
/** Time-out of one request; it is then sent again. */
const ANSWER_WITHIN_MS = 10_000;

/**
 * Waits until a URL answers 200, for as long as its process is alive: a busy machine may be slow. Prints what it waits for every 15 s.
 *
 * @param what - name of the process in that line, for example `the sandbox`.
 * @throws if `isAlive` reports that the process has ended.
 */
export async function untilReady(url, { what, isAlive }) {
  const began = Date.now();
  let loggedAt = began;
  for (;;) {
    if (!isAlive()) throw new Error(`${what} ended before it was ready`);
    const isReady = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() - loggedAt >= LOG_EVERY_MS) {
      loggedAt = Date.now();
      console.log(`Waiting for ${what} (${Math.round((loggedAt - began) / 1000)} s)`);
    }
    await new Promise((resume) => setTimeout(resume, 100));
  }
}

export const flag = (name) => process.argv.includes(name);
