// Options shared by all builds. Client and server builds have the same root, because CSS class names depend on paths below it.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { ROOT } from './workspace.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_OF_FILE = 4;
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;
const files = new Map();

/** Four letters that identify a stylesheet; two stylesheets with the same letters would affect each other, so a collision fails. */
function lettersOf(path) {
  const bytes = createHash('sha256').update(path).digest();
  const letters = [...bytes.subarray(0, LETTERS_OF_FILE)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const known = files.get(letters) ?? path;
  if (known !== path) throw new Error(`${path} and ${known} have the same four letters in class names; rename one of them.`);
  files.set(letters, path);
  return letters;
}

/** The letters of the file and the index of the class in it: short in markup, styles and code, and the same in every build. */
export function className(local, file, css) {
  const path = relative(ROOT, file.split('?')[0]);
  const place = [...new Set([...css.matchAll(NAME)].map(([, name]) => name))].indexOf(local);
  if (place < 0) throw new Error(`${path} has no ${local}`);
  return lettersOf(path) + place.toString(36);
}
/** Readable names for development, where sources are served. */
const readableName = (local, file) => `${local}_${lettersOf(relative(ROOT, file.split('?')[0]))}`;

/** Log messages without relevance to the workspace's code: "use client" directives, plugin timings, chunks that the edge does not need. */
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
  css: { modules: { generateScopedName: isDev ? readableName : className } },
});

/** Node loads the shared third-party modules itself; everything else is bundled, the workspace's libs from source. */
export const serverOptions = (alias = []) => ({
  resolve: { alias },
  ssr: { noExternal: true, resolve: { conditions: ['@touchline/source', 'module', 'node', 'development|production'] } },
});

const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * Vite wraps every import() in a helper that preloads styles and chunks. The styles are in one file that is already linked, and the edge
 * preloads the chunks of a page, so only the import is kept.
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

/** Messages are compiled at build time, so no page needs the parser. */
export const NO_PARSER = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: join(ROOT, 'node_modules/@formatjs/icu-messageformat-parser/no-parser.js'),
};

export const rolldown = (options) => ({ onLog, ...options });
