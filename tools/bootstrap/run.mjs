// npm run NAME: installs packages if necessary, then runs the task on Node 24.
import { ensureChromium, ensureInstalled, ensurePostgres, fail, run, SOURCE } from './lib.mjs';
import { takeRunLock } from './run-lock.mjs';

const [name, ...rest] = process.argv.slice(2);
const TASKS = {
  dev: () => ['tools/build/src/dev.mjs'],
  build: () => ['tools/build/src/build.mjs'],
  'deploy:section': () => ['tools/build/src/deploy-section.mjs'],
  docs: () => ['tools/docs/src/docs.mjs'],
  messages: () => ['tools/build/src/messages.mjs'],
  check: () => ['tools/check/src/check.mjs'],
  bounds: () => [...SOURCE, 'apps/sandbox/src/bounds/write-bounds.ts'],
  'void-rules': () => [...SOURCE, 'libs/server/betting/src/rules-page/write-void-page.ts'],
  bench: () => [...SOURCE, 'tools/bench/src/bench.mjs'],
  'spec-map': () => ['tools/spec-map/src/spec-map.mjs'],
  'pack-check': () => ['tools/pack-check/src/pack-check.mjs'],
  readmes: () => ['tools/packages/src/readmes.mjs'],
  'api-docs': () => ['tools/api-docs/src/api-docs.mjs'],
  conform: () => [...SOURCE, 'tools/trials/src/conform.mjs'],
  'test:long': () => ['tools/trials/src/long.mjs'],
  'test:data': () => [...SOURCE, 'libs/server/importers/src/test-data.ts'],
  'sandbox:import': () => [...SOURCE, 'libs/server/importers/src/cli.ts'],
  storybook: () => ['node_modules/storybook/dist/bin/dispatcher.js', 'dev', '--port', '6006', '--no-open'],
  'build:storybook': () => ['node_modules/storybook/dist/bin/dispatcher.js', 'build', '--output-dir', 'dist/storybook', '--quiet'],
  generate: () => ['tools/generators/src/generate.mjs'],
  tokens: () => ['tools/generators/src/tokens.mjs'],
  'game-facts': () => [...SOURCE, 'tools/generators/src/game-facts.mjs'],
  fonts: () => ['tools/generators/src/fonts.mjs'],
  'kit-sizes': () => ['tools/build/src/kit-sizes.mjs'],
  screenshots: () => ['tools/screenshots/src/screenshots.mjs'],
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
