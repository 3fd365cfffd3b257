// Modules of which a page holds one instance: served through the import map, never bundled into the host or a remote.
// Who asks, pays: a first page loads what the host and home ask for. What others ask for comes with who asks.
import { isMore, THIRD_PARTY } from './third-party.mjs';
import { closure, entriesOf, OURS, packages, tagOf } from './workspace.mjs';

/** Third-party modules that Node loads by itself, next to the bundled server code. */
export const NODE_LOADS = new Set([...THIRD_PARTY.filter((name) => name !== 'typed-redux-saga'), 'redux-saga/effects', 'react-dom/server']);

/**
 * State and rules; the kit, whose links and dialogs share contexts; and the names of markets, which host and most sections show. Other ui of a domain is bundled
 * where it is used.
 */
const SHARED_UI = new Set(['@touchline/ui-kit', '@touchline/betting-names']);
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

/** Parts of a shared module that come later. One prefix of the import map serves all. */
export const LATER = '@later/';
const REST = `${LATER}rest-`;
/** A file name for a specifier. */
export const fileName = (specifier) => specifier.replace(OURS, '').replaceAll('@', '').replaceAll('/', '-');
/** What home asks for once it can be used: its coupon, its search, its menus, whatever waits for an idle moment. */
export const laterOf = (specifier) => `${LATER}${fileName(specifier)}.js`;
/** What home never asks for. */
export const restOf = (specifier) => `${REST}${fileName(specifier)}.js`;
/** All parts that a shared module may have. */
export const partsOf = (specifier) => [specifier, laterOf(specifier), restOf(specifier)];
export const isLaterPart = (specifier) => specifier.startsWith(LATER);
/** A later part that home asks for. */
export const isHomePart = (specifier) => isLaterPart(specifier) && !specifier.startsWith(REST);

/**
 * @param asked - names by lib: `first` are those that the host's first files and home ask for, `later` those that home asks for afterwards.
 * @returns the part of a shared module that serves a name.
 */
export const partsBy = (asked) => (specifier, name) => {
  if (THIRD_PARTY.includes(specifier)) return isMore(specifier, name) ? laterOf(specifier) : specifier;
  if (asked.first?.[specifier]?.includes(name)) return specifier;
  return asked.later?.[specifier]?.includes(name) ? laterOf(specifier) : restOf(specifier);
};

/** Shared specifiers, each with the module that it is of and, for ours, that module's source file. */
export function sharedModules() {
  const ours = sharedLibs().flatMap(entriesOf);
  const whole = [...THIRD_PARTY.map((of) => ({ of, file: undefined })), ...ours.map(({ specifier, file }) => ({ of: specifier, file }))];
  return new Map(whole.flatMap((one) => partsOf(one.of).map((part) => [part, one])));
}
