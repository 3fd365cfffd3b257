/** A document that a module writes from its rules, in the form of the documents of `server/content`. */
export interface SiteDocument {
  /** Kind and slug, under which the site shows it. */
  kind: string;
  slug: string;
  /** Language of the text. */
  lang: string;
  /** Facts as YAML: `date`, `order`. */
  facts: string;
  /** Markdown with its front matter. */
  text: string;
}

/** Documents that modules write, so that a rule and its text cannot differ. @spec PI-01 */
export interface SiteDocuments {
  /** Called by a module when it is opened, before the module that imports documents. */
  add(list: () => readonly SiteDocument[]): void;
  all(): readonly SiteDocument[];
}

export function openSiteDocuments(): SiteDocuments {
  const lists: (() => readonly SiteDocument[])[] = [];
  return { add: (list) => void lists.push(list), all: () => lists.flatMap((list) => list()) };
}
