import { codeOf } from '@touchline/shared-primitives';
import {
  createNavigation,
  createSiteRouter,
  dictionariesOf,
  firstDictionariesOf,
  laterStyles,
  LATER_DICTIONARY,
  SHELL_DICTIONARIES,
} from '@touchline/platform-navigation';
import { pageChanged, selectRemotes } from '@touchline/platform-state';
import { confirmTermsPath } from '@touchline/shared-routes';
import { wait, within } from '@touchline/shared-http';
import { expectLaterStyles, expectLaterWords } from '@touchline/shared-i18n';
import { selectView, viewChanged, type Build, type ModularStore, type Ports } from '@touchline/shared-state';
import { startTransition, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HostApp } from '../app/HostApp.tsx';
import { watchTexts } from '@touchline/ui-kit';
import { ConsentLater, expectConsent, ModalSourceProvider, BelowPageLater, type ModalSource } from '@touchline/platform-shell';
import { OutletPortsProvider } from '../app/SectionOutlet.tsx';
import { SiteFrame } from '../app/SiteFrame.tsx';
import type { HostState } from '../host-state.ts';
import { readPageState } from '../page-state.ts';
import { makePage } from './make-page.ts';
import { TravellingSite } from './TravellingSite.tsx';

export interface ClientHostOptions {
  build: Build;
  /** The shell of this build. */
  Shell: ComponentType<{ children: ReactNode }>;
}

/** How long hydration waits for a slow section. */
const TAKING_OVER_WAITS_MS = 8_000;
const MS_PER_SECOND = 1_000;
/** A page that is never idle loads its guards after this time. */
const IDLE_WITHIN_MS = 2_000;

/** Resolves when the first try to load the section has failed. @spec REM-1 */
const untilStumble = (store: ModularStore, name: string | undefined): Promise<void> =>
  new Promise((resolve) => {
    if (name === undefined) return;
    const stop = store.subscribe(() => {
      const remote = selectRemotes(store.getState())[name];
      if (remote === undefined || (remote.retries === 0 && remote.status !== 'error')) return;
      stop();
      resolve();
    });
  });

/** Defers work that the first paint and the first click do not need. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: IDLE_WITHIN_MS });
  else setTimeout(work, IDLE_WITHIN_MS); // WebKit lacks requestIdleCallback
}

/** Hydrates the page rendered by the edge. */
export async function startHost({ build, Shell }: ClientHostOptions): Promise<void> {
  watchTexts(document);
  // Evaluating the modules took long enough for one task.
  await wait(0);
  const page = readPageState(document);
  const own = page.host as HostState;
  const { ports, store, book, onMessageError, remotes, dictionaries, terms } = makePage(page, own);
  const bringLaterWords = (): Promise<void> => dictionaries(selectView(store.getState()).language, [LATER_DICTIONARY]);
  expectLaterWords(bringLaterWords);
  expectLaterStyles(laterStyles);
  const takeConsent = expectConsent(document);
  const { chain, waitedMs, bring } = createNavigation({
    store,
    ports,
    remotes,
    dictionaries,
    build,
    page,
    judged: own.judged,
    replace: (path) => router.navigator.replace(path),
    fetchChain: () => import(/* @home */ './chain.ts'),
  });
  const frame = <SiteFrame Shell={Shell} BelowPage={BelowPageLater} Consent={ConsentLater} />;

  // Code and messages of the rendered page should load before hydration. If the section fails, hydration continues without it, so that
  // header, balance and coupon work; its place is rendered anew.
  const { section, lang } = own;
  const first = section?.isRendered === true ? firstDictionariesOf(section.name, section.routeKey) : dictionariesOf('shell');
  const words = dictionaries(lang, first);
  const code = section?.isRendered === true ? remotes.loadPage(section.name, section.routeKey) : undefined;
  // The first Intl call makes the browser list all its locales, about ten milliseconds on a desktop; it runs while the files load.
  const formats = wait(0).then(() => Intl.NumberFormat.supportedLocalesOf(lang));
  await within(
    Promise.race([Promise.allSettled([words, code, formats]), untilStumble(store, section?.name)]),
    TAKING_OVER_WAITS_MS,
    () => undefined,
  );
  const ofShell = first.filter((name) => SHELL_DICTIONARIES.includes(name));
  if (!ofShell.every((name) => book.has(lang, name))) {
    // Hydrating without messages would remove the texts that are shown.
    const { untilWords } = await import('./until-words.tsx');
    await untilWords({ book, lang, load: () => dictionaries(lang, ofShell) });
  }
  if (section?.isRendered === true && !book.has(lang, section.name))
    store.dispatch(pageChanged({ path: location.pathname, status: 'no-dictionary' }));

  const router = createSiteRouter(bring);
  // Bands, modals and commands of sections are needed later than the first page.
  const parts = () => import('../app/section-parts.ts');
  const deps = { store, ports, remotes, dictionaries };
  const modals: ModalSource = {
    acquire: remotes.acquire,
    load: async (section, modal) => (await parts()).sectionModal(deps, section, modal),
  };
  ports.bands = async (place) => (await parts()).sectionBands(deps, place);
  ports.commands = async () => (await parts()).sectionCommands(deps);
  const retry = router.again;
  terms.onRequired = () => {
    const { language } = selectView(store.getState());
    const updatedAt = Math.floor(ports.now() / MS_PER_SECOND); // the next check of the terms brings the true time
    store.dispatch(viewChanged({ isUserTermsChanged: true, userTermsChangedUpdatedAt: updatedAt }));
    router.navigator.push(confirmTermsPath(language));
  };
  const refresh = (name: string): void => void remotes.refresh(name).then(retry);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  // Processes start in their own task: together with the page's first effects they would delay a click for twice as long.
  const onTakenOver = (): void => void setTimeout(begin);
  const begin = (): void => {
    store.start({ isInSteps: true });
    document.documentElement.dataset['takenOver'] = '';
    takeConsent();
    // Page or data is missing in the document, or the page's code was late: load it like any navigation.
    const isComplete = section === undefined || (section.isLoaded && remotes.findPage(section.name, section.routeKey) !== undefined);
    if (!isComplete) retry();
    whenIdle(() => {
      bringLaterWords().catch(() => undefined); // reported by the loader; opening something retries
      // The link has bets for the coupon: the guard chain adds them, as in any navigation.
      if (/[?&](coupon|bets)=/.test(location.search)) retry();
      chain().then(
        ({ pageShown }) => pageShown(new URL(location.href), own.pageCall),
        () => undefined, // reported when a navigation needs it
      );
    });
  };
  // As a transition, React hydrates in slices, so that clicks and scrolling stay responsive.
  startTransition(() => {
    hydrateRoot(
      root,
      <HostApp store={store} book={book} onMessageError={onMessageError} onTakenOver={onTakenOver}>
        <OutletPortsProvider value={{ remotes, refresh, retry, waitedMs }}>
          <ModalSourceProvider value={modals}>
            <TravellingSite router={router}>{frame}</TravellingSite>
          </ModalSourceProvider>
        </OutletPortsProvider>
      </HostApp>,
      { onRecoverableError: recoverable(page.isProduction, ports) },
    );
  });
}

/** A hydration mismatch is our own bug: only logged in production, and an error in the console otherwise. @spec REM-9 */
const recoverable =
  (isProduction: boolean, { report }: Pick<Ports, 'report'>) =>
  (error: unknown): void => {
    report('hydration', { code: codeOf(error) });
    if (!isProduction) console.error('The page differs from what the edge drew.', error);
  };
