/** One step of a trail: its name and its path. */
export interface Crumb {
  name: string;
  path: string;
}

type Data = Readonly<Record<string, unknown>>;

/** A trail as schema.org tells it; null for a single step, which leads nowhere. @spec SE-02 */
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

/** Everything that a page says as data, in one block. @returns undefined when it says nothing. @spec SE-02 */
export function structuredData(...parts: readonly (Data | null | undefined)[]): Data | undefined {
  const said = parts.flatMap((part) => (part === null || part === undefined ? [] : [part]));
  if (said.length === 0) return undefined;
  const bare = said.map((part) => Object.fromEntries(Object.entries(part).filter(([name]) => name !== '@context')));
  return { '@context': 'https://schema.org', ...(bare.length === 1 ? bare[0] : { '@graph': bare }) };
}
