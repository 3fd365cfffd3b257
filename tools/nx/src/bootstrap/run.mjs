// npm run NAME: installs packages if necessary, then runs the task on Node 24.
import { ensureChromium, ensureInstalled, ensurePostgres, fail, run, SOURCE } from './lib.mjs';
import { takeRunLock } from './run-lock.mjs';

const [name, ...rest] = process.argv.slice(2);
const TASKS = {
  dev: () => ['tools/build/src/dev.mjs'],
  build: () => ['tools/build/src/build.mjs'],
  'deploy:section': () => ['tools/build/src/deploy-section.mjs'],
  docs: () => ['tools/check/src/docs/docs.mjs'],
  messages: () => ['tools/build/src/messages.mjs'],
  check: () => ['tools/check/src/check.mjs'],
  bounds: () => [...SOURCE, 'apps/sandbox/src/bounds/write-bounds.ts'],
  entries: () => ['tools/nx/src/generators/entries/entries.mjs'],
  bench: () => [...SOURCE, 'tools/trials/src/bench/bench.mjs'],
  'spec-map': () => ['tools/check/src/spec-map/spec-map.mjs'],
  'pack-check': () => ['tools/check/src/pack-check/pack-check.mjs'],
  readmes: () => ['tools/check/src/packages/readmes.mjs'],
  'api-docs': () => ['tools/check/src/api-docs/api-docs.mjs'],
  conform: () => [...SOURCE, 'tools/trials/src/conform.mjs'],
  'test:long': () => ['tools/trials/src/long.mjs'],
  'test:data': () => [...SOURCE, 'libs/server/importers/src/test-data.ts'],
  'sandbox:import': () => [...SOURCE, 'libs/server/importers/src/cli.ts'],
  storybook: () => ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
  'build:storybook': () => ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'],
  readers: () => [...SOURCE, 'tools/nx/src/generators/readers.mjs'],
  generate: () => ['tools/nx/src/generators/generate.mjs'],
  tokens: () => ['tools/nx/src/generators/tokens.mjs'],
  'game-facts': () => [...SOURCE, 'tools/nx/src/generators/game-facts.mjs'],
  fonts: () => ['tools/nx/src/generators/fonts.mjs'],
  'kit-sizes': () => ['tools/build/src/kit-sizes.mjs'],
  screenshots: () => ['tools/stories/src/screenshots/screenshots.mjs'],
  pictures: () => ['tools/stories/src/renew.mjs'],
};
const BROWSER = ['bench', 'pack-check', 'pictures', 'screenshots', 'test:long'];
const POSTGRES = ['bench', 'test:long'];
const HEAVY = ['bench', 'test:long'];

const task = TASKS[name];
if (!task) fail(`no task '${name}'; there are: ${Object.keys(TASKS).join(', ')}`);
if (HEAVY.includes(name)) takeRunLock(`npm run ${name}`);
ensureInstalled();
const env = {};
if (BROWSER.includes(name)) env.CHROMIUM_PATH = ensureChromium();
if (POSTGRES.includes(name)) env.POSTGRES_BIN = ensurePostgres();
process.exit(run([...task(), ...rest], { env }));
