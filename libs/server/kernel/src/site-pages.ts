/** A page that search engines may index: its path without the language, and its last change in seconds since 1970. */
export interface SitePage {
  path: string;
  changedAt: number;
  /** Title by language; the site's own search only finds pages with one. @spec BT-05 */
  titles?: Readonly<Record<string, string>>;
}

/** Pages that modules add to the sitemap and to the site's search. @spec SE-02 BT-05 */
export interface SitePages {
  /** Called by a module when it is opened. */
  add(list: () => readonly SitePage[]): void;
  all(): readonly SitePage[];
}

export function openSitePages(): SitePages {
  const lists: (() => readonly SitePage[])[] = [];
  return { add: (list) => void lists.push(list), all: () => lists.flatMap((list) => list()) };
}
