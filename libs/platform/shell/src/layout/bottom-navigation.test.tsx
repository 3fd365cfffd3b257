import { accountsSlice } from '@touchline/account-state';
import { couponModule } from '@touchline/betting-coupon-state';
import { sessionSlice } from '@touchline/identity-state';
import { platformModule, sectionsReceived } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { aManifest } from '@touchline/shared-routes/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MobileShell } from '../mobile.ts';
import { noticesModule } from '../notices/module.ts';

jest.mock('@touchline/betting-coupon-panel', () => ({ CouponPanel: () => null, CouponOverlay: () => null }), { virtual: true });

const own = (words: string, path: string, route: string, at: number) => ({
  ...{ key: route, words, path, places: { own: at }, alsoIn: ['games'], current: { route } },
});
/** Manifests of three sections. There are no messages here, so message ids serve as names. */
const SECTIONS = {
  betting: aManifest({
    navigation: [
      { key: 'home', words: 'Sports', path: '/', places: { bottom: 10 }, current: { route: 'home' } },
      { key: 'live', words: 'Live', path: '/live', places: { bottom: 20 }, current: { params: { section: 'live' } } },
    ],
  }),
  casino: aManifest({
    rail: 'none',
    navigation: [
      own('Mine', '/my-casino', 'my-casino', 40),
      own('Lobby', '/casino', 'casino', 10),
      own('Tables', '/livecasino', 'livecasino', 20),
      own('Search', '/casino-search', 'casino-search', 30),
    ],
  }),
  office: aManifest({ navigation: [{ key: 'bets', words: 'My bets', path: '/office/history', places: { bottom: 30 } }] }),
};

function open(at: string) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'http://shop.test', report: () => undefined });
  const people = () => ({ name: 'people', slices: [sessionSlice, accountsSlice] });
  const store = createAppStore({ ports, modules: [platformModule, configModule, people, couponModule, noticesModule] });
  store.dispatch(viewChanged({ build: 'mobile', language: 'en' }));
  store.dispatch(sectionsReceived({ manifests: SECTIONS }));
  store.dispatch(configReceived(aSiteConfig()));
  const router = createMemoryRouter([{ path: '*', element: <MobileShell>{null}</MobileShell> }], { initialEntries: [at] });
  render(
    <Provider store={store}>
      <IntlProvider locale="en" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
}

it.each([
  ['/en', ['Sports', 'Live', 'Coupon', 'My bets', 'Menu'], 'Sports'],
  ['/en/casino/slots', ['Lobby', 'Tables', 'Search', 'Mine', 'Menu'], 'Lobby'],
  ['/en/my-casino', ['Lobby', 'Tables', 'Search', 'Mine', 'Menu'], 'Mine'],
  ['/en/games/dice', ['Lobby', 'Tables', 'Search', 'Mine', 'Menu'], undefined],
])('[RM-07] the bottom navigation at %s is that of its section, if a manifest has one for it', (path, names, current) => {
  open(path);

  const bar = screen.getByRole('navigation', { name: 'Quick navigation' });
  expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual(names);
  expect(within(bar).queryByRole('link', { current: 'page' })?.textContent).toBe(current);
});
