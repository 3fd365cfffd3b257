/** One breadcrumb: its name and path. */
export interface Crumb {
  name: string;
  path: string;
}

type Data = Readonly<Record<string, unknown>>;

/** Breadcrumbs as schema.org data; null for a single step, which needs none. @spec SE-02 */
export function breadcrumbList(crumbs: readonly Crumb[], origin: string): Data | null {
  if (crumbs.length < 2) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(path, origin).href,
    })),
  };
}

/**
 * Merges structured data into one block.
 *
 * @returns undefined when there is none.
 * @spec SE-02
 */
export function structuredData(...parts: readonly (Data | null | undefined)[]): Data | undefined {
  const present = parts.flatMap((part) => (part === null || part === undefined ? [] : [part]));
  if (present.length === 0) return undefined;
  const bare = present.map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== '@context')));
  return { '@context': 'https://schema.org', ...(bare.length === 1 ? bare[0] : { '@graph': bare }) };
}
