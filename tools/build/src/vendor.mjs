// Builds the shared modules: for browsers as entries of the import map, for the edge as files that all server bundles import.
import react from '@vitejs/plugin-react';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { SERVER_VENDOR } from './app.mjs';
import { directImports } from './direct-imports.mjs';
import { homeMarks, reachedFrom } from './home-marks.mjs';
import { noDefaultMessage } from './no-default-message.mjs';
import { fileName, isHomePart, isLaterPart, LATER, NODE_LOADS, sharedModules } from './shared-modules.mjs';
import { FILE_PREFIX, shortCut } from './short-cut.mjs';
import { thirdPartyNames, WITH_DEFAULT } from './third-party.mjs';
import { baseOptions, CLIENT_OUTPUT, NO_PARSER, plainImports, rolldown, serverOptions } from './vite-options.mjs';
import { DIST, ROOT } from './workspace.mjs';
import { exportSources, offeredNames } from './offered-names.mjs';
import { packageParts } from './package-parts.mjs';
import { splitOf, splitStyles } from './split-styles.mjs';

const BASE = '/assets/vendor/';
const SOURCE = join(DIST, '.vendor');
/** Sagas that every page loads after hydration: one file instead of thirty (ADR 0034). */
const PROCESSES =
  /node_modules\/(@?redux-saga|typed-redux-saga)|libs\/((shared|platform|identity|account|support)\/(state|config)|platform\/(app-state|guards)|identity\/agreements-state|responsible-gaming\/play-state|betting\/line-state)\//;

/** The coupon's state is one file. Its calculations are separate, because sections use them too; so is repeating past coupons. */
const COUPON = [
  ['values', /libs\/shared\/primitives\//],
  ['sums', /libs\/betting\/(coupon-math|rules|contract)\//],
  ['repeat', /libs\/betting\/coupon-state\/src\/repeat\.ts/],
  ['coupon', /libs\/betting\/coupon-state\//],
];

/** A few files instead of fifty: third-party code changes with the lock file, the workspace's own with a release. */
const groups = (isOfHome) => [
  { name: 'packages', test: /node_modules\/(?!lucide-react)|rolldown\/runtime/, tags: ['$initial'] },
  { name: 'libs', test: /\/libs\/|node_modules\/lucide-react/, tags: ['$initial'] },
  { name: (id, graph) => (PROCESSES.test(id) && isOfHome(id, graph) ? 'processes' : null), debugName: 'processes' },
  ...COUPON.map(([debugName, test]) => ({
    name: (id, graph) => (test.test(id) && isOfHome(id, graph) ? debugName : null),
    debugName,
  })),
];

/** Names by module that the vendor must serve for these builds. */
export async function vendorNames(used) {
  const names = new Map();
  for (const [specifier, { of, file }] of sharedModules()) {
    const offered = await offeredNames(of, file);
    const wanted = [...(used.get(specifier) ?? [])].filter((name) => name !== '*');
    const isLater = isLaterPart(specifier);
    const hasDefault = !isLater && (wanted.includes('default') || WITH_DEFAULT.has(of));
    const served = file === undefined ? thirdPartyNames(of, isLater, offered) : wanted.filter((name) => name !== 'default').sort();
    if (served.length === 0 && !hasDefault) continue; // not imported by any target
    names.set(specifier, {
      id: isLater ? `later/${specifier.slice(LATER.length, -'.js'.length)}` : fileName(of),
      of,
      file,
      isLater,
      offered: new Set(offered),
      served,
      hasDefault,
    });
  }
  return names;
}

/** Writes the sources of the entries, one per part of a module. */
function writeEntries(names) {
  rmSync(SOURCE, { recursive: true, force: true });
  mkdirSync(join(SOURCE, 'later'), { recursive: true });
  for (const [, { id, of, served, hasDefault }] of names) {
    const lines = served.length > 0 ? [`export { ${served.join(', ')} } from '${of}';`] : [];
    if (hasDefault) lines.push(`export { default } from '${of}';`);
    writeFileSync(join(SOURCE, `${id}.js`), `${lines.join('\n')}\n`);
  }
  const ids = (isLater) => [...names.values()].filter((entry) => entry.isLater === isLater).map(({ id }) => id);
  // Late parts are imported dynamically only, so the bundler keeps their code out of the first files.
  writeFileSync(join(SOURCE, 'later.js'), `export const later = [${ids(true).map((id) => `() => import('./${id}.js')`)}];\n`);
  return Object.fromEntries([...ids(false), 'later'].map((id) => [id, join(SOURCE, `${id}.js`)]));
}

const isLaterEntry = ({ facadeModuleId }) => facadeModuleId?.startsWith(join(SOURCE, 'later/')) === true;
const LATER_FOLDER = 'later';

/**
 * Sources of names that the edge renders with although their code loads later, and their imports.
 *
 * @param drawn - names by the late part that serves them.
 */
function drawnSources(names, drawn) {
  const found = new Set();
  for (const [specifier, wanted] of drawn) {
    const entry = names.get(specifier);
    if (entry?.file === undefined) continue;
    const sources = exportSources(readFileSync(join(ROOT, entry.file), 'utf8'), entry.file);
    for (const name of wanted) if (sources.has(name)) found.add(join(ROOT, sources.get(name).file));
  }
  return (importsOf) => {
    const wait = [...found];
    while (wait.length > 0) for (const id of importsOf(wait.pop())) if (!found.has(id)) found.add(id) && wait.push(id);
    return found;
  };
}

const filesOf = (output) => (Array.isArray(output) ? output[0] : output).output;

/** @param drawn - names that the edge renders with although their code loads later, by part. */
export async function buildVendor(names, drawn) {
  const outDir = join(DIST, 'assets/vendor');
  rmSync(join(outDir, LATER_FOLDER), { recursive: true, force: true });
  const marks = homeMarks();
  const isReachable = reachedFrom([...names].filter(([specifier]) => isHomePart(specifier)).map(([, { id }]) => join(SOURCE, `${id}.js`)));
  const output = await build({
    ...baseOptions(),
    base: BASE,
    plugins: [
      marks.plugin,
      packageParts(),
      plainImports(),
      noDefaultMessage(),
      splitStyles({ base: BASE, isFirst: ({ isEntry, name }) => isEntry && name !== LATER_FOLDER, alsoFirst: drawnSources(names, drawn) }),
      directImports(new Map([...sharedModules()].map(([specifier, { file }]) => [specifier, file]))),
      react(),
    ],
    resolve: { ...baseOptions().resolve, alias: [NO_PARSER, ...ownAliases()] },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2023',
      cssCodeSplit: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        input: writeEntries(names),
        preserveEntrySignatures: 'strict',
        output: {
          ...CLIENT_OUTPUT,
          chunkFileNames: (chunk) => (isLaterEntry(chunk) ? `${LATER_FOLDER}/[name].js` : CLIENT_OUTPUT.chunkFileNames),
          // The two files export names unmangled: the import map refers to them directly, and no entry has to re-export names.
          minifyInternalExports: false,
          codeSplitting: { groups: groups((id, graph) => marks.reaches(id, graph) || isReachable(id, graph)) },
        },
      }),
    },
  });
  askForLater(output, outDir);
  return describe(output, names, nameLater(outDir), marks);
}

/** Relative imports of late parts are replaced with import map specifiers, because the folder's final name depends on its content. */
function askForLater(output, outDir) {
  for (const chunk of filesOf(output)) {
    if (chunk.type !== 'chunk' || isLaterEntry(chunk) || !chunk.imports.some((name) => name.startsWith(`${LATER_FOLDER}/`))) continue;
    writeFileSync(join(outDir, chunk.fileName), chunk.code.replaceAll(/(["'`])\.\/later\//g, `$1${LATER}`));
  }
}

/** Late parts keep their names in a folder named by its content hash, so that one entry of the import map covers all. */
function nameLater(outDir) {
  const folder = join(outDir, LATER_FOLDER);
  const hash = createHash('sha256');
  for (const file of readdirSync(folder).sort()) hash.update(file).update(readFileSync(join(folder, file)));
  const name = `${LATER_FOLDER}-${hash.digest('hex').slice(0, 8)}`;
  // The same content exists already, compressed.
  if (existsSync(join(outDir, name))) rmSync(folder, { recursive: true });
  else renameSync(folder, join(outDir, name));
  return name;
}

/** The generated entries are outside every package, where the workspace's packages could not be resolved. */
const ownAliases = () =>
  [...sharedModules()]
    .filter(([specifier, { file }]) => file && !isLaterPart(specifier))
    .map(([specifier, { file }]) => ({ find: new RegExp(`^${specifier}$`), replacement: join(ROOT, file) }));

function describe(output, names, laterFolder, marks) {
  const files = filesOf(output);
  const chunks = new Map(files.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
  const url = (file) => BASE + (file.startsWith(`${LATER_FOLDER}/`) ? laterFolder + file.slice(LATER_FOLDER.length) : file);
  const reach = (chunk, seen = new Set()) => {
    for (const name of chunk.imports) {
      if (!chunks.has(name) || seen.has(name)) continue;
      seen.add(name);
      reach(chunks.get(name), seen);
    }
    return seen;
  };
  const modules = {};
  const map = {};
  const unused = new Set();
  for (const [specifier, { id, served, hasDefault, isLater }] of names) {
    const chunk = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId === join(SOURCE, `${id}.js`));
    const short = !isLater || isHomePart(specifier) ? shortCut(chunk.code) : undefined;
    if (short !== undefined) unused.add(chunk.fileName);
    modules[specifier] = {
      files: [...(short === undefined ? [url(chunk.fileName)] : []), ...[...reach(chunk)].map(url)],
      names: hasDefault ? [...served, 'default'] : served,
    };
    if (!isLater || short !== undefined) map[specifier] = short?.data ?? url(short?.file ?? chunk.fileName);
  }
  return {
    modules,
    map: { ...map, [FILE_PREFIX]: BASE, '@later/': `${BASE}${laterFolder}/` },
    ...splitOf(
      files.map(({ fileName: file }) => file),
      url,
    ),
    files: files.filter(({ fileName: file }) => !unused.has(file)).map(({ fileName: file }) => url(file)),
    home: [...new Set(marks.chunksOf([...chunks.values()]).flatMap((chunk) => [chunk.fileName, ...reach(chunk)]))].map(url),
  };
}

/** The shared libs for the edge, complete, so that all server bundles import the same instances. */
export async function buildServerVendor() {
  const ours = [...sharedModules()].filter(([specifier, { file }]) => file && !isLaterPart(specifier));
  await build({
    ...baseOptions(),
    plugins: [packageParts(), noDefaultMessage(), react()],
    ...serverOptions(ownAliases()),
    build: {
      ssr: true,
      outDir: join(DIST, SERVER_VENDOR),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: rolldown({
        input: Object.fromEntries(ours.map(([specifier, { file }]) => [fileName(specifier), join(ROOT, file)])),
        external: (id) => NODE_LOADS.has(id) || id.startsWith('node:'),
        preserveEntrySignatures: 'strict',
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      }),
    },
  });
  return { files: [] };
}
