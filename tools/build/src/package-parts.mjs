// The router brings parts that only its own framework runs: prefetch of that framework's pages, and instrumentation. Nothing here asks for
// them, but every Link would carry their hooks and every first page their 3 kB. They are replaced by what they do when nobody uses them.
// The same of an icon: it has no other size, context or alias than the one that the kit draws. A test compares their names with those of the originals.

const ROUTER = 'react-router/dist/production/lib/';
const ICONS = 'lucide-react/dist/esm/';

/** Names that files import which the bundler then leaves out. */
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
      node.map(([tag, attributes]) => createElement(tag, attributes)));
}
`,
  ],
]);

const TOP_CALL = /^((?:const|let|var) \w+ = )(?=React\$?\d*\.(?:forwardRef|memo|createContext|createElement)\()/gm;
const TOP_CLASS = /^(var \w+ = )(class extends React\$?\d*\.Component \{[\s\S]*?^\});$/gm;
const LABEL = /^\w+\.displayName = "[^"]*";$/gm;

/**
 * The router says of no component that making it does nothing else, so a bundler keeps those that nobody asks for: forms, links of a menu, the
 * pages of errors and all that they call.
 *
 * @param code - a module of the router. @returns the same, in which what nobody asks for can be left out.
 */
export const withoutUnasked = (code) =>
  code.replaceAll(TOP_CALL, '$1/* @__PURE__ */ ').replaceAll(TOP_CLASS, '$1/* @__PURE__ */ (() => $2)();').replaceAll(LABEL, '');

export const packageParts = () => ({
  name: 'touchline:package-parts',
  enforce: 'pre',
  load(id) {
    const at = id.lastIndexOf('node_modules/');
    return at === -1 ? null : (STAND_INS.get(id.slice(at + 'node_modules/'.length)) ?? null);
  },
  transform: (code, id) => (id.includes(`node_modules/${ROUTER}`) ? { code: withoutUnasked(code), map: null } : null),
});
