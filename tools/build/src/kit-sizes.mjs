// npm run kit-sizes [-- --json FILE]: brotli bytes that each kit component adds to a page that uses nothing else of the kit. React and
// react-intl are shared and not counted; code fetched on demand is listed separately.
import react from '@vitejs/plugin-react';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { noDefaultMessage } from './no-default-message.mjs';
import { baseOptions, plainImports } from './vite-options.mjs';
import { ROOT } from './workspace.mjs';

const KIT = join(ROOT, 'libs/ui/kit/src/index.ts');
const ENTRY = 'virtual:one-component';
const SHARED = /^(react|react-dom|react-intl)(\/|$)/;

/** Component names of the kit; icons are left out because they all have a similar size. */
const names = [...readFileSync(KIT, 'utf8').matchAll(/export \{([^}]*)\} from '[^']+\.tsx'/g)]
  .flatMap(([, list]) => list.split(',').map((name) => name.trim()))
  .filter((name) => /^[A-Z][a-z]/.test(name))
  .sort();

const bytes = (texts) => (texts.length === 0 ? 0 : brotliCompressSync(texts.join('\n')).length);

async function costOf(name) {
  const result = await build({
    ...baseOptions(),
    logLevel: 'silent',
    plugins: [
      {
        name: 'touchline:one-component',
        enforce: 'pre',
        resolveId: (id) => (id === ENTRY ? id : null),
        load: (id) => (id === ENTRY ? `export { ${name} } from '${KIT}';` : null),
      },
      plainImports(),
      noDefaultMessage(),
      react(),
    ],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { [name]: ENTRY },
        external: SHARED,
        treeshake: { moduleSideEffects: (id) => id.endsWith('.css') },
        preserveEntrySignatures: 'strict',
        onLog: () => undefined,
      },
    },
  });
  const files = (Array.isArray(result) ? result[0] : result).output;
  const chunks = files.filter(({ type }) => type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const first = new Set([entry.fileName]);
  for (const file of first) for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) first.add(next);
  const code = (isFirst) => chunks.filter(({ fileName }) => first.has(fileName) === isFirst).map((chunk) => chunk.code);
  const css = files.filter(({ type, fileName }) => type === 'asset' && fileName.endsWith('.css')).map(({ source }) => String(source));
  return { js: bytes(code(true)), css: bytes(css), later: bytes(code(false)) };
}

const costs = {};
for (const name of names) costs[name] = await costOf(name);
console.log(`${'component'.padEnd(24)}${'JS'.padStart(8)}${'CSS'.padStart(8)}${'on demand'.padStart(12)}`);
for (const [name, { js, css, later }] of Object.entries(costs))
  console.log(`${name.padEnd(24)}${String(js).padStart(8)}${String(css).padStart(8)}${(later === 0 ? '' : String(later)).padStart(12)}`);
const at = process.argv.indexOf('--json');
if (at > 0) writeFileSync(process.argv[at + 1], JSON.stringify(costs, null, 2));
