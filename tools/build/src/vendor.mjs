// Builds the shared modules: for browsers as entries of the import map, for the edge as files that all server bundles import.
import react from '@vitejs/plugin-react';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SERVER_VENDOR } from './app.mjs';
import { directImports } from './direct-imports.mjs';
import { noDefaultMessage } from './no-default-message.mjs';
import { fileName, LATER, NODE_LOADS, servedNames, sharedModules } from './shared-modules.mjs';
import { baseOptions, CLIENT_OUTPUT, NO_PARSER, plainImports, rolldown, serverOptions } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';
import { offeredNames } from './offered-names.mjs';
import { routerParts } from './router-parts.mjs';

/** CommonJS that other packages import whole. */
const WITH_DEFAULT = new Set(['react', 'react-dom']);
const BASE = '/assets/vendor/';
/** Two files instead of fifty: what others wrote changes with the lock file, ours with a release. */
const GROUPS = [
  { name: 'packages', test: /node_modules|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'libs', test: /\/libs\//, tags: ['$initial'] },
];

/** Names by module that the vendor has to serve for these builds. */
export async function vendorNames(used) {
  const names = new Map();
  for (const [specifier, file] of sharedModules()) {
    const offered = await offeredNames(specifier, file);
    const wanted = [...(used.get(specifier) ?? [])].filter((name) => name !== '*');
    const hasDefault = wanted.includes('default') || WITH_DEFAULT.has(specifier);
    const served = servedNames(specifier, wanted, offered);
    if (served.length === 0 && !hasDefault) continue; // nobody asks for it
    names.set(specifier, { offered: new Set(offered), served, hasDefault });
  }
  return names;
}

const libOf = (specifier) => (specifier.endsWith(LATER) ? specifier.slice(0, -LATER.length) : specifier);

export async function buildVendor(names) {
  const source = join(DIST, '.vendor');
  rmSync(source, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  const input = {};
  for (const [specifier, { served, hasDefault }] of names) {
    const id = fileName(specifier);
    const lines = [`export { ${served.join(', ')} } from '${libOf(specifier)}';`];
    if (hasDefault) lines.push(`export { default } from '${libOf(specifier)}';`);
    writeFileSync(join(source, `${id}.js`), `${lines.join('\n')}\n`);
    if (!specifier.endsWith(LATER)) input[id] = join(source, `${id}.js`);
  }
  // Later parts are reached by import() only: then the bundler keeps what they alone need out of the first files.
  const later = [...names.keys()].filter((specifier) => specifier.endsWith(LATER)).map(fileName);
  writeFileSync(join(source, 'later.js'), `export const later = [${later.map((id) => `() => import('./${id}.js')`).join(', ')}];\n`);
  input.later = join(source, 'later.js');
  const output = await build({
    ...baseOptions(),
    base: BASE,
    plugins: [
      routerParts(),
      plainImports(),
      noDefaultMessage(),
      directImports(new Map([...sharedModules()].filter(([, file]) => file))),
      react(),
    ],
    resolve: { ...baseOptions().resolve, alias: [NO_PARSER, ...ownAliases()] },
    build: {
      outDir: join(DIST, 'assets/vendor'),
      emptyOutDir: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        input,
        preserveEntrySignatures: 'strict',
        output: { ...CLIENT_OUTPUT, codeSplitting: { groups: GROUPS } },
      }),
    },
  });
  await buildServerVendor(names);
  return describe(output, names);
}

/** The generated entries lie outside every package, where nothing of ours could be resolved by name. */
const ownAliases = () =>
  [...sharedModules()]
    .filter(([, file]) => file)
    .map(([specifier, file]) => ({ find: new RegExp(`^${specifier}$`), replacement: join(ROOT, file) }));

/** Only imports and exports: an entry that passes names on from the two files. */
const PASSES_ON = /^(?:\s*(?:import\s*\{[^}]*\}\s*from\s*"[^"]+"|import\s*"[^"]+"|export\s*\{[^}]*\}(?:\s*from\s*"[^"]+")?)\s*;?)*\s*$/;

/**
 * An entry that only passes names on, as a data: url for the import map: it saves its request. The files behind it are named by bare
 * specifiers of the same map, because a data: url has no place to be relative to.
 *
 * @returns undefined for an entry with code of its own.
 */
export function inlined(code) {
  if (!PASSES_ON.test(code)) return undefined;
  return `data:text/javascript,${encodeURIComponent(code.trim().replaceAll(/"\.\/([^"]+)"/g, (_, file) => `"${FILE_PREFIX}${file}"`))}`;
}

/** Prefix of a vendor file in the import map. */
export const FILE_PREFIX = '@vendor/';

function describe(output, names) {
  const files = (Array.isArray(output) ? output[0] : output).output;
  const chunks = new Map(files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const reach = (chunk, seen = new Set()) => {
    for (const name of chunk.imports) {
      if (!chunks.has(name) || seen.has(name)) continue;
      seen.add(name);
      reach(chunks.get(name), seen);
    }
    return seen;
  };
  const modules = {};
  for (const [specifier, { served, hasDefault }] of names) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(DIST, '.vendor', `${fileName(specifier)}.js`));
    modules[specifier] = {
      url: inlined(chunk.code) ?? BASE + chunk.fileName,
      imports: [...reach(chunk)].map((file) => BASE + file),
      names: hasDefault ? [...served, 'default'] : served,
    };
  }
  const inner = [...chunks.keys()].filter((file) => !Object.values(modules).some(({ url }) => url === BASE + file));
  return {
    modules,
    inner: Object.fromEntries(inner.map((file) => [FILE_PREFIX + file, BASE + file])),
    css: files.filter(({ fileName: file }) => file.endsWith('.css')).map(({ fileName: file }) => BASE + file),
    files: files.map(({ fileName: file }) => BASE + file),
  };
}

async function buildServerVendor(names) {
  const ours = [...sharedModules()].filter(([specifier, file]) => file && !specifier.endsWith(LATER));
  if (ours.length === 0) return;
  await build({
    ...baseOptions(),
    plugins: [noDefaultMessage(), react()],
    ...serverOptions(ownAliases()),
    build: {
      ssr: true,
      outDir: join(DIST, SERVER_VENDOR),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        input: Object.fromEntries(ours.map(([specifier, file]) => [fileName(specifier), join(ROOT, file)])),
        external: (id) => NODE_LOADS.has(id) || id.startsWith('node:'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      }),
    },
  });
}
