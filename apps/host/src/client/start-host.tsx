import { withToken } from '@touchline/identity-http';
import { createPlatformApi, createRemotes, selectPageStatus } from '@touchline/platform-state';
import { compose, withClock, withTimeOut } from '@touchline/shared-http';
import { attachIntl, createDictionaryLoader, createIntlErrorHandler, createMessageBook, createPlainIntl, fetchDictionary } from '@touchline/shared-i18n';
import { matchRoute, routeOf, splitLanguage, type RouteMatch } from '@touchline/shared-routes';
import {
  createAppStore,
  createBrowserClock,
  createBrowserPorts,
  selectLanguage,
  selectView,
  viewChanged,
  viewKeeper,
  type Build,
  type ModularStore,
  type PageState,
  type RemoteFiles,
} from '@touchline/shared-state';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, createContext, matchRoutes, Outlet, redirect, RouterContextProvider, ScrollRestoration } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HostApp } from '../app/HostApp.tsx';
import { createPageOpener, dictionariesOf, type Opening } from '../app/page-opener.ts';
import { headOf } from '../app/head.ts';
import { OutletPortsProvider, SectionOutlet } from '../app/SectionOutlet.tsx';
import { siteRows } from '../app/site-rows.tsx';
import type { HostState } from '../host-state.ts';
import { readPageState } from '../page-state.ts';
import { SITE_MODULES } from '../site-modules.ts';
import { createNavigationJudge } from './judge-navigation.ts';
import { showHead } from './page-head.ts';
import { createReport } from './report.ts';
import { dropStylesheet, ensureStylesheet } from './stylesheets.ts';

/** A call of the backend takes at most this long. @spec HT-12 */
const CALL_WITHIN_MS = 15_000;
/** A navigation waits so long for its page before the place of a loading page is shown. */
const PATIENCE_MS = 400;
const MINUTES_PER_HOUR = 60;
const NOT_FOUND: RouteMatch = { key: 'not-found', row: routeOf('not-found'), params: {} };

export interface ClientHostOptions {
  build: Build;
  /** The frame of this build. */
  Frame: ComponentType<{ children: ReactNode }>;
}

/** Takes the page over from the edge. */
export async function startHost({ build, Frame }: ClientHostOptions): Promise<void> {
  const state = readPageState(document);
  const own = state.host as HostState;
  const { store, ports, book, dictionaries } = createPage(state, own);
  const remotes = createRemotes(store, {
    filesOf: (name, { isFresh }) => (isFresh ? newestFiles(name, state) : Promise.resolve(state.remotes[name])),
    importModule: (url) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>,
    ensureStylesheet,
    dropStylesheet,
    report: ports.report,
  });
  const open = createPageOpener({ store, ports, remotes, dictionaries, build });
  const openings = new Map<string, Opening>();
  const judge = createNavigationJudge({
    store,
    ports,
    api: createPlatformApi(ports, { isRetrying: true }),
    languages: own.languages,
    isProduction: state.isProduction,
    loadDictionaries: ({ lang, match }) => dictionaries(lang, dictionariesOf(match.row.section)),
    startSection: ({ match }) => remotes.start(match.row.section),
  });
  const verdicts = createContext<{ lang: string; isMissing: boolean } | null>(null);

  const show = async (opening: Opening, url: URL, lang: string): Promise<void> => {
    openings.set(url.pathname, opening);
    const outcome = await opening.done;
    if (opening.context.signal.aborted || location.pathname !== url.pathname) return;
    const match = matchRoute(splitLanguage(url.pathname).path);
    const status = outcome === 'not-found' ? 404 : 200;
    showHead(headOf({ url, match, languages: own.languages, status, seo: opening.page()?.seo?.(opening.context) }), lang);
  };

  const rows = siteRows({
    frame: (
      <>
        <Frame>
          <Outlet />
        </Frame>
        <ScrollRestoration />
      </>
    ),
    page: <SectionOutlet />,
    middleware: async ({ request, context }, next) => {
      const url = new URL(request.url);
      const { decision, facts } = await judge(url, location.pathname, request.signal);
      if (decision.kind === 'redirect') throw redirect(decision.to, decision.status);
      if (decision.kind === 'leave-site') {
        location.assign(decision.url);
        return new Promise<never>(() => undefined); // the page is being left
      }
      context.set(verdicts, { lang: facts.lang, isMissing: decision.kind === 'not-found' });
      return next();
    },
    loader: async ({ request, context }) => {
      const url = new URL(request.url);
      const verdict = context.get(verdicts);
      const lang = verdict?.lang ?? selectLanguage(store.getState());
      const match = verdict?.isMissing === true ? NOT_FOUND : matchRoute(splitLanguage(url.pathname).path);
      const opening = open({ match, url, lang, signal: request.signal });
      await Promise.race([opening.done, new Promise((resume) => setTimeout(resume, PATIENCE_MS))]);
      if (selectLanguage(store.getState()) !== lang) store.dispatch(viewChanged({ language: lang }));
      // The address changes after this; the head follows it.
      setTimeout(() => void show(opening, url, lang), 0);
      return null;
    },
  });

  const first = matchRoutes(rows, location) ?? [];
  await readyFirst({ state, own, remotes, dictionaries });
  const router = createBrowserRouter(rows, {
    getContext: () => new RouterContextProvider(),
    hydrationData: { loaderData: Object.fromEntries(first.map(({ route }) => [route.id ?? '', null])) },
  });
  const refresh = (section: string): void => void remotes.refresh(section).then(() => router.revalidate());
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root; the edge writes it into every page.');
  hydrateRoot(
    root,
    <HostApp store={store} book={book}>
      <OutletPortsProvider value={{ remotes, refresh, report: ports.report }}>
        <RouterProvider router={router} />
      </OutletPortsProvider>
    </HostApp>,
    { onRecoverableError: (error) => ports.report('hydration', { code: error instanceof Error ? error.message.slice(0, 200) : 'unknown' }) },
  );
  store.start();
  const isWaiting = own.section !== undefined && !(own.section.isRendered && own.section.isLoaded) && selectPageStatus(store.getState(), location.pathname) !== 'not-found';
  if (isWaiting) void router.revalidate();
}

function createPage(state: PageState, own: HostState) {
  const report = createReport();
  const clock = createBrowserClock();
  const { origin } = location;
  const bare = createBrowserPorts({ clock, send: (request) => fetch(request), origin, report });
  const send = compose((request) => fetch(request), [withToken({ origin, now: clock.now, tabs: bare.tabs, report }), withTimeOut(CALL_WITHIN_MS), withClock(clock)]);
  const ports = { ...bare, send };
  const keeper = viewKeeper({
    writeCookie: (text) => {
      document.cookie = text;
    },
    browserTimeZone: () => -new Date().getTimezoneOffset() / MINUTES_PER_HOUR,
    isSecure: location.protocol === 'https:',
  });
  const store: ModularStore = createAppStore({ ports, preloaded: own.store, modules: [...SITE_MODULES, keeper] });
  const book = createMessageBook();
  const dictionaries = createDictionaryLoader({ book, load: fetchDictionary(ports, state.messages), report });
  const onError = createIntlErrorHandler(report);
  attachIntl(store, () => {
    const { language, timeZone } = selectView(store.getState());
    return createPlainIntl({ book, lang: language, timeZone, onError });
  });
  return { store, ports, book, dictionaries };
}

interface FirstDeps {
  state: PageState;
  own: HostState;
  remotes: ReturnType<typeof createRemotes>;
  dictionaries: ReturnType<typeof createDictionaryLoader>;
}

/** What the edge has drawn must be here before the page is taken over: its words and its code. A failure shows in the page. */
async function readyFirst({ own, remotes, dictionaries }: FirstDeps): Promise<void> {
  const { section, lang } = own;
  const words = dictionaries(lang, dictionariesOf(section?.isRendered === true ? section.name : 'shell'));
  const page = section?.isRendered === true ? remotes.loadPage(section.name, section.routeKey) : undefined;
  await Promise.allSettled([words, page]);
}

/** Files of a remote as they are deployed now: the page JSON of this very url tells. @spec RM-04 RM-05 */
async function newestFiles(name: string, state: PageState): Promise<RemoteFiles | undefined> {
  const known = state.remotes[name];
  try {
    const response = await fetch('/remotes.json', { cache: 'no-store' });
    const remotes = (await response.json()) as PageState['remotes'];
    return remotes[name] ?? known;
  } catch {
    return known; // offline, or a deploy under way: the known files may still be there
  }
}
