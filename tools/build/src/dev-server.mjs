// The edge with a Vite server in front of it: the registry refers to sources instead of built files.
import { takeUpgrades } from '@touchline/shared-serving';
import react from '@vitejs/plugin-react';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import { createEdge } from '../../../apps/edge/src/app.ts';
import { createBundles } from '../../../apps/edge/src/document/bundles.ts';
import { readSettings } from '../../../apps/edge/src/settings.ts';
import { hotWords } from './hot-words.mjs';
import { LANGUAGES, TEST_LANGUAGES } from './messages.mjs';
import { shareReact } from './share-react.mjs';
import { HOST_BUILDS, TARGETS } from './targets.mjs';
import { startTiles } from './tiles.mjs';
import { baseOptions } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';

const at = process.argv.indexOf('--section');
const only = at > 0 ? process.argv[at + 1] : undefined;
/** The first request of a section waits until Vite has transformed its sources. */
const settings = { ...readSettings(process.env), sectionBudgetMs: 10_000 };
mkdirSync(join(DIST, 'assets'), { recursive: true });
startTiles();
const words = hotWords((urls) => {
  registry.messages = urls;
});
for (const problem of words.problems.slice(0, 10)) console.warn(`messages: ${problem}`);

/** Styles imported by the client's entry but not by the edge's bundle. */
const GLOBAL_STYLES = '/libs/ui/kit/src/styles/global.css';
const sourceApp = ({ client }) => ({
  version: 'sources',
  js: `/${client}`,
  imports: [],
  css: [],
  laterCss: [],
  pages: {},
  pageCss: {},
  server: '',
  needs: { entry: [], pages: {} },
  uses: {},
});
const remotes = TARGETS.filter(({ kind, name }) => kind === 'remote' && (only === undefined || name === only));
if (remotes.length === 0) throw new Error(`There is no remote '${only}'.`);
const registry = {
  builtAt: new Date().toISOString(),
  languages: LANGUAGES,
  testLanguages: TEST_LANGUAGES,
  vendor: { version: 'sources', modules: {}, map: {}, css: [], laterCss: [], server: '' },
  host: Object.fromEntries(
    HOST_BUILDS.map((build) => [build, sourceApp(TARGETS.find(({ kind, name }) => kind === 'host' && name === build))]),
  ),
  remotes: Object.fromEntries(remotes.map((target) => [target.name, sourceApp(target)])),
  messages: words.urls,
};

let vite;
const load = async (file) => {
  try {
    return await vite.ssrLoadModule(file);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    console.error(error);
    throw error;
  }
};
const bundles = {
  ...createBundles({ dist: settings.dist, registry: { current: () => registry } }),
  host: async (build) => (await load(`/apps/host/src/${build}/server.ts`)).host,
  section: async (name) => (await load(`/apps/remotes/${name}/src/entry.ts`)).section,
};

/** Inlined, so that the first paint is styled; Vite's client takes over the tags. */
async function styles(nonce) {
  const ids = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) => id.endsWith('.css'));
  const texts = await Promise.all(
    [GLOBAL_STYLES, ...ids.map((id) => id.replace(ROOT, ''))].map(async (file) => [
      join(ROOT, file),
      (await vite.ssrLoadModule(`${file}?inline`)).default,
    ]),
  );
  return texts
    .map(([id, text]) => `<style nonce="${nonce}" data-vite-dev-id="${id}">${String(text).replaceAll('</', '<\\/')}</style>`)
    .join('');
}

const app = await createEdge({
  settings,
  registry: { current: () => registry },
  bundles,
  development: {
    handle: (request, response, next) => vite.middlewares(request, response, next),
    head: async (nonce) =>
      [
        await styles(nonce),
        `<script type="module" nonce="${nonce}">${react.preambleCode.replace('__BASE__', '/')}</script>`,
        `<script type="module" nonce="${nonce}" src="/@vite/client"></script>`,
      ].join(''),
  },
});
// One port for pages, modules and the HMR socket.
takeUpgrades(app.server, '/');
const base = baseOptions(true);
vite = await createServer({
  ...base,
  plugins: [words.plugin, shareReact(), react()],
  appType: 'custom',
  cacheDir: join(ROOT, '.cache/vite'),
  server: { middlewareMode: true, hmr: { server: app.server } },
  ssr: { resolve: { conditions: ['@touchline/source', 'module', 'node', 'development|production'] } },
  resolve: { ...base.resolve, dedupe: ['react', 'react-dom'] },
  optimizeDeps: {
    entries: TARGETS.map(({ client }) => client),
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react-router',
      'react-redux',
      '@reduxjs/toolkit',
      'redux-saga',
      'react-intl',
    ],
  },
});

const stop = () => void Promise.allSettled([vite.close(), app.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
await app.listen({ port: settings.port, host: settings.host });
