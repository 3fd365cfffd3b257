import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { createAppStore, createBrowserClock, createBrowserPorts, type Build, type SectionModule } from '@touchline/shared-state';
import { HostApp } from './app/HostApp.tsx';
import { PagesContext } from './app/PlaceholderShell.tsx';
import { makeRows } from './app/rows.tsx';
import { createSectionPages } from './app/section-pages.ts';
import { readPageState } from './page-state.ts';

interface HostState {
  store: Record<string, unknown>;
  lang: string;
  dictionaries: string[];
  section?: { name: string; routeKey: string; isRendered: boolean };
}

export async function startHost({ build }: { build: Build }): Promise<void> {
  const { host: hostState, ...state } = readPageState(document);
  const page = { ...(hostState as HostState), remotes: state.remotes };
  const clock = createBrowserClock();
  const ports = createBrowserPorts({ clock, send: (request) => fetch(request), origin: location.origin, report: () => undefined });
  const loadSection = async (name: string): Promise<SectionModule> => {
    const entry = page.remotes[name];
    if (entry === undefined) throw new Error(`no section '${name}'`);
    const [module] = await Promise.all([import(/* @vite-ignore */ entry.js) as Promise<{ section: SectionModule }>]);
    return module.section;
  };
  const pages = createSectionPages(loadSection);
  const store = createAppStore({ ports, preloaded: page.store });
  const messages = Object.assign({}, ...(await Promise.all(page.dictionaries.map(async (name) => (await fetch(state.messages[page.lang]?.[name] ?? '')).json()))));
  if (page.section?.isRendered) await pages.load(page.section.name, page.section.routeKey);
  const router = createBrowserRouter(
    makeRows({
      load: async (section, key) => {
        await pages.load(section, key);
        return null;
      },
    }),
    { hydrationData: { loaderData: { root: null, ...(page.section && { [page.section.routeKey]: null }) } } },
  );
  const root = document.getElementById('root');
  if (root === null) throw new Error('no #root');
  hydrateRoot(
    root,
    <HostApp store={store} lang={page.lang} messages={messages}>
      <PagesContext value={pages}>
        <RouterProvider router={router} />
      </PagesContext>
    </HostApp>,
    { onRecoverableError: (error) => console.error('hydration', error) },
  );
  void build;
}
