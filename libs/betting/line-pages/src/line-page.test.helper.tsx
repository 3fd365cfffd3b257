import { couponModule } from '@touchline/betting-coupon-state';
import { lineModule } from '@touchline/betting-line-state';
import { aChamp, aGame, aGamesAnswer, aLiveGame, aMenuAnswer, aResultMarket } from '@touchline/betting-line-state/testing';
import { configReceived, configSlice } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { attachIntl } from '@touchline/shared-i18n';
import { createAppStore, selectZone, viewChanged, type Build, type LoadContext, type ModularStore } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer, type FakePorts, type FakeServer } from '@touchline/shared-testing';
import { act, render } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { MemoryRouter } from 'react-router';
import type { ReactNode } from 'react';
import { linePages } from './pages.ts';

/** English texts in the configured time zone, as in the host. */
function Formats({ children }: { children: ReactNode }) {
  const timeZone = useSelector(selectZone);
  return (
    <IntlProvider locale="en" timeZone={timeZone}>
      {children}
    </IntlProvider>
  );
}

/** A page of the line with a fake server, for tests. */
export interface TestPage {
  server: FakeServer;
  ports: FakePorts;
  store: ModularStore;
  context: LoadContext;
  /** The page with the providers of the app. */
  tree: ReactNode;
  /** Loads and renders the page. */
  open: () => Promise<ReturnType<typeof render>>;
}

export const LIVE_CALL = 'GET /bff-api/feed/live/games';
export const LINE_CALL = 'GET /bff-api/feed/line/games';

/** Harbour City and Northfield United in play, Eastbrook and Westholm before it; football, Coastal League. */
export const liveAnswer = aGamesAnswer({
  champs: [aChamp({ count: 2 })],
  games: [
    aLiveGame({ id: 1 }),
    aLiveGame({ id: 2, opponent1: { id: 3, name: 'Eastbrook' }, opponent2: { id: 4, name: 'Westholm' }, markets: [aResultMarket(200)] }),
  ],
});

export interface PageOptions {
  path: string;
  routeKey: string;
  build?: Build;
  ports?: FakePorts;
}

/** Gives elements the heights that a browser would measure. */
export function giveHeights(): void {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(53);
}

/** An IntersectionObserver that never reports anything; jsdom has none. */
const nothingSeen = () => ({ observe: () => undefined, disconnect: () => undefined });

export async function createPage({ path, routeKey, build = 'desktop', ports: given }: PageOptions): Promise<TestPage> {
  if (!('IntersectionObserver' in window)) Object.assign(window, { IntersectionObserver: jest.fn(nothingSeen) });
  const server = createFakeServer({
    [LIVE_CALL]: () => answer(liveAnswer),
    [LINE_CALL]: () => answer(aGamesAnswer({ games: [aGame({ id: 5 })] })),
    'GET /bff-api/feed/live/menu': () => answer(aMenuAnswer()),
    'GET /bff-api/feed/line/menu': () => answer(aMenuAnswer()),
  });
  const ports = { ...(given ?? createFakePorts()), send: server.send };
  const store = createAppStore({ ports, modules: [() => ({ name: 'config', slices: [configSlice] }), lineModule, couponModule] });
  store.dispatch(viewChanged({ build, language: 'en' }));
  store.dispatch(configReceived(aSiteConfig()));
  const intl = createIntl({ locale: 'en' });
  attachIntl(store, () => intl as unknown as ReturnType<Parameters<typeof attachIntl>[1]>);
  const url = new URL(path, ports.origin);
  const context: LoadContext = { params: {}, url, lang: 'en', build, store, ports, signal: new AbortController().signal };
  const page = await linePages[routeKey]?.();
  if (page === undefined) throw new Error(`There is no page for ${routeKey}.`);
  const Component = page.Component as () => ReactNode;
  const tree = (
    <Provider store={store}>
      <Formats>
        <MemoryRouter initialEntries={[path]}>
          <Component />
        </MemoryRouter>
      </Formats>
    </Provider>
  );
  return {
    server,
    ports,
    store,
    context,
    tree,
    open: async () => {
      await page.load?.(context);
      store.start();
      const shown = render(tree);
      await act(() => jest.advanceTimersByTimeAsync(50));
      return shown;
    },
  };
}
