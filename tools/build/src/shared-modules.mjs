// Modules of which a page holds one instance: served through the import map, never bundled into the host or a remote.
// Who asks, pays: a first page loads what the host and home ask for. What others ask for comes with who asks.
import { isMore, THIRD_PARTY } from './third-party.mjs';
import { closure, entriesOf, OURS, packages, tagOf } from './workspace.mjs';

/** Third-party modules that Node loads by itself, next to the bundled server code. */
export const NODE_LOADS = new Set([...THIRD_PARTY.filter((name) => name !== 'typed-redux-saga'), 'redux-saga/effects', 'react-dom/server']);

/** State and rules, and the kit, whose links and dialogs share contexts. A domain's own ui is bundled where it is used. */
const SHARED_UI = new Set(['@touchline/ui-kit']);
const canBeShared = (name) => ['data-access', 'util'].includes(tagOf(name, 'type')) || SHARED_UI.has(name);

const HOST = '@touchline/host';
const REMOTE = '@touchline/remote-';

/**
 * Libs that the host needs, or two remotes. What one remote alone needs is bundled into that remote, where it costs nobody else anything.
 *
 * @param needs - names of all packages that each app needs, by the app's name.
 */
export function sharedOf(needs, isCandidate = canBeShared) {
  const remotes = [...needs].filter(([app]) => app !== HOST).map(([, names]) => names);
  const host = needs.get(HOST);
  return [...new Set([...needs.values()].flatMap((names) => [...names]))]
    .filter((name) => isCandidate(name) && (host?.has(name) || remotes.filter((names) => names.has(name)).length > 1))
    .sort();
}

const apps = () => [...packages.keys()].filter((name) => name === HOST || name.startsWith(REMOTE));
export const sharedLibs = () => sharedOf(new Map(apps().map((name) => [name, closure(name)])));

/** The later part of a shared module: what neither the host's first files nor home ask for. One prefix of the import map serves all. */
const LATER = '@later/';
/** A file name for a specifier. */
export const fileName = (specifier) => specifier.replace(OURS, '').replaceAll('@', '').replaceAll('/', '-');
export const laterOf = (specifier) => `${LATER}${fileName(specifier)}.js`;
export const isLaterPart = (specifier) => specifier.startsWith(LATER);

/**
 * @param asked - names that the host's first files and home ask for, by lib.
 * @returns the part of a shared module that serves a name.
 */
export const partsBy = (asked) => (specifier, name) => {
  const isFirst = THIRD_PARTY.includes(specifier) ? !isMore(specifier, name) : asked[specifier]?.includes(name) === true;
  return isFirst ? specifier : laterOf(specifier);
};

/** Shared specifiers, each with the module that it is of and, for ours, that module's source file. */
export function sharedModules() {
  const ours = sharedLibs().flatMap(entriesOf);
  const whole = [...THIRD_PARTY.map((of) => ({ of, file: undefined })), ...ours.map(({ specifier, file }) => ({ of: specifier, file }))];
  return new Map(whole.flatMap((one) => [[one.of, one], ...[[laterOf(one.of), one]]]));
}
