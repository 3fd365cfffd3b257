// Manifests of the sections (section.json of each remote) and their messages, as stored in the registry.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { compile, LANGUAGES, TEST_LANGUAGES, withoutLocations } from './messages.mjs';
import { pseudoTree } from './pseudo.mjs';
import { packages, readJson, ROOT } from './workspace.mjs';
import { ROUTES } from '../../../libs/shared/routes/src/routes.ts';
import { SECTION_CONTRACT } from '../../../libs/shared/routes/src/section-manifest.ts';

export { SHELL_VERSION } from '../../../libs/shared/routes/src/section-manifest.ts';

const KEYS = [
  'contract',
  'shell',
  'skeleton',
  'rail',
  'navigation',
  'footer',
  'search',
  'analytics',
  'modals',
  'routes',
  'bands',
  'commands',
];
const SKELETONS = ['rows', 'tiles', 'lines'];
const RAILS = ['coupon', 'filled', 'none'];
const PLACES = ['header', 'bottom', 'own'];
const BAND_PLACES = ['home', 'menu'];
const isPath = (text) => typeof text === 'string' && /^\/[^?#\s]*$/.test(text);

/** Sections with a remote: name, folder and manifest. */
export function readManifests() {
  return [...packages]
    .filter(([name, { folder }]) => name.startsWith('@touchline/remote-') && existsSync(join(ROOT, folder, 'section.json')))
    .map(([, { folder }]) => ({ name: basename(folder), folder, manifest: readJson(join(ROOT, folder, 'section.json')) }));
}

/** Ids of the messages that a manifest uses. */
export function wordsIn({ navigation = [], footer = [], search = [], modals = {} }) {
  const links = footer.flatMap((group) => [group, ...group.links]);
  return [...new Set([...navigation, ...links, ...search, ...Object.values(modals)].map(({ words }) => words))];
}

/** One line per problem of a manifest. */
export function manifestProblems(name, manifest) {
  const problems = [];
  const wrong = (what) => problems.push(`section '${name}': ${what}`);
  for (const key of Object.keys(manifest)) if (!KEYS.includes(key)) wrong(`'${key}' is not a field of a manifest`);
  if (manifest.contract !== SECTION_CONTRACT) wrong(`contract is '${manifest.contract}', this workspace speaks '${SECTION_CONTRACT}'`);
  if (!Number.isInteger(manifest.shell) || manifest.shell < 1) wrong('shell is the version of the shell that it needs: a whole number');
  if (!SKELETONS.includes(manifest.skeleton)) wrong(`skeleton is one of ${SKELETONS.join(', ')}`);
  if (!RAILS.includes(manifest.rail)) wrong(`rail is one of ${RAILS.join(', ')}`);
  for (const { key, path, places = {}, words, alsoIn } of manifest.navigation ?? []) {
    if (!isPath(path)) wrong(`navigation '${key}' needs a path without language prefix, query and fragment`);
    if (Object.keys(places).length === 0 || Object.entries(places).some(([place, at]) => !PLACES.includes(place) || !Number.isFinite(at)))
      wrong(`navigation '${key}' needs places: a number for ${PLACES.join(', ')}`);
    if (typeof words !== 'string') wrong(`navigation '${key}' has no words`);
    if (alsoIn !== undefined && (!Array.isArray(alsoIn) || places.own === undefined))
      wrong(`navigation '${key}': alsoIn is a list of sections, for a place in own`);
  }
  for (const [modal, { page, words }] of Object.entries(manifest.modals ?? {}))
    if (!isPath(page) || typeof words !== 'string') wrong(`modal '${modal}' needs words and the page that does the same`);
  for (const { words, path, query } of manifest.search ?? [])
    if (!isPath(path) || typeof words !== 'string' || typeof query !== 'string') wrong(`search needs words, path and query`);
  for (const { key, place, order } of manifest.bands ?? [])
    if (typeof key !== 'string' || !BAND_PLACES.includes(place) || !Number.isFinite(order))
      wrong(`band '${key}' needs a key, an order and a place: ${BAND_PLACES.join(', ')}`);
  if (manifest.commands !== undefined && !Number.isFinite(manifest.commands?.order)) wrong('commands need an order');
  for (const { key, id, path } of manifest.routes ?? [])
    if (typeof key !== 'string' || !Number.isInteger(id) || !isPath(path)) wrong(`route '${key}' needs a key, an id and a path`);
  return problems;
}

/** Reports names claimed by two sections; these names are looked up without the section's name. */
export function sharedNames(manifests) {
  const problems = [];
  const owners = new Map(ROUTES.flatMap(({ key, id }) => [`route ${key}`, `route id ${id}`].map((name) => [name, 'shell'])));
  const claim = (section, kind, name) => {
    const known = owners.get(`${kind} ${name}`);
    if (known !== undefined) problems.push(`${kind} '${name}' is claimed by the sections '${known}' and '${section}'`);
    owners.set(`${kind} ${name}`, section);
  };
  for (const { name, manifest } of manifests) {
    for (const modal of Object.keys(manifest.modals ?? {})) claim(name, 'modal', modal);
    for (const words of wordsIn(manifest)) claim(name, 'words', words);
    for (const { key, id } of manifest.routes ?? []) {
      claim(name, 'route', key);
      claim(name, 'route id', id);
    }
  }
  return problems;
}

/**
 * Compiled messages of a manifest in every language. They are stored next to it (`messages/en.json` and translations), because they are
 * shown where no code of the section is loaded.
 */
export function manifestWords({ name, folder, manifest }) {
  const file = (lang) => join(ROOT, folder, 'messages', `${lang}.json`);
  const textsOf = (lang) => (existsSync(file(lang)) ? readJson(file(lang)) : undefined);
  const english = textsOf('en') ?? {};
  const needed = wordsIn(manifest);
  const problems = [
    ...needed.filter((id) => english[id] === undefined).map((id) => `section '${name}': '${id}' has no text in ${folder}/messages/en.json`),
    ...Object.keys(english)
      .filter((id) => !needed.includes(id))
      .map((id) => `section '${name}': '${id}' is used nowhere in its manifest`),
  ];
  const words = {};
  for (const lang of LANGUAGES) {
    const { trees, problems: found } = compile(`section '${name}'`, lang, english, lang === 'en' ? english : textsOf(lang));
    words[lang] = JSON.parse(JSON.stringify(trees, withoutLocations));
    problems.push(...found);
  }
  for (const lang of TEST_LANGUAGES) words[lang] = Object.fromEntries(Object.entries(words.en).map(([id, tree]) => [id, pseudoTree(tree)]));
  return { words, problems };
}

/** Manifests and messages of all sections by name, with all problems found. */
export function buildManifests() {
  const manifests = readManifests();
  const problems = [...manifests.flatMap(({ name, manifest }) => manifestProblems(name, manifest)), ...sharedNames(manifests)];
  const sections = {};
  for (const section of manifests) {
    const { words, problems: found } = manifestWords(section);
    problems.push(...found);
    sections[section.name] = { manifest: section.manifest, words };
  }
  return { sections, problems: [...new Set(problems)] };
}
