// The router brings parts that only its own framework runs: prefetch of that framework's pages, and instrumentation. Nothing here asks for
// them, but every Link would carry their hooks and every first page their 3 kB. They are replaced by what they do when nobody uses them.
// A test compares their names with those of the originals.

const FOLDER = 'react-router/dist/production/lib/';

/** Names that files import which the bundler then leaves out. */
const unused = (...names) => names.map((name) => `export const ${name} = undefined;\n`).join('');

export const STAND_INS = new Map([
  [
    'router/instrumentation.js',
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = (router) => router;
${unused('instrumentHandler', 'instrumentationResultMetaContext')}`,
  ],
  [
    'dom/ssr/components.js',
    `import { createContext } from 'react';
export const FrameworkContext = createContext(undefined);
export const PrefetchPageLinks = () => null;
const NO_PREFETCH = [false, null, {}];
export const usePrefetchBehavior = () => NO_PREFETCH;
export const mergeRefs = (theirs) => theirs;
${unused('CRITICAL_CSS_DATA_ATTRIBUTE', 'Links', 'Meta', 'Scripts', 'setIsHydrated', 'useFrameworkContext')}`,
  ],
]);

export const routerParts = () => ({
  name: 'touchline:router-parts',
  enforce: 'pre',
  load(id) {
    const at = id.indexOf(FOLDER);
    return at === -1 ? null : (STAND_INS.get(id.slice(at + FOLDER.length)) ?? null);
  },
});
