// Options that every build shares. The root is the same for client and server builds: names of CSS classes come from paths below it.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { ROOT } from './workspace.mjs';

const className = (local, file) =>
  `${local}_${createHash('sha256')
    .update(relative(ROOT, file.split('?')[0]) + local)
    .digest('base64url')
    .slice(0, 6)
    .replaceAll('-', 'x')}`;

/** What says nothing about our code would hide what does: "use client" marks, how long plugins took, chunks that the edge does not need. */
const NOISE = new Set(['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS', 'INEFFECTIVE_DYNAMIC_IMPORT']);

function onLog(level, log, handle) {
  if (NOISE.has(log.code)) return;
  handle(level, log);
}

export const baseOptions = (isDev = false) => ({
  root: ROOT,
  configFile: false,
  publicDir: false,
  logLevel: 'warn',
  define: isDev ? {} : { 'process.env.NODE_ENV': '"production"', 'import.meta.hot': 'undefined' },
  resolve: { conditions: ['@touchline/source', 'module', 'browser', 'development|production'] },
  css: { modules: { generateScopedName: className } },
});

/** Node loads the shared third-party modules itself; everything else is bundled, ours from source. */
export const serverOptions = (alias = []) => ({
  resolve: { alias },
  ssr: { noExternal: true, resolve: { conditions: ['@touchline/source', 'module', 'node', 'development|production'] } },
});

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every import() in a helper that fetches its styles and chunks beside it. Styles of a build are one file that is there already,
 * and the edge names the chunks of a page in its head; so the import alone is left.
 */
export const plainImports = () => ({
  name: 'touchline:plain-imports',
  enforce: 'pre',
  load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : null),
});

export const CLIENT_OUTPUT = {
  format: 'es',
  entryFileNames: '[name]-[hash].js',
  chunkFileNames: '[name]-[hash].js',
  assetFileNames: '[name]-[hash][extname]',
};

/** The message compiler ran at build time, so the parser stays out of every page. */
export const NO_PARSER = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: join(ROOT, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
};

export const rolldown = (options) => ({ onLog, ...options });
