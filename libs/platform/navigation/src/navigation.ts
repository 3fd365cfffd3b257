import { codeOf } from '@touchline/shared-primitives';
import type { JudgedNavigation, PageCall } from '@touchline/platform-guards';
import type { Remotes } from '@touchline/platform-state';
import { selectSiteLanguages } from '@touchline/shared-config';
import { selectIsPlayer } from '@touchline/identity-state';
import type { RedirectAnswer } from '@touchline/platform-contract';
import type { LoadDictionaries } from '@touchline/shared-i18n';
import { routeOf, splitLanguage, usableLanguages, type RouteMatch } from '@touchline/shared-routes';
import {
  selectLanguage,
  viewChanged,
  type Build,
  type ModularStore,
  type PageState,
  type Ports,
  type RootState,
} from '@touchline/shared-state';
import { createPageOpener, type Opening } from './page/page-opener.ts';
import { dictionariesOf } from './page/dictionaries.ts';
import { retry, within } from '@touchline/shared-http';
import type { Chain, ChainDeps } from './guards/chain.ts';
import { browserPlace, createChunkGone } from './page/chunk-gone.ts';
import { laterStyles } from './page/later-styles.ts';
import type { Bring, Brought } from './router/site-router.ts';
import { createWaiting } from './waiting.ts';

/** How long a navigation waits for its page before a placeholder is shown. */
const PAGE_WAITS_MS = 300;
const NOT_FOUND: RouteMatch = { key: 'not-found', row: routeOf('not-found'), params: {} };
/** Retries for the code of the guards. */
const CODE_RETRIES = 2;
const CODE_RETRY_DELAY_MS = 500;

export interface NavigationDeps {
  store: ModularStore;
  ports: Ports;
  remotes: Remotes;
  dictionaries: LoadDictionaries;
  build: Build;
  page: Pick<PageState, 'builtAt' | 'hasPageJson' | 'isProduction' | 'languages' | 'messages'>;
  /** Navigates, replacing the current history entry. */
  replace: (path: string) => void;
  /** The edge's verdict on the document. */
  judged?: JudgedNavigation | undefined;
  /** Loads the code of the guards; tried again when it fails. */
  fetchChain: () => Promise<{ createChain: (deps: ChainDeps) => Chain }>;
}

/** Result of the guards for a page that may be opened. */
interface Verdict {
  kind: 'open';
  lang: string;
  match: RouteMatch;
  pageCall: PageCall | null;
  breadcrumbs: RedirectAnswer['breadcrumbs'];
  /** Answers the calls of the page's load from page JSON. @spec RM-05 */
  send: Ports['send'] | undefined;
  /** When the player clicked. */
  sinceMs: number;
}

/** Navigations within the page: runs the guards, then loads the page. @spec GD-02 GD-19 */
export function createNavigation({ store, ports, remotes, dictionaries, build, page, judged, replace, fetchChain }: NavigationDeps): {
  bring: Bring;
  /** Loads the code of the guards; the first navigation waits for it. */
  chain: () => Promise<Chain>;
  /** How long the player has been waiting for the page, in milliseconds. */
  waitedMs: () => number;
} {
  const known = (section: string): string[] => dictionariesOf(section).filter((name) => page.messages['en']?.[name] !== undefined);
  const languages = (url: URL = new URL(location.href)): string[] => {
    const state = store.getState() as RootState;
    return usableLanguages({
      site: selectSiteLanguages(state),
      spoken: page.languages,
      isSignedIn: selectIsPlayer(state),
      prefix: splitLanguage(url.pathname).lang,
    });
  };
  let loading: Promise<Chain> | undefined;
  const load = async (): Promise<Chain> => {
    // The document links only the styles of its page; another page may need any of them.
    const [{ createChain }] = await retry(() => Promise.all([fetchChain(), laterStyles()]), {
      times: CODE_RETRIES,
      delayMs: CODE_RETRY_DELAY_MS,
      isRetried: () => true,
    });
    return createChain({
      store,
      ports,
      build,
      languages,
      page,
      judged,
      replace,
      loadDictionaries: ({ lang, match }) => dictionaries(lang, known(match.row.section)),
      startSection: ({ match }) => remotes.start(match.row.section),
    });
  };
  const chain = (): Promise<Chain> => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  const onChunkGone = createChunkGone(ports, browserPlace);
  const open = createPageOpener({ store, ports, remotes, dictionaries, build, onChunkGone });

  const nameIt = async (opening: Opening, match: RouteMatch, breadcrumbs: RedirectAnswer['breadcrumbs']): Promise<void> => {
    try {
      const { keepHead } = await import('./head/keep-head.ts');
      await keepHead({ store, opening, match, languages: languages(opening.context.url), breadcrumbs });
    } catch (error) {
      if (!opening.context.signal.aborted) ports.report('head-failed', { code: codeOf(error) });
    }
  };

  /** Reports the page that is finally shown, once it is known. @spec GD-12 */
  const reportShown = async (opening: Opening, call: PageCall): Promise<void> => {
    const outcome = await opening.done;
    const { url, signal, lang } = opening.context;
    if (signal.aborted) return;
    const { pageShown } = await chain();
    pageShown(url, outcome === 'not-found' ? { route: 'not-found', section: 'shell', lang } : call);
  };

  const waiting = createWaiting();
  let newest: Opening | undefined;
  const sendOn = (sinceMs: number, to: string): Brought => {
    waiting.isRedirected(sinceMs);
    return { kind: 'redirect', to };
  };

  const judge = async (url: URL, signal: AbortSignal): Promise<Verdict | Brought> => {
    const sinceMs = waiting.setOut();
    const guards = await chain().catch(() => null);
    if (guards === null) {
      ports.report('guards-missing');
      return leaveFor(url.href); // the edge decides instead
    }
    const { decision, facts, to } = await guards.judge(url, signal);
    if (signal.aborted) return { kind: 'shown' }; // ignored: another navigation is under way
    if (decision.kind === 'redirect') return sendOn(sinceMs, decision.to);
    if (decision.kind === 'leave-site') return leaveFor(decision.url);
    if (to !== undefined) return sendOn(sinceMs, to);
    const match = decision.kind === 'not-found' ? NOT_FOUND : facts.match;
    return {
      kind: 'open',
      lang: facts.lang,
      match,
      send: guards.pageSend(match, url, signal),
      pageCall: facts.pageCall,
      breadcrumbs: facts.redirect?.breadcrumbs && [...facts.redirect.breadcrumbs],
      sinceMs,
    };
  };

  const show = async ({ lang, match, pageCall, breadcrumbs, send, sinceMs }: Verdict, url: URL, signal: AbortSignal): Promise<void> => {
    const opening = open({ match, url, lang, signal, send });
    newest = opening;
    waiting.isOpening(sinceMs, opening.done);
    await within(opening.done, PAGE_WAITS_MS, () => undefined);
    // Keep the current dictionary until the new language has loaded. Messages of an older navigation may arrive later, because nothing
    // aborts them once it is over. @spec LG-08
    void opening.words.then((hasWords) => {
      const isOther = selectLanguage(store.getState()) !== lang;
      if (hasWords && isOther && opening === newest && !signal.aborted) store.dispatch(viewChanged({ language: lang }));
    });
    void nameIt(opening, match, breadcrumbs);
    if (pageCall !== null) void reportShown(opening, pageCall);
  };

  return {
    chain,
    waitedMs: waiting.waitedMs,
    bring: async (url, signal) => {
      const verdict = await judge(url, signal);
      if (verdict.kind !== 'open') return verdict;
      await show(verdict, url, signal);
      return { kind: 'shown' };
    },
  };
}

/** Navigates by document. Never resolves, because the page is being left. */
function leaveFor(url: string): Promise<never> {
  location.assign(url);
  return new Promise<never>(() => undefined);
}
