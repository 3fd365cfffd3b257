import { runInNewContext } from 'node:vm';
import { OLD_BROWSER_SCRIPT } from './old-browser.ts';

const MODERN = { HTMLScriptElement: { supports: (kind: string) => kind === 'importmap' } };
const WITHOUT_IMPORT_MAPS = { HTMLScriptElement: { supports: (kind: string) => kind === 'module' } };
const WITHOUT_MODULES = { HTMLScriptElement: {} };

/** Opens a path in a tab. @returns where the script redirects, or null if it does not. */
function open(window: object, path: string, kept = new Map<string, string>()): string | null {
  let led: string | null = null;
  const { pathname, search } = new URL(path, 'http://site.example');
  runInNewContext(OLD_BROWSER_SCRIPT, {
    window,
    location: { pathname, search, replace: (to: string) => (led = to) },
    sessionStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    },
    document: { documentElement: { lang: 'ru' } },
  });
  return led;
}

it('[RT-01] redirects a browser without modules or import maps to the page for old browsers, in its language', () => {
  expect(open(WITHOUT_MODULES, '/ru/line')).toBe('/ru/oldbrowser');
  expect(open(WITHOUT_IMPORT_MAPS, '/ru/line')).toBe('/ru/oldbrowser');
  expect(open(WITHOUT_MODULES, '/ru/oldbrowser')).toBeNull();
  expect(open(MODERN, '/ru/line')).toBeNull();
});

it('[RT-01] does not redirect again in a tab where the visitor chose to continue', () => {
  const kept = new Map<string, string>();

  expect(open(WITHOUT_MODULES, '/ru?anyway=1', kept)).toBeNull();
  expect(open(WITHOUT_MODULES, '/ru/line', kept)).toBeNull();
  expect(open(WITHOUT_MODULES, '/ru/line')).toBe('/ru/oldbrowser');
});

it('[RT-01] does not redirect a browser without storage in a loop', () => {
  const broken = { sessionStorage: undefined };
  let led: string | null = null;
  runInNewContext(OLD_BROWSER_SCRIPT, {
    ...{ window: WITHOUT_MODULES, ...broken },
    location: { pathname: '/ru', search: '?anyway=1', replace: (to: string) => (led = to) },
    document: { documentElement: { lang: 'ru' } },
  });
  expect(led).toBeNull();
});
