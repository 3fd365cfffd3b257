/** A page of the site that search engines may keep: its path without a language, and when it changed last, in seconds since 1970. */
export interface SitePage {
  path: string;
  changedAt: number;
  /** Its title by language; the site's own search finds pages that have one. @spec BT-05 */
  titles?: Readonly<Record<string, string>>;
}

/** Pages that modules bring to the sitemap and to the site's search. @spec SE-02 BT-05 */
export interface SitePages {
  /** Told by a module when it is opened. */
  add(list: () => readonly SitePage[]): void;
  all(): readonly SitePage[];
}

export function openSitePages(): SitePages {
  const lists: (() => readonly SitePage[])[] = [];
  return { add: (list) => void lists.push(list), all: () => lists.flatMap((list) => list()) };
}
