import type { JudgedNavigation } from '@touchline/platform-guards';

/** The part of the document's state that the host writes for itself. */
export interface HostState {
  /** Every slice of the store. */
  store: Readonly<Record<string, unknown>>;
  lang: string;
  /** The section behind the page; left out for a page of the shell. What was not rendered or loaded is the browser's to bring. */
  section?: { name: string; routeKey: string; isRendered: boolean; isLoaded: boolean } | undefined;
  /** How the edge judged this document; outside production only. */
  judged?: JudgedNavigation | undefined;
}

/** Dictionaries that a page of a section shows. A remote's dictionary has its name. @spec GD-09 */
export const dictionariesOf = (section: string): string[] => (section === 'shell' ? ['host'] : ['host', section]);
