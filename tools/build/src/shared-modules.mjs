// Modules with one instance per page: loaded through the import map, never bundled into the host or a remote. A first page loads the names
// that the host and home import; other names load with the code that imports them.
import { isMore, THIRD_PARTY } from './third-party.mjs';
import { closure, entriesOf, OURS, packages, tagOf } from './workspace.mjs';

/** Third-party modules that Node loads itself, outside the bundled server code. */
export const NODE_LOADS = new Set([...THIRD_PARTY.filter((name) => name !== 'typed-redux-saga'), 'redux-saga/effects', 'react-dom/server']);

/**
 * Shared besides state and rules: the kit, whose links and dialogs share contexts, and the names of markets, which the host and most
 * sections show. Other UI is bundled where it is used.
 */
const SHARED_UI = new Set(['@touchline/ui-kit', '@touchline/betting-names']);
const canBeShared = (name) => ['data-access', 'util'].includes(tagOf(name, 'type')) || SHARED_UI.has(name);

const HOST = '@touchline/host';
const REMOTE = '@touchline/remote-';

/**
 * Libs needed by the host or by two remotes. A lib needed by one remote only is bundled into that remote, at no cost to others.
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

/** Prefix of late parts of shared modules; one entry of the import map covers all. */
export const LATER = '@later/';
const REST = `${LATER}rest-`;
/** File name for a specifier. */
export const fileName = (specifier) => specifier.replace(OURS, '').replaceAll('@', '').replaceAll('/', '-');
/** Part that home loads after it has become usable: coupon, search, menus, idle-time code. */
export const laterOf = (specifier) => `${LATER}${fileName(specifier)}.js`;
/** Part that home never loads. */
export const restOf = (specifier) => `${REST}${fileName(specifier)}.js`;
/** All possible parts of a shared module. */
export const partsOf = (specifier) => [specifier, laterOf(specifier), restOf(specifier)];
export const isLaterPart = (specifier) => specifier.startsWith(LATER);
/** Whether home loads this late part. */
export const isHomePart = (specifier) => isLaterPart(specifier) && !specifier.startsWith(REST);

/**
 * @param imported - names by lib: `first` are imported by the first files of the host and home, `later` by files that home loads afterwards.
 * @returns a function that returns the part of a shared module that serves a name.
 */
export const partsBy = (imported) => (specifier, name) => {
  if (THIRD_PARTY.includes(specifier)) return isMore(specifier, name) ? laterOf(specifier) : specifier;
  if (imported.first?.[specifier]?.includes(name)) return specifier;
  return imported.later?.[specifier]?.includes(name) ? laterOf(specifier) : restOf(specifier);
};

/** Shared specifiers, each with its module and, for the workspace's own, the source file. */
export function sharedModules() {
  const ours = sharedLibs().flatMap(entriesOf);
  const whole = [...THIRD_PARTY.map((of) => ({ of, file: undefined })), ...ours.map(({ specifier, file }) => ({ of: specifier, file }))];
  return new Map(whole.flatMap((one) => partsOf(one.of).map((part) => [part, one])));
}
