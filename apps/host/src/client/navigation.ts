import { createPlatformApi, type Remotes } from '@touchline/platform-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { selectIsPlayer } from '@touchline/identity-state';
import type { RedirectAnswer } from '@touchline/shared-contract';
import type { LoadDictionaries } from '@touchline/shared-i18n';
import { matchRoute, routeOf, splitLanguage, usableLanguages, type RouteMatch } from '@touchline/shared-routes';
import { selectLanguage, viewChanged, type Build, type ModularStore, type PageState, type Ports } from '@touchline/shared-state';
import { createContext, redirect, type LoaderFunction, type MiddlewareFunction } from 'react-router';
import { createPageOpener, type Opening } from '../app/page-opener.ts';
import { dictionariesOf } from '../host-state.ts';
import { createNavigationJudge } from './judge-navigation.ts';

/** A navigation waits so long for its page before the place of a loading page is shown. */
const PATIENCE_MS = 300;
const NOT_FOUND: RouteMatch = { key: 'not-found', row: routeOf('not-found'), params: {} };

export interface NavigationDeps {
  store: ModularStore;
  ports: Ports;
  remotes: Remotes;
  dictionaries: LoadDictionaries;
  build: Build;
  page: Pick<PageState, 'isProduction' | 'languages' | 'messages'>;
}

/** What the guards found, handed to the loader of the same navigation. */
const verdicts = createContext<{ lang: string; isMissing: boolean; breadcrumbs: RedirectAnswer['breadcrumbs'] } | null>(null);

/** Guards before a navigation inside the page, and the load of its page after them. @spec GD-02 GD-19 */
export function createNavigation({ store, ports, remotes, dictionaries, build, page }: NavigationDeps): {
  middleware: MiddlewareFunction;
  loader: LoaderFunction;
} {
  const known = (section: string): string[] => dictionariesOf(section).filter((name) => page.messages['en']?.[name] !== undefined);
  const languages = (url: URL = new URL(location.href)): string[] => {
    const state = store.getState() as unknown;
    return usableLanguages({
      site: selectSiteLanguages(state),
      spoken: page.languages,
      isSignedIn: selectIsPlayer(state),
      prefix: splitLanguage(url.pathname).lang,
    });
  };
  const judge = createNavigationJudge({
    store,
    ports,
    api: createPlatformApi(ports, { isRetrying: true }),
    languages,
    isProduction: page.isProduction,
    loadDictionaries: ({ lang, match }) => dictionaries(lang, known(match.row.section)),
    startSection: ({ match }) => remotes.start(match.row.section),
  });
  const open = createPageOpener({ store, ports, remotes, dictionaries, build });

  const nameIt = async (opening: Opening, match: RouteMatch, breadcrumbs: RedirectAnswer['breadcrumbs']): Promise<void> => {
    try {
      const { keepHead } = await import('./keep-head.ts');
      await keepHead({ store, opening, match, languages: languages(opening.context.url), breadcrumbs });
    } catch (error) {
      if (!opening.context.signal.aborted) ports.report('head-failed', { code: error instanceof Error ? error.name : 'unknown' });
    }
  };

  return {
    middleware: async ({ request, context }, next) => {
      const { decision, facts } = await judge(new URL(request.url), location.pathname, request.signal);
      if (request.signal.aborted) return next();
      if (decision.kind === 'redirect') throw redirect(decision.to, decision.status);
      if (decision.kind === 'leave-site') {
        location.assign(decision.url);
        return new Promise<never>(() => undefined); // the page is being left
      }
      context.set(verdicts, {
        lang: facts.lang,
        isMissing: decision.kind === 'not-found',
        breadcrumbs: facts.redirect?.breadcrumbs && [...facts.redirect.breadcrumbs],
      });
      return next();
    },
    loader: async ({ request, context }) => {
      const url = new URL(request.url);
      const verdict = context.get(verdicts);
      const lang = verdict?.lang ?? selectLanguage(store.getState());
      const match = verdict?.isMissing === true ? NOT_FOUND : matchRoute(splitLanguage(url.pathname).path);
      const opening = open({ match, url, lang, signal: request.signal });
      await Promise.race([opening.done, new Promise((resume) => setTimeout(resume, PATIENCE_MS))]);
      // The page goes on in the words that it has until those of the other language are here. @spec LG-08
      void opening.words.then((hasWords) => {
        const isOther = selectLanguage(store.getState()) !== lang;
        if (hasWords && isOther && !request.signal.aborted) store.dispatch(viewChanged({ language: lang }));
      });
      void nameIt(opening, match, verdict?.breadcrumbs);
      return null;
    },
  };
}
