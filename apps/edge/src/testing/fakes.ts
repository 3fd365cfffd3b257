import type { DocumentAnswer, DocumentRequest, HostServer, PageAnswer } from '@touchline/shared-state';
import type { Bundles } from '../document/bundles.ts';
import { trustedProxies } from '@touchline/shared-serving';
import type { BuiltApp, BuiltRemote, Registry } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';

export const aBuiltApp = (over: Partial<BuiltApp> = {}): BuiltApp => ({
  version: 'v1',
  js: '/assets/betting/entry-1.js',
  imports: [],
  css: ['/assets/betting/style-1.css'],
  laterCss: [],
  pages: { home: ['/assets/betting/home-1.js'] },
  server: 'server/betting/v1/index.js',
  pageCss: {},
  needs: { entry: ['react'], pages: {} },
  uses: { react: ['useState'] },
  ...over,
});

export const aBuiltRemote = (over: Partial<BuiltRemote> = {}): BuiltRemote => ({
  ...aBuiltApp(),
  manifest: { contract: 'v3', shell: 1, skeleton: 'rows', rail: 'coupon' },
  words: {},
  ...over,
});

export const aRegistry = (over: Partial<Registry> = {}): Registry => ({
  builtAt: '2026-11-20T00:00:00.000Z',
  languages: ['en', 'ru', 'ar'],
  shell: 1,
  vendor: {
    version: 'v1',
    modules: { react: { files: ['/assets/vendor/react-1.js', '/assets/vendor/base-1.js'], names: ['useState', 'useMemo'] } },
    map: { react: '/assets/vendor/react-1.js' },
    css: ['/assets/vendor/style-1.css'],
    laterCss: ['/assets/vendor/later-1.css'],
    server: 'server/vendor',
  },
  host: {
    desktop: aBuiltApp({
      js: '/assets/host-desktop/desktop-1.js',
      css: ['/assets/host-desktop/style-1.css'],
      laterCss: ['/assets/host-desktop/later-1.css'],
      pages: {},
    }),
    mobile: aBuiltApp({
      js: '/assets/host-mobile/mobile-1.js',
      css: ['/assets/host-mobile/style-1.css'],
      laterCss: ['/assets/host-mobile/later-1.css'],
      pages: {},
    }),
  },
  remotes: { betting: aBuiltRemote() },
  messages: { en: { host: '/assets/messages/en/host-1.json', betting: '/assets/messages/en/betting-1.json' } },
  ...over,
});

/** Like react-dom/server: the shell is ready in a later tick, then it is piped once. */
const streamOf =
  (html: string): PageAnswer['stream'] =>
  ({ onShellReady }) => {
    setImmediate(onShellReady);
    return {
      pipe: (to) => {
        to.write(html);
        to.end();
        return to;
      },
      abort: () => undefined,
    };
  };

export const aPage = (over: Partial<PageAnswer> = {}): PageAnswer => ({
  kind: 'page',
  status: 200,
  lang: 'en',
  languages: ['en'],
  dir: 'ltr',
  view: { theme: 'dark', view: 'european', fontSize: '0', flags: '' },
  seo: {
    title: 'Home',
    description: 'All games',
    canonical: 'http://localhost/en',
    alternates: [{ lang: 'ru', href: 'http://localhost/ru' }],
  },
  brandStyle: ':root{--brand:#123}',
  themeColor: '#101418',
  section: { name: 'betting', routeKey: 'home', isRendered: true },
  dictionaries: ['host', 'betting'],
  isPersonal: false,
  state: { greeting: 'hello' },
  loaded: { line: { games: [7] } },
  layout: 'main',
  stream: streamOf('<h1>Home</h1>'),
  ...over,
});

export const someSettings = (over: Partial<EdgeSettings> = {}): EdgeSettings => ({
  port: 0,
  host: '127.0.0.1',
  backend: 'http://127.0.0.1:1',
  isTrusted: trustedProxies(undefined),
  dist: '/nowhere',
  keptFolder: null,
  gamesOrigin: 'http://games.localhost:4200',
  gameServers: [],
  siteOrigins: ['http://localhost:4200'],
  sectionBudgetMs: 700,
  mostStreams: 100,
  mostStreamsPerAddress: 100,
  mostPlayerStreams: 100,
  sharedDocumentBytes: 0,
  isProduction: true,
  mode: 'production',
  hasPageJson: true,
  version: '0.0.1',
  ...over,
});

/** Bundles whose host returns the test's answers; `requests` holds what it received. */
export function fakeBundles(
  answer: (request: DocumentRequest) => DocumentAnswer | Promise<DocumentAnswer>,
): Bundles & { requests: DocumentRequest[]; builds: string[]; requested: unknown[] } {
  const requested: unknown[] = [];
  const requests: DocumentRequest[] = [];
  const builds: string[] = [];
  return {
    requests,
    builds,
    /** Requested section versions and message URLs. */
    requested,
    host: async (build) => {
      builds.push(build);
      const host: HostServer = {
        build,
        answer: async (request) => {
          requests.push(request);
          return answer(request);
        },
      };
      return host;
    },
    section: (name, of) => {
      requested.push(of?.remotes[name]?.version);
      return Promise.reject(new Error('no section in this test'));
    },
    dictionary: (lang, name, of) => {
      requested.push(of?.messages[lang]?.[name]);
      return Promise.resolve({});
    },
  };
}
