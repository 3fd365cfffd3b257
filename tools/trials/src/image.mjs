// Tests the images of deploy/containers: builds them by the lines of the Containerfile, and starts them as an unprivileged user on a
// read-only file system: `npm run test:long -- image`. Needs root, for mounts, but no container engine.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { node24, ROOT, untilReady } from '../../nx/src/bootstrap/lib.mjs';
import { createProcesses, freePort } from './processes.mjs';

const CONTAINERFILE = readFileSync(join(ROOT, 'deploy/containers/Containerfile'), 'utf8');
const NOBODY = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'touchline-image-'));
const [source, image, data] = ['source', 'image', 'data'].map((name) => join(folder, name));
const processes = createProcesses();
const PATH = [dirname(node24()), process.env.PATH].join(delimiter);

/** Instructions of a stage. */
const stage = (name) => {
  const text = CONTAINERFILE.split(/^FROM /m).find((part) => part.split('\n', 1)[0].endsWith(` AS ${name}`));
  assert.ok(text, `a stage ${name}`);
  return text.split('\n').slice(1);
};
const settings = (name) => Object.fromEntries(stage(name).flatMap((line) => (line.startsWith('ENV ') ? [line.slice(4).split('=')] : [])));
const command = (name) =>
  JSON.parse(
    stage(name)
      .find((line) => line.startsWith('CMD '))
      .slice(4),
  );

/** Starts an image like an engine with `--read-only`: only the data folder is writable. */
async function start(name, port, env) {
  const readOnly = `mount --bind ${image} ${image} && mount -o remount,bind,ro ${image} && cd ${image} && exec "$@"`;
  const asNobody = ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups'];
  const args = ['--mount', 'sh', '-c', readOnly, 'sh', ...asNobody, ...command(name)];
  const started = processes.begin('unshare', args, { env: { ...settings('run'), ...settings(name), ...env, PATH } });
  const isAlive = () => started.child.exitCode === null;
  await untilReady(`http://127.0.0.1:${port}/readyz`, { what: name, isAlive }).catch((error) => {
    throw new Error(`${error.message}\n${started.output}`);
  });
  return started;
}

before(() => {
  if (process.getuid?.() !== 0) throw new Error('root is required here: a file system is mounted');
  // Folders created by root are closed to other users.
  execFileSync('chmod', ['755', folder]);
  mkdirSync(source);
  execFileSync('git', ['checkout-index', '--all', `--prefix=${source}/`], { cwd: ROOT });
  // The previous part of the trial creates the build.
  cpSync(join(ROOT, 'dist'), join(source, 'dist'), { recursive: true });
  const [install, ...others] = stage('build').filter((line) => line.startsWith('RUN npm ci'));
  assert.deepEqual(others, []);
  execFileSync('sh', ['-c', install.slice(4)], { cwd: source, env: { ...process.env, PATH }, stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(image);
  for (const line of stage('run')) {
    const copied = /^COPY --from=build \/touchline\/(\S+) \.\/(\S+)$/.exec(line);
    if (copied !== null) cpSync(join(source, copied[1]), join(image, copied[2]), { recursive: true, verbatimSymlinks: true });
  }
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
});

after(async () => {
  await processes.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('[SRV-5] the images hold all that runs, and write to their data folder alone', async () => {
  const [sandboxPort, edgePort, ...others] = await Promise.all(Array.from({ length: 5 }, freePort));
  const [control, provider, social] = others.map(String);
  const ports = { TOUCHLINE_CONTROL_PORT: control, TOUCHLINE_PROVIDER_PORT: provider, TOUCHLINE_SOCIAL_PORT: social };
  await start('sandbox', sandboxPort, { ...ports, TOUCHLINE_SANDBOX_PORT: String(sandboxPort), TOUCHLINE_DATA_DIR: join(data, 'sandbox') });
  const backend = `http://127.0.0.1:${sandboxPort}`;
  const own = { TOUCHLINE_PORT: String(edgePort), TOUCHLINE_DATA_DIR: join(data, 'edge') };
  await start('edge', edgePort, { ...own, TOUCHLINE_MODE: 'demo', BACKEND_URL: backend });

  for (const build of ['desktop', 'mobile']) {
    const page = await fetch(`http://127.0.0.1:${edgePort}/en/live?platform_type=${build}`);
    const text = await page.text();
    assert.equal(page.status, 200);
    assert.match(text, /<h1[ >]/);
    const [, script] = /"(\/assets\/[^"]+\.js)"/.exec(text) ?? [];
    assert.ok(script, 'a script');
    assert.equal((await fetch(new URL(script, page.url))).status, 200);
  }
});

test('[SRV-5] the images have no browser and no test runner, and name a user without rights', () => {
  const without = ['jest', '@playwright/test', 'storybook', 'nx', 'eslint'];
  for (const name of without) assert.throws(() => readFileSync(join(image, 'node_modules', name, 'package.json')), name);
  assert.equal(
    stage('run').findLast((line) => line.startsWith('USER ')),
    'USER node',
  );
  for (const name of ['edge', 'sandbox'])
    assert.deepEqual(
      stage(name).filter((line) => /^(?:USER|RUN|COPY|ADD) /.test(line)),
      [],
    );
});
