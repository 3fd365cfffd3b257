// npm run build: builds what has changed, checks imports against the vendor, and writes dist/registry.json. --only host | vendor | messages
// | game-frame | tiles | remote NAME | home-imports builds only that part (home-imports: the names that the host and home import, first and later).
// --lenient falls back to English for missing translations.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp, pageChunks, SERVER_VENDOR, sharedHere } from './app.mjs';
import { FIRST_WORDS, firstWords, withFirstWords } from './first-words.mjs';
import { buildGameFrame, GAME_FRAME } from './game-frame.mjs';
import { describeApp } from './describe-app.mjs';
import { joinNames, missingExports } from './imports.mjs';
import { lock } from './lock.mjs';
import { buildManifests, SHELL_VERSION } from './manifests.mjs';
import { buildMessages, dictionaries, isLib, LANGUAGES, TEST_LANGUAGES, translationsHash } from './messages.mjs';
import { precompress } from './precompress.mjs';
import { releaseFacts } from './release-facts.mjs';
import { buildServiceWorker, SERVICE_WORKER } from './service-worker.mjs';
import { isLaterPart, sharedLibs, sharedModules } from './shared-modules.mjs';
import { collectServers, collectStale, readStamp, writeStamp } from './stamps.mjs';
import { TARGETS } from './targets.mjs';
import { buildTiles, TILE_PACKAGES } from './tiles.mjs';
import { buildServerVendor, buildVendor, vendorNames } from './vendor.mjs';
import { importsOfHome, HOME } from './home-imports.mjs';
import { closure, DIST, hashOf, packages, toolchainHash } from './workspace.mjs';

process.env.NODE_ENV = 'production';
const parts = process.argv.slice(2);
const only = parts.includes('--only') ? parts.slice(parts.indexOf('--only') + 1) : undefined;
const isLenient = parts.includes('--lenient');
const isForced = parts.includes('--force');
const nowMs = Date.now();
const toolchain = toolchainHash();

class BuildProblem extends Error {}

/** Builds a target if its inputs have changed. @returns its record. */
async function upToDate(id, inputs, make) {
  const last = readStamp(id);
  if (!isForced && last?.inputs === inputs && last.files.every((file) => existsSync(join(DIST, file)))) return last;
  const began = performance.now();
  const version = inputs.slice(0, 12);
  const record = { inputs, version, ...(await make(version)) };
  await precompress(record.files);
  record.stale = collectStale(`assets/${id}`, record.files, last?.stale ?? {}, nowMs);
  writeStamp(id, record);
  console.log(`build: ${id} ${Math.round(performance.now() - began)} ms`);
  return record;
}

const wants = (part, name) => only === undefined || (only[0] === part && (part !== 'remote' || only[1] === name));

async function app(target, imported) {
  const last = readStamp(target.id);
  const inputs = hashOf(closure(target.package), toolchain + target.id + JSON.stringify([imported, sharedLibs()]));
  const record = await upToDate(target.id, inputs, (version) => buildApp(target, version, sharedHere(imported)));
  collectServers(`server/${target.id}`, record.version, nowMs);
  // The pages are read from the server bundle, which imports the shared libs.
  if (target.kind === 'remote' && !record.pages) {
    record.pages = await pageChunks(record);
    writeStamp(target.id, record);
  }
  return last?.inputs === inputs ? last : record;
}

const isOfHome = ({ kind, name }) => kind === 'host' || name === HOME.remote;

/**
 * Names that home imports, read from the built host and home. The part that serves a name does not affect who imports it, so a second build
 * with the result of the first gives the same result.
 */
async function readHomeImports() {
  const known = readStamp('home-imports')?.imported;
  const isWhole = only === undefined || only[0] === 'home-imports';
  if (!isWhole && known) return known;
  const modules = sharedModules();
  const libOf = (specifier) => (modules.get(specifier)?.file === undefined ? undefined : modules.get(specifier).of);
  let imported = known ?? {};
  for (let round = 0; round < 3; round++) {
    const records = new Map();
    for (const target of TARGETS.filter(isOfHome)) records.set(target.id, await app(target, imported));
    const found = importsOfHome([records.get('host-desktop'), records.get('host-mobile')], records.get(HOME.remote), libOf);
    const isSame = JSON.stringify(found) === JSON.stringify(imported);
    imported = found;
    if (isSame) break;
  }
  writeStamp('home-imports', { imported });
  return imported;
}

async function apps() {
  const records = new Map();
  const imported = await readHomeImports();
  for (const target of TARGETS) {
    const isWanted = wants(target.kind, target.name);
    const last = readStamp(target.id);
    if (!isWanted && !last) throw new BuildProblem(`${target.id} was never built; run the whole build once`);
    records.set(target.id, isWanted ? await app(target, imported) : last);
  }
  return records;
}

async function serverVendor() {
  const last = readStamp('vendor-server');
  if (only !== undefined && !['vendor', 'home-imports'].includes(only[0]) && last) return last;
  return upToDate('vendor-server', hashOf(sharedLibs(), toolchain), buildServerVendor);
}

const chunksOf = (records) =>
  [...records].flatMap(([target, { shared }]) =>
    Object.entries(shared).map(([file, names]) => ({
      target,
      file,
      imports: new Map(Object.entries(names).map(([from, list]) => [from, new Set(list)])),
    })),
  );

const joinedLists = (names) => [...names].map(([from, set]) => [from, [...set].sort()]).sort();

/** Names that the edge renders with although their code loads later, by part. */
const drawnOf = (records) =>
  joinNames(
    [...records.values()].flatMap(({ drawn = [], shared }) =>
      drawn.map((file) => new Map(Object.entries(shared[file] ?? {}).filter(([from]) => isLaterPart(from)))),
    ),
  );

async function vendor(chunks, drawn) {
  const used = joinNames(chunks.map(({ imports }) => imports));
  const last = readStamp('vendor');
  if (only !== undefined && only[0] !== 'vendor') {
    if (!last) throw new BuildProblem('the vendor was never built; run the whole build once');
    return last;
  }
  const names = await vendorNames(used);
  const offered = new Map([...names].map(([specifier, entry]) => [specifier, entry.offered]));
  refuseMissing(missingExports(chunks, offered));
  const lists = JSON.stringify([...names].map(([specifier, { served, hasDefault }]) => [specifier, served, hasDefault]));
  const inputs = createHash('sha256')
    .update(hashOf(sharedLibs(), toolchain))
    .update(lists + JSON.stringify(joinedLists(drawn)))
    .digest('hex');
  return upToDate('vendor', inputs, () => buildVendor(names, drawn));
}

function refuseMissing(lines) {
  if (lines.length === 0) return;
  throw new BuildProblem(
    `${lines.length} imports that the vendor cannot answer (a remote that is built alone may use what the whole build served last; what is served of packages by others is listed in tools/build/src/third-party.mjs):\n  ${lines.join('\n  ')}`,
  );
}

async function messages() {
  const holders = [...packages].filter(([, entry]) => isLib(entry)).map(([name]) => name);
  const inputs = hashOf(holders, toolchain + JSON.stringify(dictionaries()) + translationsHash());
  const last = readStamp('messages');
  if (only !== undefined && only[0] !== 'messages' && last) return last;
  return upToDate('messages', inputs, () => {
    mkdirSync(join(DIST, 'assets/messages'), { recursive: true });
    const { urls, problems, files } = buildMessages();
    if (problems.length > 0) {
      const text = `${problems.length} messages:\n  ${problems.slice(0, 50).join('\n  ')}${problems.length > 50 ? '\n  ...' : ''}`;
      if (!isLenient) throw new BuildProblem(text);
      console.warn(`build: ${text}`);
    }
    return { urls, files };
  });
}

async function gameFrame() {
  const last = readStamp('game-frame');
  if (only !== undefined && only[0] !== 'game-frame' && last) return last;
  return upToDate('game-frame', hashOf(closure(GAME_FRAME), toolchain), buildGameFrame);
}

async function tiles() {
  if (only !== undefined && only[0] !== 'tiles' && readStamp('tiles')) return;
  await upToDate('tiles', hashOf([...TILE_PACKAGES.flatMap((name) => [...closure(name)])], toolchain), buildTiles);
}

async function serviceWorker() {
  const last = readStamp('service-worker');
  if (only !== undefined && last) return last;
  return upToDate('service-worker', hashOf(closure(SERVICE_WORKER), toolchain), buildServiceWorker);
}

/** Manifests of the sections. */
function sections() {
  const { sections: byName, problems } = buildManifests();
  if (problems.length === 0) return byName;
  const text = `${problems.length} problems of sections:\n  ${problems.join('\n  ')}`;
  if (!isLenient) throw new BuildProblem(text);
  console.warn(`build: ${text}`);
  return byName;
}

/** Written in one step, because the edge and other tools read this file. */
async function writeRegistry({ records, vendorRecord, messageRecord, frame: { js, css }, worker, sections }) {
  const describe = (target) => describeApp(records.get(target.id));
  const registry = {
    builtAt: new Date(nowMs).toISOString(),
    languages: LANGUAGES,
    testLanguages: TEST_LANGUAGES,
    shell: SHELL_VERSION,
    vendor: {
      version: vendorRecord.version,
      modules: vendorRecord.modules,
      map: vendorRecord.map,
      css: vendorRecord.css,
      laterCss: vendorRecord.laterCss,
      server: SERVER_VENDOR,
    },
    host: Object.fromEntries(TARGETS.filter(({ kind }) => kind === 'host').map((target) => [target.name, describe(target)])),
    remotes: Object.fromEntries(
      TARGETS.filter(({ kind }) => kind === 'remote').map((target) => [target.name, { ...describe(target), ...sections[target.name] }]),
    ),
    frame: { js, css },
    worker: worker.js,
    messages: messageRecord.urls,
  };
  const words = firstWords(registry);
  const { urls } = await upToDate(FIRST_WORDS, words.inputs, words.make);
  registry.messages = withFirstWords(registry.messages, urls);
  writeFileSync(join(DIST, 'release.json'), JSON.stringify(releaseFacts(sharedLibs())));
  writeFileSync(join(DIST, 'registry.json.new'), JSON.stringify(registry));
  renameSync(join(DIST, 'registry.json.new'), join(DIST, 'registry.json'));
}

let exitCode = 0;
const release = await lock(join(DIST, '.build.lock'), { onWait: (pid) => console.log(`build: waits for the build of process ${pid}`) });
try {
  const messageRecord = await messages();
  await tiles();
  await serverVendor();
  if (only?.[0] === 'home-imports') await readHomeImports();
  else {
    const records = await apps();
    const chunks = chunksOf(records);
    const vendorRecord = await vendor(chunks, drawnOf(records));
    refuseMissing(missingExports(chunks, new Map(Object.entries(vendorRecord.modules).map(([from, { names }]) => [from, new Set(names)]))));
    await writeRegistry({
      records,
      vendorRecord,
      messageRecord,
      frame: await gameFrame(),
      worker: await serviceWorker(),
      sections: sections(),
    });
  }
} catch (error) {
  // A bundler's error contains file and line; its stack trace would add nothing.
  const isExpected = error instanceof BuildProblem || Array.isArray(error.errors);
  console.error(isExpected ? `build: ${error.message}` : error);
  exitCode = 1;
}
release();
// Imported bundles may keep timers running.
process.exit(exitCode);
