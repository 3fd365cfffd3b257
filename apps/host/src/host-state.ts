import type { JudgedNavigation, PageCall } from '@touchline/platform-guards';
import type { Dictionary } from '@touchline/shared-state';

/** The host's own part of the document's state. */
export interface HostState {
  /** State of all slices. */
  store: Readonly<Record<string, unknown>>;
  lang: string;
  /** Names of the sections in the page's language. */
  sectionWords: Dictionary;
  /** Messages shown when the page's own messages did not load. @spec LG-08 */
  lastWords: Dictionary;
  /** Section of the page; absent for pages of the shell. The browser loads what was not rendered or loaded. */
  section?: { name: string; routeKey: string; isRendered: boolean; isLoaded: boolean } | undefined;
  /** Sent to analytics once the page is shown. @spec GD-12 */
  pageCall: PageCall;
  /** The edge's verdict on this document; outside production only. */
  judged?: JudgedNavigation | undefined;
}

/** Name of the last messages in the message book. */
export const LAST_WORDS = 'last-words';
const LAST_IDS = ['main_dictionary_load_error', 'main_dictionary_refresh_page', 'shell.dictionary.words'];
/** @param dictionaries - dictionaries of the page's language and its fallbacks, best first. */
export const lastWordsOf = (dictionaries: readonly Dictionary[]): Dictionary =>
  Object.fromEntries(
    LAST_IDS.flatMap((id) => {
      const message = dictionaries.find((messages) => messages[id] !== undefined)?.[id];
      return message === undefined ? [] : [[id, message]];
    }),
  );
