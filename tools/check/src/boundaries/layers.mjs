// Dependency rules: the one table that the lint, the generators and docs/architecture.md share. boundaries-test plants a violation of every
// rule.

import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = resolve(fileURLToPath(import.meta.url), '../../../../..');

/**
 * Scopes. `owns` is documented in docs/architecture.md; `may`: scopes whose libs they import. `platform` and the apps may import everything
 * except `server`, the reference backend, which uses only itself and pure libs of any scope.
 */
const NAMED = {
  shared: { owns: 'what has no betting word in it', may: ['shared'] },
  ui: { owns: 'tokens, primitives, the frames of both builds, the frame of a page', may: ['ui', 'shared'] },
  identity: { owns: 'who the person is, and what they agreed to', may: ['identity', 'ui', 'shared'] },
  support: { owns: 'conversations between players and support staff', may: ['support', 'identity', 'ui', 'shared'] },
  account: { owns: 'money, profile, office', may: ['account', 'identity', 'ui', 'shared'] },
  'responsible-gaming': { owns: 'limits, breaks, reality checks', may: ['responsible-gaming', 'identity', 'ui', 'shared'] },
  betting: { owns: 'line, odds, coupon', may: ['betting', 'content', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'] },
  casino: { owns: 'catalogue, casino games, tournaments', may: ['casino', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'] },
  // Pages of a section with its own remote; its rules and state belong to the domain behind it.
  cyber: { owns: 'pages of esports', may: ['cyber', 'betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'] },
  results: { owns: 'pages of results and statistics', may: ['results', 'betting', 'identity', 'ui', 'shared'] },
  toto: { owns: 'pages of toto and lotto', may: ['toto', 'betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'] },
  games: { owns: 'pages of in-house games', may: ['games', 'casino', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'] },
  payments: { owns: 'pages of payments', may: ['payments', 'account', 'identity', 'ui', 'shared'] },
  content: { owns: 'documents, promotions, news and banners that an editor writes', may: ['content', 'identity', 'ui', 'shared'] },
  information: {
    owns: 'pages of information',
    may: ['information', 'content', 'support', 'betting', 'responsible-gaming', 'account', 'identity', 'ui', 'shared'],
  },
  promo: { owns: 'pages of promotions', may: ['promo', 'content', 'account', 'identity', 'ui', 'shared'] },
  analytics: { owns: 'what is measured of a visit, and where it is sent with consent', may: ['analytics', 'identity', 'shared'] },
};

/** Scopes available to a section without an entry above: money, limits and identity, never another section. */
export const OF_A_SECTION = ['responsible-gaming', 'account', 'identity', 'ui', 'shared'];

/** Sections with a remote and libs of the same name. */
const sections = globSync('apps/remotes/*/section.json', { cwd: ROOT })
  .map((file) => basename(dirname(file)))
  .filter((name) => !(name in NAMED) && existsSync(join(ROOT, 'libs', name)));

export const SCOPES = {
  ...NAMED,
  ...Object.fromEntries(sections.map((name) => [name, { may: [name, ...OF_A_SECTION] }])),
};

const REACT = ['react', 'react-dom', 'react-redux', 'react-intl', 'react-router', '@tanstack/react-*', 'lucide-react'];
const STORE = ['redux', 'redux-saga', 'typed-redux-saga', '@reduxjs/toolkit', 'react-redux'];
const HTTP = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const BROWSER = ['localStorage', 'sessionStorage', 'indexedDB', 'document', 'window', 'location', 'navigator'];

/** Scopes whose contracts the kernel uses: sessions, accounts and limits, which every product shares. Any other scope is a product's. */
const KERNEL_SCOPES = ['shared', 'identity', 'account', 'responsible-gaming'];

/**
 * Types of libs, derived from the last word of the name (`coupon-state` is `data-access`). `may`: types whose libs they import. `packages`
 * and `globals`: forbidden ones. `scopes`: the only scopes that libs of the type may use. `isPure`: neither clocks nor randomness. `names`: last words; any other word (pages, shell, panel, list)
 * makes a feature. Libs of the scope `server` have separate types.
 */
export const TYPES = {
  util: {
    names: ['rules', 'math', 'guards', 'routes', 'contract', 'primitives', 'serving', 'brand', 'art', 'receipt'],
    may: ['util'],
    never: 'React, Redux, sagas, fetch, clocks, chance, storage',
    packages: [...REACT, ...STORE],
    globals: [...HTTP, ...BROWSER],
    isPure: true,
  },
  'data-access': {
    names: ['state', 'http', 'config', 'i18n', 'sinks'],
    may: ['data-access', 'util'],
    never: 'React, any ui',
    packages: REACT,
    globals: [],
    isPure: false,
  },
  ui: {
    names: ['ui', 'kit', 'desktop', 'mobile', 'names'],
    may: ['ui', 'util'],
    never: 'Redux, sagas, HTTP',
    packages: STORE,
    globals: HTTP,
    isPure: false,
  },
  feature: {
    names: [],
    may: ['feature', 'data-access', 'ui', 'util'],
    never: 'a feature of another scope, except ui/pages, betting/event-list, casino/game-launch and content/pages (platform: any)',
    packages: [],
    globals: [],
    isPure: false,
  },
  // The kernel at the bottom, models of games beside it, modules on top: a module never uses another module.
  'server-kernel': {
    names: ['kernel'],
    may: ['util'],
    scopes: KERNEL_SCOPES,
    never: 'anything of a browser, any product',
    packages: [...REACT, ...STORE],
    globals: [],
    isPure: false,
  },
  'server-model': {
    names: ['engine', 'importers'],
    may: ['server-kernel', 'server-model', 'util'],
    never: 'anything of a browser',
    packages: [...REACT, ...STORE],
    globals: [],
    isPure: false,
  },
  'server-module': {
    names: [],
    may: ['server-kernel', 'server-model', 'util'],
    never: 'another module, anything of a browser',
    packages: [...REACT, ...STORE],
    globals: [],
    isPure: false,
  },
  testing: {
    names: ['testing'],
    may: ['data-access', 'util', 'testing'],
    never: 'imported by product code',
    packages: [],
    globals: [],
    isPure: false,
  },
};

/** @returns the type of `<scope>/<lib>`. */
export const typeOf = (scope, lib) => {
  const isServer = scope === 'server';
  const last = lib.split('-').at(-1);
  const type = Object.keys(TYPES).find((name) => name.startsWith('server-') === isServer && TYPES[name].names.includes(last));
  return type ?? (isServer ? 'server-module' : 'feature');
};

/**
 * Features that other scopes may use: the page frame, filled by every section, the connected list of games, used by esports and results,
 * the launch of casino games, and document pages.
 */
export const OPEN_FEATURES = ['ui/pages', 'betting/event-list', 'casino/game-launch', 'content/pages'];
/** Scopes that may use features of every scope. */
export const JOINING = ['platform'];
