import type { JudgedNavigation, PageCall } from '@touchline/platform-guards';
import type { Dictionary } from '@touchline/shared-state';

/** The part of the document's state that the host writes for itself. */
export interface HostState {
  /** Every slice of the store. */
  store: Readonly<Record<string, unknown>>;
  lang: string;
  /** Names of the sections in the page's language. */
  sectionWords: Dictionary;
  /** What is said when nothing else can be: that the words of the page did not come. @spec LG-08 */
  lastWords: Dictionary;
  /** The section behind the page; left out for a page of the shell. What was not rendered or loaded is the browser's to bring. */
  section?: { name: string; routeKey: string; isRendered: boolean; isLoaded: boolean } | undefined;
  /** What is told about this page, once it is shown. @spec GD-12 */
  pageCall: PageCall;
  /** How the edge judged this document; outside production only. */
  judged?: JudgedNavigation | undefined;
}

/** Name of the last words in the book of messages. */
export const LAST_WORDS = 'last-words';
const LAST_IDS = ['main_dictionary_load_error', 'main_dictionary_refresh_page', 'shell.dictionary.words'];
/** @param dictionaries - of the page's language and of those that stand in, best first. */
export const lastWordsOf = (dictionaries: readonly Dictionary[]): Dictionary =>
  Object.fromEntries(
    LAST_IDS.flatMap((id) => {
      const message = dictionaries.find((messages) => messages[id] !== undefined)?.[id];
      return message === undefined ? [] : [[id, message]];
    }),
  );

/** The words of the shell. */
export const HOST_DICTIONARY = 'host';
/** The words of what the sections say of themselves: the edge gathers them from what is deployed, and a document brings its own. */
export const SECTIONS_DICTIONARY = 'sections';

/** The other words of the shell: those of the coupon, of modals, of what pages share; home does without them until one of these opens. */
export const LATER_DICTIONARY = 'host-later';

export const SHELL_DICTIONARIES: readonly string[] = [HOST_DICTIONARY, LATER_DICTIONARY];

/** Dictionaries that a page of a section shows. A remote's dictionary has its name. @spec GD-09 */
export const dictionariesOf = (section: string): string[] => [
  ...SHELL_DICTIONARIES,
  SECTIONS_DICTIONARY,
  ...(section === 'shell' ? [] : [section]),
];

/** Dictionaries that a page needs to be taken over as the edge drew it. */
export const firstDictionariesOf = (section: string, routeKey: string): string[] =>
  dictionariesOf(section).filter((name) => name !== LATER_DICTIONARY || routeKey !== 'home');
