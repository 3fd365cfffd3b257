import { ConsentQuestion, SeoBlock } from '@touchline/platform-shell/edge';
import type { MessageBook, OnMessageError } from '@touchline/shared-i18n';
import type { ModularStore, StreamOptions } from '@touchline/shared-state';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import { HostApp } from '../app/HostApp.tsx';
import { OutletPortsProvider, SectionOutlet, type OutletPorts } from '../app/SectionOutlet.tsx';
import { SiteFrame } from '../app/SiteFrame.tsx';
import { siteRows } from '../app/site-rows.tsx';

export interface RenderOptions {
  store: ModularStore;
  book: MessageBook;
  onMessageError: OnMessageError;
  remotes: OutletPorts['remotes'];
  context: StaticHandlerContext;
  options: StreamOptions;
}

export interface SiteRenderer {
  /** Where react-router places a url. */
  place: (url: URL) => Promise<StaticHandlerContext>;
  /** Draws the site to a stream. Guards and loads have run; the rows only place the page. */
  render: (options: RenderOptions) => { pipe: (to: NodeJS.WritableStream) => unknown; abort: (reason?: unknown) => void };
}

const ignore = (): void => undefined;

/** The rows hold nothing of a request, so they are made once. @spec SEC-4 */
export function createSiteRenderer(Shell: ComponentType<{ children: ReactNode }>): SiteRenderer {
  const frame = <SiteFrame Shell={Shell} SeoBlock={SeoBlock} Consent={ConsentQuestion} />;
  const handler = createStaticHandler(siteRows({ frame, page: <SectionOutlet /> }));
  return {
    place: async (url) => {
      const context = await handler.query(new Request(url));
      if (context instanceof Response) throw new Error('A row answered by itself; rows have neither loaders nor middleware here.');
      return context;
    },
    render: ({ store, book, onMessageError, remotes, context, options }) =>
      renderToPipeableStream(
        <HostApp store={store} book={book} onMessageError={onMessageError}>
          <OutletPortsProvider value={{ remotes, refresh: ignore, retry: ignore, waitedMs: () => 0 }}>
            <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
          </OutletPortsProvider>
        </HostApp>,
        options,
      ),
  };
}
