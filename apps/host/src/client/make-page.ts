import { createIdentityHttp, type IdentityHttpOptions } from '@touchline/identity-http';
import { LATER_DICTIONARY, SECTIONS_DICTIONARY } from '@touchline/platform-navigation';
import { noticesModule } from '@touchline/platform-shell';
import { selectSiteConfig } from '@touchline/shared-config';
import { createRemotes, killedRemotes, pageFlights, selectManifests, type RemotePorts } from '@touchline/platform-state';
import { takeSectionRoutes } from '@touchline/shared-routes';
import { compose, withClock, withTimeOut } from '@touchline/shared-http';
import { zoneOfDevice } from '@touchline/shared-primitives/calendar';
import {
  attachIntl,
  createDictionaryLoader,
  createIntlErrorHandler,
  createMessageBook,
  createPlainIntl,
  fetchDictionary,
  languageChain,
  loadStandIns,
} from '@touchline/shared-i18n';
import {
  createPageStore,
  createBrowserClock,
  createBrowserPorts,
  selectView,
  selectZone,
  viewKeeper,
  writePageCookie,
  type PageState,
  type Ports,
  type RemoteFiles,
} from '@touchline/shared-state';
import { createElement } from 'react';
import { LAST_WORDS, type HostState } from '../host-state.ts';
import { SITE_MODULES } from '../site-modules.ts';
import { renewWords } from './hot-words.ts';
import { createReport } from './report.ts';
import { dropStylesheet, ensureStylesheet } from './stylesheets.ts';

/** Time limit of a backend call. @spec HT-12 */
const CALL_WITHIN_MS = 15_000;

/** Creates everything that lives as long as this page: ports, store, messages, remotes. */
export function makePage(state: PageState, { store: preloaded, lang, lastWords, sectionWords }: HostState) {
  const terms: { onRequired: () => void } = { onRequired: () => undefined };
  const ports = makePorts({
    onTermsRequired: () => terms.onRequired(),
    fingerprint: () => ({
      setting: selectSiteConfig(store.getState())?.fingerprint,
      agreed: selectView(store.getState()).cookiesAgreeType,
    }),
  });
  const { report } = ports;
  const lightScheme = matchMedia('(prefers-color-scheme: light)');
  const keeper = viewKeeper({
    writeCookie: writePageCookie,
    deviceZone: () => zoneOfDevice(Date.now()),
    page: ports.page,
    colourScheme: {
      isLight: () => lightScheme.matches,
      onChange: (listener) => {
        lightScheme.addEventListener('change', listener);
        return () => lightScheme.removeEventListener('change', listener);
      },
    },
    isSecure: location.protocol === 'https:',
  });
  // The keeper starts first, because the zone of the device is cheapest to apply while little of the page has rendered.
  const store = createPageStore({ ports, preloaded, modules: [keeper, ...SITE_MODULES, noticesModule] });
  takeSectionRoutes(selectManifests(store.getState()));
  const book = createMessageBook();
  book.add(lang, LAST_WORDS, lastWords);
  book.add(lang, SECTIONS_DICTIONARY, sectionWords);
  const chain = (language: string): string[] => languageChain(language, selectSiteConfig(store.getState())?.defaultLanguage);
  const dictionaries = createDictionaryLoader({ book, load: fetchDictionary(ports, state.messages), chain, report });
  const onMessageError = createIntlErrorHandler(report, {
    onMissing: () => {
      const { language } = selectView(store.getState());
      void loadStandIns({ chain, dictionaries }, language, [
        ...book.names(language).filter((name) => name !== LAST_WORDS && name !== LATER_DICTIONARY),
        LATER_DICTIONARY,
      ]);
    },
  });
  attachIntl(store, () => {
    const { language, is12h } = selectView(store.getState());
    const timeZone = selectZone(store.getState());
    return createPlainIntl({ words: book.words(chain(language)), timeZone, is12h, onError: onMessageError });
  });
  if (import.meta.hot) import.meta.hot.on('touchline:words', (changed) => void renewWords({ book, messages: state.messages }, changed));
  // Sections that this tab overrides have their own url, which the registry does not know.
  const filesOf: RemotePorts['filesOf'] = (name, { isFresh }) =>
    isFresh && state.remotes[name]?.version !== 'override' ? newestFiles(name, state.remotes) : Promise.resolve(state.remotes[name]);
  const remotes = createRemotes(store, {
    filesOf,
    importModule: (url) => import(/* @vite-ignore */ url) as Promise<Record<string, unknown>>,
    ensureStylesheet,
    dropStylesheet,
    sharesReact: (exported) => exported['react'] === createElement,
    ...(!state.isProduction && {
      filesOf: async (name, options) => {
        if (killedRemotes(() => sessionStorage).includes(name)) throw new Error(`The remote "${name}" is switched off in this tab.`);
        return filesOf(name, options);
      },
      record: (event) => pageFlights.record({ ...event, atMs: ports.now() }),
    }),
    report,
  });
  return {
    ports,
    store,
    book,
    onMessageError,
    remotes,
    /** Handles answers that send the player to the terms. @spec HT-11 */
    terms,
    dictionaries,
  };
}

/**
 * The HTTP middleware of the page: the token layer is outside the time-out, so that its own calls are limited too; the clock is next to the
 * network.
 *
 * @spec HT-01 HT-12
 */
function makePorts(options: Pick<IdentityHttpOptions, 'onTermsRequired' | 'fingerprint'>): Ports {
  const report = createReport();
  const clock = createBrowserClock();
  const { origin } = location;
  const bare = createBrowserPorts({ clock, send: (request) => fetch(request), origin, report });
  return {
    ...bare,
    send: createIdentityHttp({
      send: compose((request) => fetch(request), [withTimeOut(CALL_WITHIN_MS), withClock(clock)]),
      ...{ origin, now: clock.now, tabs: bare.tabs, report, ...options },
    }),
  };
}

/** The currently deployed files of a remote; the document's may be older. @spec RM-04 */
async function newestFiles(name: string, known: PageState['remotes']): Promise<RemoteFiles | undefined> {
  try {
    const response = await fetch('/remotes.json', { cache: 'no-store' });
    const deployed = (await response.json()) as PageState['remotes'];
    return deployed[name] ?? known[name];
  } catch {
    return known[name]; // offline or during a deployment: the files of the document may still exist
  }
}
