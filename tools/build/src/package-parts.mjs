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

export const packageParts = () => ({
  name: 'touchline:package-parts',
  enforce: 'pre',
  load(id) {
    const at = id.lastIndexOf('node_modules/');
    return at === -1 ? null : (STAND_INS.get(id.slice(at + 'node_modules/'.length)) ?? null);
  },
});
