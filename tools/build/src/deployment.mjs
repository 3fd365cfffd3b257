// Files and registry changes of the deployment of one section: a folder of files beside the others, and one entry of the registry.
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const HISTORY = '.deployed';
/** Number of deployments of a section that can be rolled back. */
const KEPT = 10;

/** A deployment that would not work, with the reason. */
export class Refusal extends Error {}

/** @throws Refusal if there is no site in the folder. */
export function readSite(dist) {
  const read = (name) => JSON.parse(readFileSync(join(dist, name), 'utf8'));
  if (!existsSync(join(dist, 'registry.json'))) throw new Refusal(`${dist} has no registry.json: name the folder of a built site`);
  if (!existsSync(join(dist, 'release.json')))
    throw new Refusal(`${dist} has no release.json: that site is older than deployments of one section`);
  return { dist, registry: read('registry.json'), facts: read('release.json') };
}

/** Routes and ids of the section that are taken by another part of the site. */
export function routeClashes(name, { routes = [] }, { registry, facts }) {
  const others = Object.entries(registry.remotes)
    .filter(([other]) => other !== name)
    .flatMap(([other, { manifest }]) => (manifest.routes ?? []).map(({ key, id }) => ({ key, id, other })));
  const all = [...Object.entries(facts.routes).map(([key, id]) => ({ key, id, other: 'the host' })), ...others];
  return routes.flatMap(({ key, id }) =>
    all
      .filter((one) => one.key === key || one.id === id)
      .map((one) => `route '${key}' (${id}) is taken: ${one.other} has '${one.key}' (${one.id})`),
  );
}

/** Pages of the section that no route of the site leads to. */
export const pagesWithoutRoute = (pages, { routes = [] }, { facts }) =>
  pages.filter((page) => {
    const [key] = page.split(':');
    return facts.routes[key] === undefined && !routes.some((row) => row.key === key);
  });

/** Writes a file atomically. */
function place(from, to) {
  if (existsSync(to)) return; // file names contain a content hash
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, `${to}.new`);
  renameSync(`${to}.new`, to);
}

/** Copies hashed files with their compressed twins, and the server bundle. The registry does not refer to them yet. */
export function upload(from, dist, { files, server }) {
  for (const url of files)
    for (const ending of ['', '.br', '.gz'])
      if (existsSync(join(from, url + ending))) place(join(from, url + ending), join(dist, url + ending));
  const folder = dirname(server);
  if (existsSync(join(dist, folder))) return;
  rmSync(join(dist, `${folder}.new`), { recursive: true, force: true });
  cpSync(join(from, folder), join(dist, `${folder}.new`), { recursive: true });
  renameSync(join(dist, `${folder}.new`), join(dist, folder));
}

const historyFile = (dist, name) => join(dist, HISTORY, `${name}.json`);
const historyOf = (dist, name) => (existsSync(historyFile(dist, name)) ? JSON.parse(readFileSync(historyFile(dist, name), 'utf8')) : []);

/** Replaces a file atomically. */
function replace(file, value) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

/** A section's current registry data: its entry and the URLs of its messages. */
const entryOf = ({ remotes, messages }, name) => ({
  remote: remotes[name] ?? null,
  words: Object.fromEntries(Object.entries(messages).flatMap(([lang, urls]) => (urls[name] === undefined ? [] : [[lang, urls[name]]]))),
});

/** @returns the registry without the canary of a section. */
function withoutCanary(name, { canaries: { [name]: _canary, ...canaries } = {}, ...registry }) {
  return Object.keys(canaries).length === 0 ? registry : { ...registry, canaries };
}

/** @returns the registry with a section's entry replaced, or removed if there is none. */
export function withEntry(before, name, { remote, words }) {
  const registry = withoutCanary(name, before);
  const { [name]: _before, ...others } = registry.remotes;
  const messages = Object.fromEntries(
    Object.entries(registry.messages).map(([lang, { [name]: _old, ...urls }]) => [
      lang,
      words[lang] === undefined ? urls : { ...urls, [name]: words[lang] },
    ]),
  );
  return { ...registry, remotes: remote === null ? others : { ...others, [name]: remote }, messages };
}

/** Makes an uploaded section the live one. Reads the registry again, because another section may have been deployed in the meantime. */
export function goLive(dist, name, entry) {
  const { registry } = readSite(dist);
  replace(historyFile(dist, name), [...historyOf(dist, name), entryOf(registry, name)].slice(-KEPT));
  replace(join(dist, 'registry.json'), withEntry(registry, name, entry));
}

/**
 * Serves an uploaded version of a section as a canary next to the live one.
 *
 * @param share - percentage of visitors; with 0, only visitors who opt in get it.
 * @throws Refusal if no version is live, if the version is the live one, or if its paths differ: all visitors share the paths.
 */
export function tryBeside(dist, name, { remote, words }, share) {
  const { registry } = readSite(dist);
  const live = registry.remotes[name];
  const rows = ({ manifest }) => JSON.stringify(manifest.routes ?? []);
  if (live === undefined)
    throw new Refusal(`no version of '${name}' is live that another could be tried beside: deploy it without --canary`);
  if (live.version === remote.version) throw new Refusal(`version ${live.version} of '${name}' is the live one`);
  if (rows(live) !== rows(remote)) throw new Refusal(`its paths differ from those of the live version: deploy it without --canary`);
  replace(join(dist, 'registry.json'), { ...registry, canaries: { ...registry.canaries, [name]: { share, remote, words } } });
}

/** Makes the canary the live version. @returns that version. @throws Refusal if there is no canary. */
export function promote(dist, name) {
  const canary = readSite(dist).registry.canaries?.[name];
  if (canary === undefined) throw new Refusal(`no version of '${name}' is on trial`);
  goLive(dist, name, canary);
  return canary.remote.version;
}

/** Removes the canary; the live version is kept. @returns the removed version, or undefined if there was none. */
export function endTrial(dist, name) {
  const { registry } = readSite(dist);
  const canary = registry.canaries?.[name];
  if (canary !== undefined) replace(join(dist, 'registry.json'), withoutCanary(name, registry));
  return canary?.remote.version;
}

/**
 * @returns the version that is live again; null if the section was removed.
 * @throws Refusal if there is no earlier version, or its files are gone.
 */
export function rollBack(dist, name) {
  const history = historyOf(dist, name);
  const before = history.at(-1);
  if (before === undefined) throw new Refusal(`there is no deployment of '${name}' to roll back`);
  const { remote, words } = before;
  const needed = remote === null ? [] : [remote.server, remote.js, ...remote.imports, ...remote.css, ...Object.values(words)];
  const gone = needed.filter((file) => !existsSync(join(dist, file)));
  if (gone.length > 0) throw new Refusal(`version ${remote.version} of '${name}' is no longer whole: ${gone[0]} is gone`);
  replace(join(dist, 'registry.json'), withEntry(readSite(dist).registry, name, before));
  replace(historyFile(dist, name), history.slice(0, -1));
  return remote?.version ?? null;
}
