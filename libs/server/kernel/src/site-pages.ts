/** A page of the site that search engines may keep: its path without a language, and when it changed last, in seconds since 1970. */
export interface SitePage {
  path: string;
  changedAt: number;
}

/** Pages that modules bring to the sitemap. @spec SE-02 */
export interface SitePages {
  /** Told by a module when it is opened. */
  add(list: () => readonly SitePage[]): void;
  all(): readonly SitePage[];
}

export function openSitePages(): SitePages {
  const lists: (() => readonly SitePage[])[] = [];
  return { add: (list) => void lists.push(list), all: () => lists.flatMap((list) => list()) };
}
