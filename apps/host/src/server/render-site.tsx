import { ConsentQuestion, BelowPage } from '@touchline/platform-shell/edge';
import type { MessageBook, OnMessageError } from '@touchline/shared-i18n';
import type { ModularStore, StreamOptions } from '@touchline/shared-state';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createPath, type Navigator, type NavigationType } from 'react-router';
import { HostApp } from '../app/HostApp.tsx';
import { OutletPortsProvider, type OutletPorts } from '../app/SectionOutlet.tsx';
import { SiteFrame } from '../app/SiteFrame.tsx';
import { SiteRouter } from '../app/SiteRouter.tsx';

export interface RenderOptions {
  store: ModularStore;
  book: MessageBook;
  onMessageError: OnMessageError;
  remotes: OutletPorts['remotes'];
  url: URL;
  options: StreamOptions;
}

export interface SiteRenderer {
  /** Renders the site to a stream. Guards and loads have run before. */
  render: (options: RenderOptions) => { pipe: (to: NodeJS.WritableStream) => unknown; abort: (reason?: unknown) => void };
}

/**
 * Bytes after which React sends finished parts in hidden elements at the end, for a script to move: more than any document has, so that what
 * is below a page is shown without script too.
 */
const WHOLE_DOCUMENT = 1 << 24;

const ignore = (): void => undefined;

const toHref: Navigator['createHref'] = (to) => (typeof to === 'string' ? to : createPath(to));
const refuse = (): never => {
  throw new Error('A page navigated while the edge drew it; navigation belongs to events and effects.');
};
const NAVIGATOR: Navigator = { createHref: toHref, go: refuse, push: refuse, replace: refuse };

/** The frame contains nothing of a request, so it is created once. @spec SEC-4 */
export function createSiteRenderer(Shell: ComponentType<{ children: ReactNode }>): SiteRenderer {
  const frame = <SiteFrame Shell={Shell} BelowPage={BelowPage} Consent={ConsentQuestion} />;
  return {
    render: ({ store, book, onMessageError, remotes, url: { pathname, search }, options }) =>
      renderToPipeableStream(
        <HostApp store={store} book={book} onMessageError={onMessageError}>
          <OutletPortsProvider value={{ remotes, refresh: ignore, retry: ignore, waitedMs: () => 0 }}>
            <SiteRouter
              isStatic
              location={{ pathname, search, hash: '', state: null, key: 'default', mask: undefined }}
              action={'POP' as NavigationType}
              navigator={NAVIGATOR}
            >
              {frame}
            </SiteRouter>
          </OutletPortsProvider>
        </HostApp>,
        { ...options, progressiveChunkSize: WHOLE_DOCUMENT },
      ),
  };
}
