import { readSectionPage, type Remotes } from '@touchline/platform-state';
import type { ModularStore, SectionModule, SectionPage } from '@touchline/shared-state';

/** Sections of one request, without retries and release, since the request ends soon. @throws Error when a page does not exist. */
export function createServerRemotes(
  store: Pick<ModularStore, 'inject'>,
  loadSection: (name: string) => Promise<SectionModule>,
): Pick<Remotes, 'loadPage' | 'findPage' | 'acquire' | 'crashed'> {
  const sections = new Map<string, Promise<SectionModule>>();
  const pages = new Map<string, SectionPage>();
  const load = (name: string): Promise<SectionModule> => {
    const loading =
      sections.get(name) ??
      loadSection(name).then((section) => {
        if (section.module !== undefined) store.inject(section.module);
        return section;
      });
    sections.set(name, loading);
    return loading;
  };
  return {
    findPage: (name, routeKey) => pages.get(`${name}/${routeKey}`),
    loadPage: async (name, routeKey) => {
      const make = (await load(name)).routes[routeKey];
      if (make === undefined) throw new Error(`The section '${name}' has no page '${routeKey}' of the route table.`);
      const page = readSectionPage(await make());
      if (page === null) throw new Error(`The page '${routeKey}' of the section '${name}' cannot be drawn.`);
      pages.set(`${name}/${routeKey}`, page);
      return page;
    },
    acquire: () => () => undefined,
    crashed: () => undefined,
  };
}
