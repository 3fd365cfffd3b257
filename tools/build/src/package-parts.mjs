// Replaces parts of packages that the site does not use. The router contains prefetching and instrumentation for its own framework; unused
// as they are, every Link would call their hooks and every first page would load 3 kB for them. They are replaced with their inactive
// behaviour. Icons are reduced to the size, context and name that the kit uses, and lose keys of their paths, which no compression shortens.
// The sagas lose advice about arguments that types refuse. A test compares the export names with the originals.

const ROUTER = 'react-router/dist/production/lib/';
const ICONS = 'lucide-react/dist/esm/';
const SAGAS = '@redux-saga/core/dist/';

/** Names that are imported but removed by the bundler. */
const unused = (...names) => names.map((name) => `export const ${name} = undefined;\n`).join('');

export const STAND_INS = new Map([
  [
    `${ROUTER}router/instrumentation.js`,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
${unused('instrumentHandler', 'instrumentationResultMetaContext')}`,
  ],
  [
    `${ROUTER}dom/ssr/components.js`,
    `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
const NO_PREFETCH = [false, null, {}];
export const usePrefetchBehavior = () => NO_PREFETCH;
export const mergeRefs = (theirs) => theirs;
${unused('CRITICAL_CSS_DATA_ATTRIBUTE', 'Links', 'Meta', 'Scripts', 'setIsHydrated', 'useFrameworkContext')}`,
  ],
  [
    `${ICONS}createLucideIcon.mjs`,
    `import { createElement } from 'react';
const LOOK = { width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2, strokeLinecap: 'round', strokeLinejoin: 'round' };
const hasName = (props) => Object.keys(props).some((name) => props[name] != null && /^(aria-|role$|title$)/.test(name));
export default function createLucideIcon({ node }) {
  return ({ className, ...props }) =>
    createElement('svg', { ...LOOK, className: className ? 'lucide ' + className : 'lucide', ...(hasName(props) ? {} : { 'aria-hidden': true }), ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)));
}
`,
  ],
]);

const TOP_CALL = /^((?:const|let|var) \w+ = )(?=React\$?\d*\.(?:forwardRef|memo|createContext|createElement)\()/gm;
const TOP_CLASS = /^(var \w+ = )(class extends React\$?\d*\.Component \{[\s\S]*?^\});$/gm;
const LABEL = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * Marks top-level calls and classes of the router as pure. Without the marks, a bundler keeps unused components: forms, navigation links,
 * error pages and all they call.
 *
 * @param code - a module of the router.
 * @returns the same code, in which unused parts can be removed.
 */
export const markPure = (code) =>
  code.replaceAll(TOP_CALL, '$1/* @__PURE__ */ ').replaceAll(TOP_CLASS, '$1/* @__PURE__ */ (() => $2)();').replaceAll(LABEL, '');

/**
 * Drops what the kit's icons do not use: their names and sizes, and the keys of their paths, which are not a list for React.
 *
 * @param code - a module of an icon.
 * @returns the same code with tags and attributes only.
 */
export const barePaths = (code) => code.replaceAll(/,\s*key: "[^"]*"/g, '').replaceAll(/^\s*(?:name: "[^"]*"|size: \d+),\n/gm, '');

const ADVICE = /if \(is\.notUndef\(multicastPattern\)\) \{\s*\/\*[^*]*\*\/\s*console\.warn\("[^"]*"\);\s*\}/g;

/** Drops the warnings about a second argument of `take`, which its types refuse. */
export const withoutAdvice = (code) => code.replaceAll(ADVICE, '');

export const packageParts = () => ({
  name: 'touchline:package-parts',
  enforce: 'pre',
  load(id) {
    const at = id.lastIndexOf('node_modules/');
    return at === -1 ? null : (STAND_INS.get(id.slice(at + 'node_modules/'.length)) ?? null);
  },
  transform(code, id) {
    if (id.includes(`node_modules/${ROUTER}`)) return { code: markPure(code), map: null };
    if (id.includes(`node_modules/${SAGAS}`)) return { code: withoutAdvice(code), map: null };
    return id.includes(`node_modules/${ICONS}icons/`) ? { code: barePaths(code), map: null } : null;
  },
});
