// The one place that knows what the name of a lib says about it: docs/architecture.md, table of types. Lint and the generators read it.

/** Last words of lib names by type; a name that is in none of them is a feature. */
export const LAST_WORDS = {
  util: ['rules', 'math', 'guards', 'routes', 'contract', 'primitives', 'serving'],
  'data-access': ['state', 'http', 'config', 'i18n', 'analytics'],
  ui: ['ui', 'kit', 'desktop', 'mobile'],
  testing: ['testing'],
};

/** Libs of the scope `server` that its modules stand on; every other one is a module. */
const SERVER_TYPES = new Map([
  ['kernel', 'server-kernel'],
  ['engine', 'server-model'],
  ['importers', 'server-model'],
]);

/**
 * Type of a lib by the last word of its name: `coupon-state` is `data-access`, `line-pages` and `coupon-panel` are `feature`.
 *
 * @param lib - the name without its scope.
 */
export function typeOf(lib, scope) {
  if (scope === 'server') return SERVER_TYPES.get(lib) ?? 'server-module';
  const last = lib.split('-').at(-1);
  return Object.keys(LAST_WORDS).find((type) => LAST_WORDS[type].includes(last)) ?? 'feature';
}

/** Glob of the sources of every lib of a type that has words of its own. */
export const sourcesOf = (type) => `libs/*/{,*-}{${LAST_WORDS[type].join(',')}}/src/**/*.ts`;
