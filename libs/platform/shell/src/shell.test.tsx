import { accountsSlice } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import { betToggled, couponModule, selectCouponCount } from '@touchline/betting-coupon-state';
import { aPick } from '@touchline/betting-coupon-state/testing';
import { platformModule, sectionsReceived } from '@touchline/platform-state';
import { sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { breakKnown, playModule } from '@touchline/responsible-gaming-play-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { routeOf, type LayoutPart } from '@touchline/shared-routes';
import { aManifest } from '@touchline/shared-routes/testing';
import { createAppStore, createServerPorts, viewChanged, type Build } from '@touchline/shared-state';
import { act, cleanup, render, screen, within, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { DesktopShell } from './desktop.ts';
import { NotFoundPage } from './pages/NotFoundPage.tsx';
import { ShellPage } from './pages/ShellPage.tsx';
import { MobileShell } from './mobile.ts';
import { noticesModule } from './notices/module.ts';

jest.mock('@touchline/betting-coupon-panel', () => ({ CouponPanel: () => <p>the coupon</p>, CouponOverlay: () => null }), {
  virtual: true,
});

function Page() {
  const { pathname, search } = useLocation();
  return <h1>{pathname + search}</h1>;
}

/** Manifests of two sections. There are no messages here, so message ids serve as names. */
const SECTIONS = {
  betting: aManifest({
    navigation: [
      { key: 'line', words: 'Pre-match', path: '/line', places: { header: 20 }, current: { params: { section: 'line' } } },
      { key: 'home', words: 'Sports', path: '/', places: { header: 10, bottom: 10 }, current: { route: 'home' } },
      { key: 'live', words: 'Live', path: '/live', places: { header: 30, bottom: 20 }, current: { params: { section: 'live' } } },
    ],
  }),
  casino: aManifest({ rail: 'none' }),
  office: aManifest({ rail: 'filled' }),
  identity: aManifest({
    navigation: [{ key: 'bets', words: 'My bets', path: '/office/history', places: { bottom: 30 } }],
  }),
};

/** Renders the shell around a page that shows its own url. */
function open(
  at: string,
  { build = 'desktop' as Build, site = {}, isPlayer = false, page = <Page />, kept = {} as Record<string, string> } = {},
) {
  const ports = createServerPorts({
    send: () => new Promise(() => undefined),
    origin: 'http://shop.test',
    report: () => undefined,
    now: () => 1_700_000_000_000,
  });
  const people = () => ({ name: 'people', slices: [sessionSlice, accountsSlice] });
  const storage = { ...ports.storage, get: (key: string) => kept[key] ?? null };
  const store = createAppStore({
    ports: { ...ports, storage },
    modules: [platformModule, configModule, people, couponModule, noticesModule],
  });
  store.dispatch(viewChanged({ build, language: 'en' }));
  store.dispatch(sectionsReceived({ manifests: SECTIONS }));
  store.dispatch(configReceived(aSiteConfig(site)));
  if (isPlayer) {
    store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1_700_000_000 - 3_723, previousLoginAt: null }));
    store.dispatch(
      accountsSlice.actions.accountsReceived({
        userId: 7,
        ...accountsOf({
          accounts: [anAccount({ money: 123_450 }), anAccount({ id: 8, type: 4, money: 2_000, isActive: false })],
          session: { startedAt: 1_700_000_000, staked: 1_100, returned: 250, atStake: 600, net: -250, iso: 'EUR' },
        }),
      }),
    );
  }
  const router = createMemoryRouter(
    [{ path: '*', element: build === 'mobile' ? <MobileShell>{page}</MobileShell> : <DesktopShell>{page}</DesktopShell> }],
    { initialEntries: [at] },
  );
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="+03:00" onError={() => undefined}>
        <RouterProvider router={router} />
      </IntlProvider>
    </Provider>,
  );
  return { store, router, user: userEvent.setup() };
}
const address = () => screen.getByRole('heading', { level: 1 }).textContent;

it('[LY-01] the main layout has header, content and footer', () => {
  open('/en/live');

  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('/en/live');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('play-money');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('18+');
  expect(screen.getByRole('link', { name: 'Talk line' })).toHaveAttribute('href', 'https://help.example');
});

it.each(['/en/landing-page/1', '/en/print-coupon/5', '/en/block', '/en/maintenance'])(
  '[LY-01] shows %s without header and footer',
  (path) => {
    open(path);

    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(address()).toBe(path);
  },
);

// The text for search engines has its own test.
it.each(['desktop', 'mobile'] as const)('[LY-02] hides exactly the parts that the route hides: %s', (build) => {
  const row = routeOf('section') as { hidden: readonly LayoutPart[] };
  const shown = () => ({
    header: screen.queryByRole('banner') !== null,
    bottomNavigation: screen.queryByRole('navigation', { name: 'Quick navigation' }) !== null,
    footer: screen.queryByRole('contentinfo') !== null,
  });
  const all = { header: true, bottomNavigation: build === 'mobile', footer: true };
  const look = (hidden: readonly LayoutPart[]) => {
    const before = jest.replaceProperty(row, 'hidden', hidden);
    open('/en/live', { build });
    const seen = shown();
    cleanup();
    before.restore();
    return seen;
  };

  expect(look([])).toEqual(all);
  for (const part of ['header', 'bottomNavigation', 'footer'] as const) expect(look([part])).toEqual({ ...all, [part]: false });
});

it('[RM-07] shows only existing sections and marks the current one', () => {
  open('/en/live/all/1');
  const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link');

  expect(links.map((link) => link.textContent)).toEqual(['Sports', 'Pre-match', 'Live']);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'page').map((link) => link.textContent)).toEqual(['Live']);
});

it("[LY-01] shows the coupon beside a section's pages unless the manifest says otherwise", () => {
  open('/en/live');
  expect(screen.getByRole('complementary', { name: 'Coupon' })).toBeInTheDocument();
  cleanup();

  open('/en/casino');
  expect(screen.queryByRole('complementary', { name: 'Coupon' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Coupon' })).toBeNull();
  cleanup();
});

it('[LY-01] shows the coupon beside the office while it holds a bet, and until the next page', async () => {
  const { store, router } = open('/en/office/account');
  const coupon = () => screen.queryByRole('complementary', { name: 'Coupon' });
  act(() => store.start());
  expect(coupon()).toBeNull();

  act(() => void store.dispatch(betToggled(aPick(1))));
  await waitFor(() => expect(coupon()).toBeInTheDocument());
  act(() => void store.dispatch(betToggled(aPick(1))));
  await waitFor(() => expect(selectCouponCount(store.getState())).toBe(0));
  expect(coupon()).toBeInTheDocument();

  await act(() => router.navigate('/en/office/security'));
  expect(coupon()).toBeNull();
  act(() => store.stop());
});

it.each(['desktop', 'mobile'] as const)('[AC-04] a deposit is one press away for players, not on a break: %s', (build) => {
  const { store } = open('/en/live', { build, isPlayer: true });
  const deposit = () => within(screen.getByRole('banner')).queryByRole('link', { name: 'Deposit' });
  expect(deposit()).toHaveAttribute('href', '/en/office/recharge');

  act(() => {
    store.inject(playModule);
    store.dispatch(breakKnown(1_700_086_400));
  });
  expect(deposit()).toBeNull();
  cleanup();

  open('/en/live', { build });
  expect(deposit()).toBeNull();
});

it.each([
  ['desktop', 'Balance', ['EUR €1,234.50', 'Bonus €20.00', 'Deposit', 'Withdraw']],
  ['desktop', 'Account', ['My account', 'Bet history', 'Sign out']],
  ['mobile', 'Account', ['EUR €1,234.50', 'Bonus €20.00', 'Deposit', 'Withdraw', 'My account', 'Bet history', 'Sign out']],
] as const)('[AC-01] [AC-02] the first press opens a menu of the player, with its items: %s, %s', async (build, name, items) => {
  const { user, router } = open('/en/live', { build, isPlayer: true });
  const panel = () => screen.getByRole('menu', { hidden: true, name });
  const button = screen.getByTitle(name);
  // jsdom opens no popovers: it opens by the button's click once its items are there, and its event stands in for that.
  const clicks: boolean[] = [];
  button.addEventListener('click', (event) => setTimeout(() => clicks.push(event.defaultPrevented)));

  await user.click(button);
  await waitFor(() => expect(clicks).toEqual([true, false]));
  act(() => void panel().dispatchEvent(Object.assign(new Event('toggle', { bubbles: true }), { newState: 'open' })));

  expect([...panel().querySelectorAll('button')].map((item) => item.textContent)).toEqual(items);
  expect(
    within(panel())
      .queryAllByRole('menuitemradio', { hidden: true, checked: true })
      .map((item) => item.textContent),
  ).toEqual(name === 'Account' && build === 'desktop' ? [] : ['EUR €1,234.50']);
  await user.click(within(panel()).getByText(name === 'Balance' ? 'Deposit' : 'My account'));
  expect(router.state.location.pathname).toBe(name === 'Balance' ? '/en/office/recharge' : '/en/office/account');
});

it.each(['desktop', 'mobile'] as const)(
  '[LIM-5] [AC-04] the menu with the accounts offers no deposit during a break: %s',
  async (build) => {
    const name = build === 'desktop' ? 'Balance' : 'Account';
    const { user, store } = open('/en/live', { build, isPlayer: true });
    const panel = screen.getByRole('menu', { hidden: true, name });
    const words = () => [...panel.querySelectorAll('button')].map((item) => item.textContent);
    await user.click(screen.getByTitle(name));
    await act(() => import('./header/player-menu-items.tsx').then(() => undefined));
    act(() => void panel.dispatchEvent(Object.assign(new Event('toggle', { bubbles: true }), { newState: 'open' })));
    await waitFor(() => expect(words()).toContain('Deposit'));

    act(() => {
      store.inject(playModule);
      store.dispatch(breakKnown(1_700_086_400));
    });
    expect(words()).not.toContain('Deposit');
    expect(words()).toContain('Withdraw');
  },
);

it('[GD-17] returns a visitor to this page after sign-in; offers registration where it is allowed', () => {
  open('/en/live?video=1');

  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/user/login?returnUrl=%2Fen%2Flive%3Fvideo%3D1');
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/live?video=1&showRegistrationModal=1');
});

it('[GD-17] [SE-02] does not lengthen the registration link when registration is already open over the page', () => {
  open('/en/live?video=1&showRegistrationModal=1');

  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/en/live?video=1&showRegistrationModal=1');
});

it('[RT-14] offers no registration on a VIP domain', () => {
  open('/en', { site: { isVipDomain: true } });

  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

it.each(['desktop', 'mobile'] as const)('[LY-13] always shows clock, time played, result and balance to a player: %s', (build) => {
  open('/en/live', { isPlayer: true, build });
  const strip = screen.getByRole('region', { name: 'Session' });

  expect(screen.getByTestId('balance')).toHaveTextContent('€1,234.50');
  expect(strip).toHaveTextContent(build === 'desktop' ? '01:13:20' : '01:13'); // 22:13:20 UTC in the zone of the state, UTC+3
  expect(strip).toHaveTextContent('1:02:03');
  expect(strip).toHaveTextContent('−€2.50');
  if (build === 'desktop') expect(strip).toHaveTextContent('At stake€6.00');
});

it('[LG-06] keeps page and query when the language changes', async () => {
  const { user, store } = open('/en/line/all/1?filter=1');

  await user.click(screen.getByRole('button', { name: /Language/ }));
  // jsdom has no popovers: the event stands in for opening the panel.
  const panel = screen.getByRole('menu', { hidden: true, name: 'Language' });
  act(() => void panel.dispatchEvent(Object.assign(new Event('toggle', { bubbles: true }), { newState: 'open' })));
  await user.click(await screen.findByText('العربية'));

  await waitFor(() => expect(address()).toBe('/ar/line/all/1?filter=1'));
  // No messages load here, so the language has not changed yet.
  expect(store.getState().view).toMatchObject({ language: 'en', chosen: [] });
});

it('[LY-11] follows the system theme until one is chosen, then changes at once and stores the choice', async () => {
  const { user, store } = open('/en');
  expect(document.documentElement.dataset['theme']).toBe('auto');

  await user.click(screen.getByRole('button', { name: 'Light theme' }));

  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(store.getState().view).toMatchObject({ appTheme: 0, chosen: ['appTheme'] });
});

it('[OD-01] offers all nine odds formats', async () => {
  const { user, store } = open('/en');
  const select = screen.getByRole('combobox', { name: 'Odds format' });

  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value),
  ).toEqual(['0', '1', '2', '4', '5', '6', '14', '15', '16']);
  await user.selectOptions(select, '6');

  expect(store.getState().view).toMatchObject({ coefViewId: 6, chosen: ['coefViewId'] });
});

it('[LG-06] sets the text direction of the language', () => {
  const { store } = open('/ar');
  expect(document.documentElement.dir).toBe('ltr');

  act(() => void store.dispatch(viewChanged({ language: 'ar' })));

  expect(document.documentElement).toMatchObject({ dir: 'rtl', lang: 'ar' });
});

it('[CP-20] opens the coupon sheet for each click on a coupon link and for a url with the coupon', async () => {
  const { router, user } = open('/en/live?a=1#coupon', { build: 'mobile' });
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: 'Coupon' })).toBeNull());
  const opened = () => screen.findByRole('dialog', { name: 'Coupon' });
  await user.click(within(await opened()).getByRole('button', { name: 'Close' }));
  await gone();

  await act(() => router.navigate('/en/live?a=1#coupon'));
  expect(await opened()).toBeInTheDocument();

  await act(() => router.navigate('/en/line'));
  await gone();
});

it('[CP-20] [LY-10] expands the folded column when a coupon link is clicked', async () => {
  const { router, user } = open('/en/live');
  await user.click(screen.getByRole('button', { name: 'Hide coupon' }));
  expect(screen.getByRole('button', { name: 'Show coupon' })).toBeInTheDocument();

  await act(() => router.navigate('/en/live#coupon'));

  expect(screen.queryByRole('button', { name: 'Show coupon' })).toBeNull();
});

it('[CP-20] [LY-10] expands a folded column on a url with the coupon only', () => {
  const kept = { 'tl-right-side': 'folded' };
  open('/en/live', { kept });
  expect(screen.getByRole('button', { name: 'Show coupon' })).toBeInTheDocument();
  cleanup();

  open('/en/live#coupon', { kept });

  expect(screen.queryByRole('button', { name: 'Show coupon' })).toBeNull();
});

it('[LY-01] has five places in the bottom navigation, the coupon in the middle', () => {
  open('/en/live', { build: 'mobile' });
  const places = within(screen.getByRole('navigation', { name: 'Quick navigation' }));

  expect(
    [...screen.getByRole('navigation', { name: 'Quick navigation' }).querySelectorAll('a, button')].map((place) => place.textContent),
  ).toEqual(['Sports', 'Live', 'Coupon', 'My bets', 'Menu']);
  expect(places.getByRole('link', { current: 'page' })).toHaveTextContent('Live');
});

it('[ID-14] shows that the session ended, in a notice that can be closed', async () => {
  const { store, user } = open('/en', { isPlayer: true });
  act(() => store.start());

  act(() => void store.dispatch(signedOut({ reason: 'expired' })));
  const notice = (await screen.findByText('Your session has expired. Please sign in again.')).closest<HTMLElement>('[data-tone]');
  await user.click(within(notice ?? document.body).getByRole('button', { name: 'Close' }));

  expect(screen.queryByText('Your session has expired. Please sign in again.')).toBeNull();
  act(() => store.stop());
});

it('[NT-05] shows an explanation and a link home where no page can be shown', () => {
  open('/en/500', { page: <ShellPage routeKey="technical-error" /> });

  expect(screen.getByRole('heading', { name: 'Something went wrong on our side' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
});

it('[RT-05] links home and to help lines from the 404 page', () => {
  open('/en/nowhere', { page: <NotFoundPage /> });
  const main = within(screen.getByRole('main'));

  expect(main.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
  expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/en');
  expect(main.getByRole('link', { name: 'Talk line' })).toBeInTheDocument();
});

it.each([
  ['block', 'Access restricted'],
  ['site-updates', "We're updating the site"],
  ['maintenance', 'Maintenance'],
  ['technical-error', 'Something went wrong on our side'],
] as const)('[GD-06] titles the page %s "%s"', (key, title) => {
  open(`/en/${key}`, { page: <ShellPage routeKey={key} /> });

  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
});
