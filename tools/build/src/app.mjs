// Builds one target (the host in one of its builds, or a remote) for the browser and for the edge.
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

/** Modules of a section's home page and its loader, if it has one. */
const FIRST_PAGE = /\/home\/(HomePage|home-load)\.tsx?$/;
/** Modules of a section's lists. */
const LIST_PAGE = /\/list\/(ListPage|List|list-load)\.tsx?$/;

/** Modules reachable from the roots. */
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
 * Groups modules used by several chunks into one file, because one file compresses better than ten and is cached for the next page. Modules
 * that the first page of a section, or the start of the host, does not need go to a second file; those that home at rest does not need
 * either, to a third. A module of the second file costs every page that needs another one of it, so a section's have at least six users, and
 * what its lists need is in another file.
 */
function common(entry, isHost, marks) {
  const reachedFrom = (page) => {
    let found;
    return (id, graph) => {
      if (found === undefined) {
        const statically = (from) => graph.getModuleInfo(from)?.importedIds ?? [];
        const all = reached([entry], (from) => [...statically(from), ...(graph.getModuleInfo(from)?.dynamicallyImportedIds ?? [])]);
        const roots = [...all].filter((one) => page.test(one));
        found = reached([entry, ...roots], statically);
      }
      return found.has(id);
    };
  };
  const isFirst = reachedFrom(FIRST_PAGE);
  const isOfLists = reachedFrom(LIST_PAGE);
  const isRest = (id, graph) => isHost && !marks.reaches(id, graph);
  const group = (name, priority, minShareCount, isIn) => ({
    name: (id, graph) => (isIn(id, graph) ? name : null),
    priority,
    minShareCount,
    debugName: name,
  });
  const importers = (id, graph) => graph.getModuleInfo(id)?.importers ?? [];
  // A group takes along what its modules import, so the parts that load first choose first. The host has few late chunks, so code used by
  // two of them is shared already.
  return [
    group('common', 3, 2, isFirst),
    ...(isHost ? [] : [group('common-list', 2.5, 6, (id, graph) => !isFirst(id, graph) && isOfLists(id, graph))]),
    group('common-later', 2, isHost ? 2 : 6, (id, graph) => !isFirst(id, graph) && !isRest(id, graph)),
    // Used by home and by what loads later: without this group the last one would take it along, and home would load all of that.
    group(
      'common-kept',
      2,
      1,
      (id, graph) => isHost && !isFirst(id, graph) && !isRest(id, graph) && importers(id, graph).some((from) => isRest(from, graph)),
    ),
    group('common-rest', 1, 2, (id, graph) => !isFirst(id, graph) && isRest(id, graph)),
  ];
}

/** Entries of the libs bundled into an app; shared libs have separate URLs. */
const ownLibs = (shared) =>
  new Map(
    [...packages]
      .map(([name, { folder }]) => [name, join(folder, 'src/index.ts')])
      .filter(([name, file]) => !shared.has(name) && existsSync(join(ROOT, file))),
  );

/** Folder of the server build of the shared libs. Its path is fixed, so that all bundles import the same instances. */
export const SERVER_VENDOR = 'server/vendor';

/** Shared modules of this workspace, split by the names that a first page asks for. */
export const sharedHere = (imported) => ({ modules: sharedModules(), partOf: partsBy(imported), plugins: [], serverPlugins: [] });

/**
 * @param shared - shared modules, the part that serves a name, and bundler plugins for them: of this workspace or of a deployed site.
 * @returns data for the registry and the size figures: files by role, names imported from shared modules.
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

/** Parts of the host that the edge renders although their code loads later, such as the question about cookies. */
const DRAWN_BY_EDGE = '@touchline/platform-shell/edge';

function drawnByEdge() {
  const { file } = entriesOf('@touchline/platform-shell').find(({ specifier }) => specifier === DRAWN_BY_EDGE);
  return new Set([...exportSources(readFileSync(join(ROOT, file), 'utf8'), file).values()].map((source) => join(ROOT, source.file)));
}
const holdsOne = (chunk, ids) => chunk.moduleIds.some((id) => ids.has(id));

/** A section's styles are split by page; the host's into those the edge renders with and those of parts that open later. */
function stylesOf({ kind }, base) {
  if (kind === 'remote') return [];
  const drawn = drawnByEdge();
  return [splitStyles({ base, isFirst: (chunk) => chunk.isEntry || holdsOne(chunk, drawn) })];
}

/**
 * Options for the browser build of a target.
 *
 * @param names - patterns of file names, if they differ from those of a deployment.
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
      output: { ...names, codeSplitting: { groups: common(join(ROOT, target.client), target.kind === 'host', marks) } },
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
  // Chunks of this target that a chunk imports statically.
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
  // Styles of the entry only; later pages load their own.
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
    // Chunks that the edge renders: the styles of their shared modules have to be linked as well.
    drawn: chunks.filter((chunk) => holdsOne(chunk, drawnIds)).map((chunk) => url(chunk.fileName)),
    // Chunks that home fetches after it has become usable.
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

/** Browser chunks that contain the sources of an edge chunk, with their imports. */
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
 * Chunks of each page, for preloads by the edge. Derived from the text of the functions in `section.routes` and their `brings`, which names
 * the imported chunks of the server build.
 *
 * @returns URLs by key of the route table.
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
