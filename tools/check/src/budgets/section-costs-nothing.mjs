// @spec PL-02
// Builds the product again with an additional section, and fails unless the files of home are identical, byte for byte.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { firstScripts } from '../../../build/src/sizes.mjs';
import { plant } from './planted-section.mjs';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');
const PLANTED = '.cache/planted';
const folder = join(ROOT, PLANTED);
const dist = join(folder, 'dist');
const real = process.env.TOUCHLINE_DIST ? resolve(process.env.TOUCHLINE_DIST) : join(ROOT, 'dist');

const run = (env) =>
  execFileSync(process.execPath, ['tools/build/src/build.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });

/** Files of the build that a visit to home loads. */
function homeOf(root) {
  const registry = JSON.parse(readFileSync(join(root, 'registry.json'), 'utf8'));
  // The name of the folder of later parts is a hash that the new section may change; its length stays the same.
  const found = { 'import map': JSON.stringify(registry.vendor.map).replace(/later-[\da-f]{8}/, 'later') };
  const add = (url) => (found[url] = existsSync(join(root, `${url}.br`)) ? readFileSync(join(root, `${url}.br`), 'base64') : 'missing');
  for (const build of ['desktop', 'mobile']) {
    const { shell, section } = firstScripts(registry, build, 'betting', 'home');
    const { css, pageCss } = registry.remotes.betting;
    for (const url of [...shell, ...section, ...registry.vendor.css, ...registry.host[build].css, ...css, ...pageCss.home]) add(url);
  }
  for (const dictionaries of Object.values(registry.messages)) for (const name of ['host', 'betting']) add(dictionaries[name]);
  return found;
}

let failed = 0;
const fail = (line) => {
  failed++;
  console.error(line);
};
try {
  run({});
  plant(folder);
  // Copy only what a build reuses, so that the second build skips everything unchanged.
  mkdirSync(dist, { recursive: true });
  for (const part of ['assets', 'server', '.stamps']) cpSync(join(real, part), join(dist, part), { recursive: true });
  run({ TOUCHLINE_PLANTED: PLANTED, TOUCHLINE_DIST: dist });
  const planted = JSON.parse(readFileSync(join(dist, 'registry.json'), 'utf8')).remotes.planted;
  if (planted?.uses['@later/rest-ui-kit.js']?.includes('Pagination') !== true)
    fail('The planted section was not built with what it asks for.');
  const styles = [...planted.css, ...Object.values(planted.pageCss).flat()].map((url) => readFileSync(join(dist, url), 'utf8')).join('');
  if (!styles.includes('planted-wheel')) fail('The planted section was built without its styles.');
  const before = homeOf(real);
  const after = homeOf(dist);
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (before[name] !== after[name])
      fail(
        `${name}: ${after[name] === undefined ? 'gone' : before[name] === undefined ? 'new' : 'changed'} once there is one more section`,
      );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${failed === 0 ? 1 : 0} passed, ${failed} failed, 0 skipped`);
process.exit(failed === 0 ? 0 : 1);
