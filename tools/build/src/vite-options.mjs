// Options that every build shares. The root is the same for client and server builds: names of CSS classes come from paths below it.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { ROOT } from './workspace.mjs';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_OF_FILE = 4;
const NAME = /(?:\.|@keyframes\s+)(-?[_a-zA-Z][\w-]*)/g;
const files = new Map();

/** Four letters that stand for a stylesheet; two that met on the same ones would style each other. */
function lettersOf(path) {
  const bytes = createHash('sha256').update(path).digest();
  const letters = [...bytes.subarray(0, LETTERS_OF_FILE)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  const known = files.get(letters) ?? path;
  if (known !== path) throw new Error(`${path} and ${known} have the same four letters in class names; rename one of them.`);
  files.set(letters, path);
  return letters;
}

/** The letters of the file and the place of the class in it: short in markup, styles and code, and the same in every build. */
export function className(local, file, css) {
  const path = relative(ROOT, file.split('?')[0]);
  const place = [...new Set([...css.matchAll(NAME)].map(([, name]) => name))].indexOf(local);
  if (place < 0) throw new Error(`${path} has no ${local}`);
  return lettersOf(path) + place.toString(36);
}
/** Names that a person reads, where sources are served as they are. */
const readableName = (local, file) => `${local}_${lettersOf(relative(ROOT, file.split('?')[0]))}`;

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
  css: { modules: { generateScopedName: isDev ? readableName : className } },
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
