import { codeOf } from '@touchline/shared-primitives';
import { ChunkGone, pageChanged, type PageStatus, type Remotes } from '@touchline/platform-state';
import type { LoadDictionaries } from '@touchline/shared-i18n';
import { pageKey, type RouteMatch } from '@touchline/shared-routes';
import { HttpError } from '@touchline/shared-http';
import { dictionariesOf } from './dictionaries.ts';
import { PageNotFound, type Build, type LoadContext, type ModularStore, type Ports, type SectionPage } from '@touchline/shared-state';

/** Status of a file that no longer exists on the server. */
const GONE = 404;

export interface PageOpenerDeps {
  store: ModularStore;
  ports: Ports;
  remotes: Pick<Remotes, 'loadPage'>;
  dictionaries: LoadDictionaries;
  build: Build;
  /** Called when the page's code or messages no longer exist, because this document belongs to a removed release. @spec RM-06 */
  onChunkGone?: (url: URL) => void;
}

/** Result of opening a page. */
export type PageOutcome = Exclude<PageStatus, 'loading'>;

/** A page that is being opened. */
export interface Opening {
  /** The module of the page, once it has loaded. */
  page: () => SectionPage | undefined;
  /** Whether the page's data has loaded; false if its load failed. */
  isLoaded: () => boolean;
  /** Status of a missing page: 410 if it existed before. @spec SE-02 */
  missingStatus: () => 404 | 410;
  context: LoadContext;
  /** Whether the page's messages have loaded; never rejects. */
  words: Promise<boolean>;
  /** The result; never rejects. Messages, module and data have loaded then, or the status names what has not. */
  done: Promise<PageOutcome>;
}

export interface OpenOptions {
  match: RouteMatch;
  url: URL;
  lang: string;
  signal: AbortSignal;
  /** Sends the calls of the page's load, if it differs from that of the ports. */
  send?: Ports['send'] | undefined;
}

/**
 * Opens a page: loads the section's remote, its messages and its data. The result is in the state; if the data fails, the page shows what
 * it has.
 *
 * @spec GD-09 GD-19 RM-06 RM-08
 */
export function createPageOpener({ store, ports, remotes, dictionaries, build, onChunkGone }: PageOpenerDeps) {
  return ({ match, url, lang, signal, send }: OpenOptions): Opening => {
    const path = url.pathname;
    const { section } = match.row;
    const context: LoadContext = { params: match.params, url, lang, build, store, ports: send ? { ...ports, send } : ports, signal };
    let page: SectionPage | undefined;
    let isLoaded = true;
    let missingStatus: 404 | 410 = 404;
    const setStatus = <Status extends PageStatus>(status: Status): Status => {
      if (!signal.aborted) store.dispatch(pageChanged({ path, status }));
      return status;
    };
    let areWordsGone = false;
    const words = dictionaries(lang, dictionariesOf(section)).then(
      () => true,
      (error: unknown) => {
        areWordsGone = error instanceof HttpError && error.status === GONE;
        return false;
      },
    );
    const withoutWords = (): PageOutcome => {
      if (areWordsGone && !signal.aborted) onChunkGone?.(url);
      return setStatus('no-dictionary');
    };
    const open = async (): Promise<PageOutcome> => {
      if (match.key === 'not-found') return setStatus('not-found');
      if (section === 'shell') return (await words) ? setStatus('ready') : withoutWords();
      setStatus('loading');
      try {
        page = await remotes.loadPage(section, pageKey(match));
      } catch (error) {
        if (error instanceof ChunkGone && !signal.aborted) onChunkGone?.(url);
        return setStatus('failed'); // reported by the remotes
      }
      if (!(await words)) return withoutWords();
      const data = page.load?.(context);
      // The page has its own placeholders for data that is still loading.
      setStatus('ready');
      try {
        await data;
        return 'ready';
      } catch (error) {
        if (error instanceof PageNotFound) {
          missingStatus = error.status;
          return setStatus('not-found');
        }
        if (!signal.aborted) ports.report('page-data-failed', { name: match.key, code: codeOf(error) });
        isLoaded = false;
        return 'ready';
      }
    };
    return { page: () => page, isLoaded: () => isLoaded, missingStatus: () => missingStatus, context, words, done: open() };
  };
}
