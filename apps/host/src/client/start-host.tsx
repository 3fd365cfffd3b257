import type { Build, Ports } from '@touchline/shared-state';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterContextProvider } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { HostApp } from '../app/HostApp.tsx';
import { OutletPortsProvider, SectionOutlet } from '../app/SectionOutlet.tsx';
import { SiteFrame } from '../app/SiteFrame.tsx';
import { siteRows } from '../app/site-rows.tsx';
import { dictionariesOf, type HostState } from '../host-state.ts';
import { readPageState } from '../page-state.ts';
import { makePage } from './make-page.ts';
import { createNavigation } from './navigation.ts';

export interface ClientHostOptions {
  build: Build;
  /** The shell of this build. */
  Shell: ComponentType<{ children: ReactNode }>;
}

/** Takes the page over from the edge. */
export async function startHost({ build, Shell }: ClientHostOptions): Promise<void> {
  const page = readPageState(document);
  const own = page.host as HostState;
  const { ports, store, book, remotes, dictionaries } = makePage(page, own);
  const rows = siteRows({
    frame: <SiteFrame Shell={Shell} />,
    page: <SectionOutlet />,
    ...createNavigation({ store, ports, remotes, dictionaries, build, page }),
  });

  // What the edge has drawn must be here before the page is taken over: its words and its code. A failure shows in the page.
  const { section, lang } = own;
  const words = dictionaries(lang, dictionariesOf(section?.isRendered === true ? section.name : 'shell'));
  const code = section?.isRendered === true ? remotes.loadPage(section.name, section.routeKey) : undefined;
  await Promise.allSettled([words, code]);

  const placed = matchRoutes(rows, location) ?? [];
  const router = createBrowserRouter(rows, {
    getContext: () => new RouterContextProvider(),
    hydrationData: { loaderData: Object.fromEntries(placed.map(({ route }) => [route.id ?? '', null])) },
  });
  const retry = (): void => void router.revalidate();
  const refresh = (name: string): void => void remotes.refresh(name).then(retry);
  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root; the edge writes it into every page.');
  const onTakenOver = (): void => {
    store.start();
    document.documentElement.dataset['takenOver'] = '';
    // The edge did not wait for the section, or its data did not come: the same way as any navigation brings it.
    if (section !== undefined && !(section.isRendered && section.isLoaded)) retry();
  };
  hydrateRoot(
    root,
    <HostApp store={store} book={book} onTakenOver={onTakenOver}>
      <OutletPortsProvider value={{ remotes, refresh, retry, report: ports.report }}>
        <RouterProvider router={router} />
      </OutletPortsProvider>
    </HostApp>,
    { onRecoverableError: recoverable(page.isProduction, ports) },
  );
}

/** A page that the browser had to draw again is a mistake of ours: told to nobody in production but the log, and loudly where we look. @spec REM-9 */
const recoverable =
  (isProduction: boolean, { report }: Pick<Ports, 'report'>) =>
  (error: unknown): void => {
    report('hydration', { code: error instanceof Error ? error.name : 'unknown' });
    if (!isProduction) console.error('The page differs from what the edge drew.', error);
  };
