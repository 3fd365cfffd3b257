// node tools/build/src/sizes.mjs [--json FILE]: brotli bytes per target, and of a first page until it is usable.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { readStamp } from './stamps.mjs';
import { HOME } from './home-imports.mjs';
import { DIST, readJson } from './workspace.mjs';

/** Transferred bytes: the size of the brotli twin, if there is one. */
export const wireBytes = (url) => {
  const file = join(DIST, url);
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : statSync(file).size;
};
const sum = (urls) => urls.reduce((total, url) => total + wireBytes(url), 0);
const unique = (urls) => [...new Set(urls)];
const isScript = (url) => url.endsWith('.js');

/** Scripts that a build loads until a page of a section is usable. */
export function firstScripts(registry, build, remote, routeKey) {
  const vendorOf = (modules) => {
    const known = modules.map((name) => registry.vendor.modules[name]).filter(Boolean);
    return known.flatMap(({ files }) => files);
  };
  const host = registry.host[build];
  const app = registry.remotes[remote];
  const shell = unique([...vendorOf(host.needs.entry), host.js, ...host.imports]);
  const section = app
    ? unique([
        ...vendorOf([...app.needs.entry, ...(app.needs.pages[routeKey] ?? [])]),
        app.js,
        ...app.imports,
        ...(app.pages[routeKey] ?? []),
      ]).filter((url) => !shell.includes(url))
    : [];
  return { shell, section };
}

/**
 * Scripts loaded by home once it is idle and its coupon, its search and its menus have been opened, as marked in the code (home-marks.mjs).
 */
export function scriptsAtRest(registry, build) {
  const { shell, section } = firstScripts(registry, build, HOME.remote, HOME.page);
  const apps = [readStamp(`host-${build}`), readStamp(HOME.remote)];
  const own = apps.flatMap(({ home }) => home);
  const requested = unique(apps.flatMap(({ home, shared }) => home.flatMap((url) => Object.keys(shared[url] ?? {}))));
  const parts = requested.flatMap((name) => registry.vendor.modules[name]?.files ?? []);
  return unique([...shell, ...section, ...own, ...parts, ...readStamp('vendor').home]);
}

/** Sagas of the shell, which every page loads shortly after it has become usable, in every section. */
function shellProcesses() {
  const found = new Set();
  const add = (url) => {
    if (found.has(url) || !existsSync(join(DIST, url))) return;
    found.add(url);
    for (const [, name] of readFileSync(join(DIST, url), 'utf8').matchAll(/from\s*["']\.\/([\w.-]+\.js)["']/g))
      add(join(dirname(url), name));
  };
  readStamp('vendor')
    .files.filter((url) => /\/processes-[\w-]+\.js$/.test(url))
    .forEach(add);
  return found;
}

/** A page rendered with the later part of the kit links that part's styles too. */
const drawsLaterKit = ({ remotes: { betting } }) =>
  [...betting.needs.entry, ...betting.needs.pages.home].some((part) => part.startsWith('@later/') && part.endsWith('ui-kit.js'));

/** Most that the first play of a game may load: code, pictures and sounds. */
const FIRST_PLAY = 350_000;
/** A script with all that it imports at once. */
function closureOf(chunks, url, found = new Set()) {
  if (found.has(url) || chunks[url] === undefined) return found;
  found.add(url);
  for (const each of chunks[url].imports) closureOf(chunks, each, found);
  return found;
}

/**
 * What a player loads until a game of each family is played: the frame, the renderer, the backdrops, the family, and the heaviest stage and
 * set of pictures, of which a game has one each.
 *
 * @param wire - bytes of a file as it is transferred.
 */
export function firstPlays({ js, css, chunks }, wire = wireBytes) {
  const total = (urls) => [...urls].reduce((bytes, url) => bytes + wire(url), 0);
  const partsNamed = (isWanted) => Object.keys(chunks).filter((url) => chunks[url].part !== null && isWanted(chunks[url].part));
  // Without its chunk a part weighs nothing, and the limit would hold for whatever is loaded.
  for (const name of ['renderer', 'backdrops', 'art', 'stage-'])
    if (partsNamed((part) => part.startsWith(name)).length === 0) throw new Error(`no chunk of the game frame is known as ${name}`);
  const first = closureOf(chunks, js);
  for (const url of partsNamed((part) => part === 'renderer' || part === 'backdrops')) closureOf(chunks, url, first);
  const ownOf = (url, known) => [...closureOf(chunks, url)].filter((each) => !known.has(each));
  const heaviest = (urls, known) => Math.max(0, ...urls.map((url) => total(ownOf(url, known))));
  const art = heaviest(
    partsNamed((part) => part === 'art'),
    first,
  );
  return Object.fromEntries(
    partsNamed((part) => part.startsWith('stage-')).map((url) => {
      const known = new Set([...first, ...closureOf(chunks, url)]);
      const later = chunks[url].later.filter((each) => chunks[each]?.part !== 'art');
      return [chunks[url].part, { bytes: total([...known, ...css]) + heaviest(later, known) + art, files: known.size + css.length }];
    }),
  );
}

export function sizes() {
  const registry = readJson(join(DIST, 'registry.json'));
  const figures = {};
  figures['import map'] = { bytes: brotliCompressSync(JSON.stringify({ imports: registry.vendor.map })).length, gate: 1_500 };
  for (const build of ['desktop', 'mobile']) {
    const { shell, section } = firstScripts(registry, build, 'betting', 'home');
    const host = registry.host[build];
    figures[`home ${build}: vendor and shell, JS`] = { bytes: sum(shell), files: shell.length, goal: 125_000 };
    figures[`home ${build}: betting, JS`] = { bytes: sum(section), files: section.length, goal: 25_000 };
    figures[`home ${build}: all JS until usable`] = {
      bytes: sum([...shell, ...section]),
      files: shell.length + section.length,
      gate: 135_000,
    };
    const atRest = scriptsAtRest(registry, build);
    // The marks include everything that a phone may open. Chromium loads less; `npm run bench -- idle` keeps that below 215 kB.
    figures[`home ${build}: all JS at rest, with coupon, search and menus`] = {
      bytes: sum(atRest),
      files: atRest.length,
      gate: build === 'mobile' ? 216_500 : 215_000,
    };
    figures[`home ${build}: CSS`] = {
      bytes: sum(
        unique([
          ...registry.vendor.css,
          ...(drawsLaterKit(registry) ? registry.vendor.laterCss : []),
          ...host.css,
          ...(registry.remotes.betting?.css ?? []),
          ...(registry.remotes.betting?.pageCss.home ?? []),
        ]),
      ),
      gate: 18_000,
    };
  }
  for (const [family, { bytes, files }] of Object.entries(firstPlays(readStamp('game-frame'))))
    figures[`game frame: first play, ${family}`] = { bytes, files, gate: FIRST_PLAY };
  const processes = shellProcesses();
  for (const name of Object.keys(registry.remotes)) {
    // Needed by a page in addition to the shell until it is usable, without code it loads on demand.
    const pages = Object.keys(registry.remotes[name].pages).map((key) => {
      const { section } = firstScripts(registry, 'desktop', name, key);
      const own = section.filter((url) => !processes.has(url));
      return { key, bytes: sum(own), files: own.length };
    });
    const [heaviest] = pages.sort((one, other) => other.bytes - one.bytes);
    if (heaviest) figures[`section ${name}: JS of ${heaviest.key}`] = { bytes: heaviest.bytes, files: heaviest.files, gate: 60_000 };
    figures[`section ${name}: all its own JS`] = { bytes: sum(readStamp(name).files.filter(isScript)) };
  }
  figures['vendor: all JS'] = { bytes: sum(readStamp('vendor').files.filter(isScript)) };
  for (const [lang, urls] of Object.entries(registry.messages)) {
    figures[`messages ${lang}: host and betting`] = {
      bytes: sum([urls.host, urls.betting].filter(Boolean)),
      ...(lang === 'en' && { goal: 6_000, gate: 8_000 }),
    };
    if (urls['host-later'])
      figures[`messages ${lang}: of what opens later`] = { bytes: wireBytes(urls['host-later']), ...(lang === 'en' && { gate: 13_500 }) };
  }
  return figures;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const figures = sizes();
  for (const [name, { bytes, files, goal, gate }] of Object.entries(figures)) {
    const limits = [goal && `goal ${goal / 1000}`, gate && `gate ${gate / 1000}`].filter(Boolean).join(', ');
    console.log(
      `${name.padEnd(44)} ${(bytes / 1000).toFixed(1).padStart(7)} kB${files ? ` in ${files} files` : ''}${limits ? ` (${limits})` : ''}`,
    );
  }
  if (process.argv.includes('--verbose')) {
    const registry = readJson(join(DIST, 'registry.json'));
    const { shell, section } = firstScripts(registry, 'desktop', 'betting', 'home');
    const first = new Set([...shell, ...section]);
    for (const url of scriptsAtRest(registry, 'desktop').sort((a, b) => first.has(b) - first.has(a) || wireBytes(b) - wireBytes(a)))
      console.log(String(wireBytes(url)).padStart(8), first.has(url) ? 'first' : 'later', url);
  }
  const at = process.argv.indexOf('--json');
  if (at > 0) writeFileSync(process.argv[at + 1], JSON.stringify(figures, null, 2));
}
