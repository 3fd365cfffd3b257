// Builds one target, the host in one of its builds or a remote: for the browser and for the edge.
import react from '@vitejs/plugin-react';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { directImports } from './direct-imports.mjs';
import { homeMarks } from './home-marks.mjs';
import { importedNames } from './imports.mjs';
import { noDefaultMessage } from './no-default-message.mjs';
import { fileName, NODE_LOADS, partsBy, sharedModules } from './shared-modules.mjs';
import { shareReact } from './share-react.mjs';
import { splitShared } from './split-shared.mjs';
import { splitOf, splitStyles } from './split-styles.mjs';
import { baseOptions, CLIENT_OUTPUT, plainImports, rolldown, serverOptions } from './vite-options.mjs';
import { exportSources } from './offered-names.mjs';
import { DIST, entriesOf, packages, ROOT } from './workspace.mjs';

/** Modules of the first page of a section, where it has one: the page of its name and what that loads. */
const FIRST_PAGE = /\/home\/(HomePage|home-load)\.tsx?$/;

/** What these modules import, in turn. */
function reached(roots, importsOf) {
  const seen = new Set();
  const wait = [...roots];
  while (wait.length > 0) {
    const id = wait.pop();
    if (seen.has(id)) continue;
    seen.add(id);
    wait.push(...importsOf(id));
  }
  return seen;
}

/**
 * What at least three pages use lies in one file: one compresses better than ten, and the next page finds it in the cache. What the first page
 * of a section does without lies in another one, and so does what the host begins without; what home at rest does without either, in a third.
 */
function common(entry, isHost, marks) {
  let first;
  const name = (id, graph) => {
    if (first === undefined) {
      const statically = (from) => graph.getModuleInfo(from)?.importedIds ?? [];
      const all = reached([entry], (from) => [...statically(from), ...(graph.getModuleInfo(from)?.dynamicallyImportedIds ?? [])]);
      const roots = [...all].filter((one) => FIRST_PAGE.test(one));
      first = roots.length === 0 && !isHost ? all : reached([entry, ...roots], statically);
    }
    if (first.has(id)) return 'common';
    return isHost && !marks.reaches(id, graph) ? 'common-rest' : 'common-later';
  };
  // The host has few parts that come later: what two of them use is better shared.
  return { name, debugName: 'common', minShareCount: isHost ? 2 : 3 };
}

/** Entries of the libs that an app brings along: what is shared has addresses of its own. */
const ownLibs = (shared) =>
  new Map(
    [...packages]
      .map(([name, { folder }]) => [name, join(folder, 'src/index.ts')])
      .filter(([name, file]) => !shared.has(name) && existsSync(join(ROOT, file))),
  );

/** Folder of the shared libs' server build; its place is stable, so that every bundle meets the same instances. */
export const SERVER_VENDOR = 'server/vendor';

/** What this workspace shares, split by what a first page asks for. */
export const sharedHere = (asked) => ({ modules: sharedModules(), partOf: partsBy(asked), plugins: [], serverPlugins: [] });

/**
 * @param shared - shared modules, the part that serves a name, and what the bundler needs for them: of this workspace or of a site.
 * @returns what the registry and the sizes need: files by role, names imported from shared modules.
 */
export async function buildApp(target, version, shared) {
  const client = await buildClient(target, shared);
  const server = await buildServer(target, shared, version);
  return {
    js: client.url(client.entry.fileName),
    imports: client.reach(client.entry).map(client.url),
    css: client.css,
    laterCss: client.laterCss,
    drawn: client.drawn,
    home: client.home,
    styles: client.styles,
    twins: twins(server, client),
    files: client.files,
    server: `${server.folder}/index.js`,
    shared: Object.fromEntries(
      [...client.names].map(([file, names]) => [file, Object.fromEntries([...names].map(([from, set]) => [from, [...set]]))]),
    ),
  };
}

/** Parts of the host that the edge draws though their code comes later, such as the question about cookies. */
const DRAWN_BY_EDGE = '@touchline/platform-shell/edge';

function drawnByEdge() {
  const { file } = entriesOf('@touchline/platform-shell').find(({ specifier }) => specifier === DRAWN_BY_EDGE);
  return new Set([...exportSources(readFileSync(join(ROOT, file), 'utf8'), file).values()].map((source) => join(ROOT, source.file)));
}
const holdsOne = (chunk, ids) => chunk.moduleIds.some((id) => ids.has(id));

/** A section's styles come by page; the host's come with what the edge draws, or with the parts that open later. */
function stylesOf({ kind }, base) {
  if (kind === 'remote') return [];
  const drawn = drawnByEdge();
  return [splitStyles({ base, isFirst: (chunk) => chunk.isEntry || holdsOne(chunk, drawn) })];
}

/**
 * Options of a target's build for the browser.
 *
 * @param names - names of the files, where a build needs others than those of a deployment.
 */
export const clientOptions = (target, { shared, base, outDir, names = CLIENT_OUTPUT, plugins = [], marks = homeMarks() }) => ({
  ...baseOptions(),
  base,
  plugins: [
    ...plugins,
    directImports(ownLibs(shared.modules)),
    plainImports(),
    noDefaultMessage(),
    splitShared(shared.partOf, shared.modules),
    ...shared.plugins,
    ...stylesOf(target, base),
    shareReact(),
    react(),
  ],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2023',
    cssCodeSplit: target.kind === 'remote',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: rolldown({
      input: { [target.name]: join(ROOT, target.client) },
      external: (id) => shared.modules.has(id),
      preserveEntrySignatures: 'strict',
      output: { ...names, codeSplitting: { groups: [common(join(ROOT, target.client), target.kind === 'host', marks)] } },
    }),
  },
});

async function buildClient(target, shared) {
  const base = `/assets/${target.id}/`;
  const marks = homeMarks();
  const output = await build(
    clientOptions(target, { shared, base, outDir: join(DIST, 'assets', target.id), plugins: [marks.plugin], marks }),
  );
  const files = outputOf(output);
  const chunks = files.filter(({ type }) => type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const url = (file) => base + file;
  // What arrives with a chunk: the chunks of this target that it imports statically.
  const reach = (chunk, seen = new Set()) => {
    for (const name of chunk.imports) {
      if (!byName.has(name) || seen.has(name)) continue;
      seen.add(name);
      reach(byName.get(name), seen);
    }
    return [...seen];
  };
  const cssOf = ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map(url);
  const entry = chunks.find((chunk) => chunk.isEntry);
  const isRemote = target.kind === 'remote';
  // The entry's styles are what it draws with; a page that comes later brings its own.
  const { css, laterCss } = isRemote
    ? { css: [...new Set([...reach(entry).map((name) => byName.get(name)), entry].flatMap(cssOf))], laterCss: [] }
    : splitOf(
        files.map(({ fileName: file }) => file),
        url,
      );
  const drawnIds = isRemote ? new Set() : drawnByEdge();
  const names = new Map(
    chunks.map((chunk) => [url(chunk.fileName), withoutOwn(importedNames(chunk.code, chunk.fileName), shared.modules)]),
  );
  return {
    entry,
    chunks,
    url,
    reach,
    css,
    laterCss,
    // Shared modules of what the edge draws, with the names: their styles are first styles as well.
    drawn: chunks.filter((chunk) => holdsOne(chunk, drawnIds)).map((chunk) => url(chunk.fileName)),
    // What home fetches of this target once it can be used.
    home: [...new Set(marks.chunksOf(chunks).flatMap((chunk) => [chunk.fileName, ...reach(chunk)]))].map(url),
    styles: isRemote
      ? Object.fromEntries(chunks.filter((chunk) => cssOf(chunk).length > 0).map((chunk) => [url(chunk.fileName), cssOf(chunk)]))
      : {},
    files: files.map((file) => url(file.fileName)),
    names,
  };
}

const withoutOwn = (names, shared) => new Map([...names].filter(([from]) => shared.has(from) || !/^[./]/.test(from)));

async function buildServer(target, shared, version) {
  const folder = `server/${target.id}/${version}`;
  const output = await build({
    ...baseOptions(),
    plugins: [noDefaultMessage(), ...shared.serverPlugins, shareReact(), react()],
    ...serverOptions(),
    build: {
      ssr: join(ROOT, target.server),
      outDir: join(DIST, folder),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        external: (id) => NODE_LOADS.has(id) || id.startsWith('node:') || shared.modules.get(id)?.file !== undefined,
        output: {
          format: 'es',
          entryFileNames: 'index.js',
          chunkFileNames: '[name]-[hash].js',
          paths: (id) => (shared.modules.get(id)?.file !== undefined ? `../../vendor/${fileName(id)}.js` : id),
        },
      }),
    },
  });
  return { folder, chunks: outputOf(output).filter(({ type }) => type === 'chunk') };
}

const outputOf = (result) => (Array.isArray(result) ? result[0] : result).output;

/** Chunks of the browser that hold the sources of a chunk of the edge, with what they import. */
function twins(server, client) {
  const found = {};
  for (const chunk of server.chunks) {
    const sources = new Set(chunk.moduleIds.filter((id) => !id.includes('node_modules')));
    const same = client.chunks.filter(({ moduleIds, isEntry }) => !isEntry && moduleIds.some((id) => sources.has(id)));
    if (same.length > 0)
      found[chunk.fileName] = [...new Set(same.flatMap((twin) => [twin.fileName, ...client.reach(twin)]))].map(client.url);
  }
  return found;
}

/**
 * Which chunks each page brings, so that the edge can preload them. The functions of `section.routes` and what they say they bring tell it: their text
 * names the chunks of the server build that they import.
 *
 * @returns urls by key of the route table.
 */
export async function pageChunks({ server, twins: byChunk }) {
  const { section } = await import(join(DIST, server));
  return Object.fromEntries(
    Object.entries(section?.routes ?? {}).map(([key, load]) => {
      const files = [...[load, ...(load.brings ?? [])].join('\n').matchAll(/import\(["']\.\/([^"']+)["']\)/g)].map(([, file]) => file);
      return [key, [...new Set(files.flatMap((file) => byChunk[file] ?? []))]];
    }),
  );
}
