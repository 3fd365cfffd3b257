import { loadSession, sessionReceived } from '@touchline/identity-state';
import { pageStatus } from '@touchline/platform-guards';
import { createRemotes, pageChanged, sectionsReceived } from '@touchline/platform-state';
import { configReceived } from '@touchline/shared-config';
import { attachIntl, createDictionaryLoader, createIntlErrorHandler, createMessageBook, createPlainIntl, directionOf } from '@touchline/shared-i18n';
import { availableLanguages, detectLanguage, routeOf, splitLanguage } from '@touchline/shared-routes';
import {
  APP_THEME,
  createAppStore,
  createServerPorts,
  firstView,
  readCookie,
  selectView,
  viewChanged,
  viewChosen,
  type Build,
  type DocumentAnswer,
  type DocumentRequest,
  type HostServer,
  type PageAnswer,
} from '@touchline/shared-state';
import type { ComponentType, ReactNode } from 'react';
import { brandStyle, headOf } from '../app/head.ts';
import { createPageOpener, dictionariesOf, type Opening } from '../app/page-opener.ts';
import type { HostState } from '../host-state.ts';
import { SITE_MODULES } from '../site-modules.ts';
import { judge } from './judge.ts';
import { createSiteRenderer } from './render-site.tsx';
import { createSiteFacts } from './site-facts.ts';

const SESSION_COOKIE = '__Host-tl-session';

/** Nobody knows a configuration: the edge shows its page of last resort. */
class SiteUnavailable extends Error {
  override name = 'SiteUnavailable';
  statusCode = 503;
}

export interface HostOptions {
  build: Build;
  /** The frame of this build. */
  Frame: ComponentType<{ children: ReactNode }>;
}

/** Answers documents of one build. One per process; everything about a visitor is made anew for each request. @spec SEC-4 */
export function createHostServer({ build, Frame }: HostOptions): HostServer {
  const siteFacts = createSiteFacts();
  const renderer = createSiteRenderer(Frame);

  const answer = async (request: DocumentRequest): Promise<DocumentAnswer> => {
    const { url, headers, signal, report } = request;
    const ports = createServerPorts({ send: request.send, origin: url.origin, report });
    const store = createAppStore({ ports, modules: SITE_MODULES });
    const book = createMessageBook();
    const dictionaries = createDictionaryLoader({ book, load: request.dictionary, report });
    const { chosen, hinted } = firstView((name) => headers.get(name));
    const prefix = splitLanguage(url.pathname).lang;
    const clues = { stored: chosen.language, acceptLanguage: headers.get('accept-language'), geoCountry: headers.get('x-geo-country') };
    const guess = prefix !== null && request.languages.includes(prefix) ? prefix : detectLanguage(clues, request.languages);

    const hasSession = readCookie(headers.get('cookie'), SESSION_COOKIE) !== undefined;
    const [site, partitions, session] = await Promise.all([
      siteFacts.config(guess, ports),
      siteFacts.partitions(ports),
      hasSession ? loadSession(ports, { retries: 0, signal }) : { status: 'visitor' as const },
    ]);
    if (site === null) throw new SiteUnavailable('The backend gave no configuration, and none is kept; without one no page can be shown.');
    const isSignedIn = session.status === 'player';
    const languages = availableLanguages(site.languages, isSignedIn).filter((code) => request.languages.includes(code));
    const detected = detectLanguage({ ...clues, configDefault: site.defaultLanguage }, languages);

    const remotes = createRemotes(store, {
      filesOf: (name) => Promise.resolve({ version: '', js: name, css: [] }),
      importModule: async (name) => ({ section: await request.loadSection(name.split('?')[0] ?? name) }),
      ensureStylesheet: () => Promise.resolve(),
      report,
    });
    const open = createPageOpener({ store, ports, remotes, dictionaries, build });
    let opening: Opening | undefined;

    store.dispatch(configReceived(site));
    store.dispatch(sessionReceived(session));
    store.dispatch(sectionsReceived({ sections: request.sections }));
    if (Object.keys(chosen).length > 0) store.dispatch(viewChosen(chosen));
    store.dispatch(viewChanged({ ...hinted, build, language: detected, userId: session.status === 'player' ? session.userId : null }));
    attachIntl(store, () => {
      const { language, timeZone } = selectView(store.getState());
      return createPlainIntl({ book, lang: language, timeZone, onError: createIntlErrorHandler(report) });
    });

    const before = store.getState() as Record<string, unknown>;
    const { decision, facts } = await judge({
      request,
      ports,
      site,
      partitions,
      languages,
      detected,
      isSignedIn,
      loadDictionaries: (lang, section) => dictionaries(lang, dictionariesOf(section)),
      startSection: (match, lang) => {
        store.dispatch(viewChanged({ language: lang }));
        opening = open({ match, url, lang, signal });
      },
    });
    if (decision.kind === 'redirect') {
      return { kind: 'redirect', status: decision.status, location: decision.to, ...(decision.isByLanguage && { isByLanguage: true }) };
    }
    if (decision.kind === 'leave-site') return { kind: 'redirect', status: decision.status, location: decision.url };

    const { lang } = facts;
    store.dispatch(viewChanged({ language: lang }));
    const isMissing = decision.kind === 'not-found';
    const match = isMissing ? { key: 'not-found' as const, row: routeOf('not-found'), params: {} } : facts.match;
    if (isMissing || opening === undefined) opening = open({ match, url, lang, signal });
    const outcome = await within(opening.done, request.sectionBudgetMs);
    const page = opening.page();
    const isRendered = page !== undefined && outcome !== 'failed' && outcome !== 'no-dictionary';
    // What failed or was late here is the browser's to bring; it begins with the place of a page that loads.
    if (!isRendered && outcome !== 'not-found' && match.row.section !== 'shell') store.dispatch(pageChanged({ path: url.pathname, status: 'loading' }));
    const status = decision.kind === 'status' ? decision.status : outcome === 'not-found' ? 404 : pageStatus(match.key);
    const view = selectView(store.getState());
    const context = await renderer.place(url);
    const section = match.row.section === 'shell' ? undefined : { name: match.row.section, routeKey: match.key, isRendered, isLoaded: outcome !== undefined };
    const after = store.getState() as Record<string, unknown>;
    const state: HostState = { store: after, lang, languages, section };
    return {
      kind: 'page',
      status,
      lang,
      dir: directionOf(lang),
      theme: view.appTheme === APP_THEME.Dark ? 'dark' : 'light',
      seo: headOf({ url, match, languages, status, seo: isRendered ? page.seo?.(opening.context) : undefined }),
      brandStyle: brandStyle(site.brandBook),
      themeColor: site.themeColor,
      section,
      dictionaries: dictionariesOf(match.row.section),
      isPersonal: isSignedIn,
      state,
      loaded: filled(before, after),
      layout: match.row.layout,
      stream: (options) => renderer.render({ store, book, remotes, context, options }),
    } satisfies PageAnswer;
  };
  return { build, answer };
}

/** Slices that are others than they were: what the page's load brought. */
function filled(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const own = ['remotes', 'page', 'view', 'session', 'config'];
  return Object.fromEntries(Object.entries(after).filter(([name, slice]) => !own.includes(name) && before[name] !== slice));
}

/** The outcome, or undefined when it is late. */
async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
