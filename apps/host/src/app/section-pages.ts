import type { SectionModule, SectionPage } from '@touchline/shared-state';

/** Pages whose modules are here, by section and key of the route table. One per request on the edge, one per page in the browser. */
export interface SectionPages {
  /** The page when its module is loaded. */
  find: (section: string, routeKey: string) => SectionPage | undefined;
  /** Loads the module of a page and keeps it. @throws Error when the section has no such page. */
  load: (section: string, routeKey: string) => Promise<SectionPage>;
  /** The section's module when it is here. */
  section: (name: string) => SectionModule | undefined;
}

export function createSectionPages(loadSection: (name: string) => Promise<SectionModule>): SectionPages {
  const sections = new Map<string, SectionModule>();
  const pages = new Map<string, SectionPage>();
  return {
    find: (section, routeKey) => pages.get(`${section}/${routeKey}`),
    section: (name) => sections.get(name),
    load: async (name, routeKey) => {
      const section = sections.get(name) ?? (await loadSection(name));
      sections.set(name, section);
      const make = section.routes[routeKey];
      if (make === undefined) throw new Error(`Section '${name}' has no page '${routeKey}'; its routes do not name that key of the route table.`);
      const page = pages.get(`${name}/${routeKey}`) ?? (await make());
      pages.set(`${name}/${routeKey}`, page);
      return page;
    },
  };
}
