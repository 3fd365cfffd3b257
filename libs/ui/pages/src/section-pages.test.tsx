import { takeSectionRoutes, type SectionManifests } from '@touchline/shared-routes';
import { configureStore } from '@reduxjs/toolkit';
import { configSlice } from '@touchline/shared-config';
import { attachIntl, createMessageBook, createPlainIntl } from '@touchline/shared-i18n';
import { PageNotFound, viewChanged, viewSlice, type LoadContext, type SectionPage } from '@touchline/shared-state';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { isOffered } from './is-offered.ts';
import { officeName, officePlaces, placesOf, plansOf, sectionPages } from './index.ts';

const titles = {
  casino: { id: 'a', defaultMessage: 'Casino' },
  providers: { id: 'b', defaultMessage: 'Makers' },
  provider: { id: 'c', defaultMessage: 'Maker' },
  'my-casino': { id: 'd', defaultMessage: 'My casino' },
  'casino-tournament': { id: 'i', defaultMessage: 'Tournament' },
};
const words = {
  casino: { id: 'e', defaultMessage: 'For games.' },
  providers: { id: 'f', defaultMessage: 'For the list of makers.' },
  provider: { id: 'g', defaultMessage: 'For one maker.' },
  'my-casino': { id: 'h', defaultMessage: 'For your games.' },
  'casino-tournament': { id: 'j', defaultMessage: 'For one cup.' },
};
const plans = plansOf(titles, words);
const routes = sectionPages({
  name: titles.casino,
  Icon: () => null,
  places: () => placesOf(titles, ['casino', 'providers', 'my-casino']),
  pages: {
    ...plans,
    'my-casino': { ...plans['my-casino'], body: () => Promise.resolve(() => <p>Seven games</p>) },
    provider: { ...plans.provider, isForPlayer: true },
    'casino-tournament': {
      ...plans['casino-tournament'],
      content: async () => ({
        Body: () => <p>One cup</p>,
        load: async ({ store, params }) => {
          if (params['id'] === 'gone') throw new PageNotFound('no such cup');
          store.dispatch({ type: 'cup', payload: params['id'] });
        },
        seo: ({ params }) => ({ title: `Cup of ${params['id']}` }),
      }),
    },
  },
});

type SeoTrail = { path: string; crumbs: readonly { name: string; path: string }[] };
const makeStore = (seo: SeoTrail = { path: '', crumbs: [] }) =>
  configureStore({
    reducer: { view: viewSlice.reducer, config: configSlice.reducer, seo: () => seo },
    middleware: (get) => get({ thunk: false }),
  });

function show(page: SectionPage, path: string, seo?: SeoTrail, userId: number | null = null): void {
  const Page = page.Component as ComponentType;
  const store = makeStore(seo);
  store.dispatch(viewChanged({ language: 'en', userId }));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
}

async function open(key: keyof typeof routes, path: string, seo?: SeoTrail): Promise<SectionPage> {
  const page = await routes[key]();
  show(page, path, seo);
  return page;
}

const crumbs = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const marked = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => [link.textContent, link.getAttribute('aria-current')]);

it('[PL-02] shows breadcrumbs, heading and the other pages of the section', async () => {
  await open('providers', '/en/providers');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Makers');
  expect(crumbs()).toEqual(['Home', 'Casino', 'Makers']);
  expect(marked()).toEqual([['Makers', 'page']]);
  expect(screen.getByText('For the list of makers.')).toBeVisible();
});

it('[PL-02] marks the link above a deeper page as current', async () => {
  await open('provider', '/en/providers/north');

  expect(crumbs()).toEqual(['Home', 'Casino', 'Makers', 'Maker']);
  expect(marked()).toEqual([['Makers', 'true']]);
});

it("[SE-02] shows the redirect service's breadcrumbs instead of the page's own", async () => {
  const crumbs = [
    { name: 'Start', path: '/en' },
    { name: 'Lobby', path: '/en/casino-lobby' },
    { name: 'Who makes games', path: '/en/providers' },
  ];
  await open('providers', '/en/providers', { path: '/en/providers', crumbs });

  const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(trail.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Start', '/en'],
    ['Lobby', '/en/casino-lobby'],
  ]);
  expect(trail.getByText('Who makes games')).toHaveAttribute('aria-current', 'page');
});

it('[SE-02] ignores breadcrumbs of another page', async () => {
  await open('providers', '/en/providers', { path: '/en/casino', crumbs: [{ name: 'Start', path: '/en' }] });

  expect(crumbs()).toEqual(['Home', 'Casino', 'Makers']);
});

it('[AC-06] [BT-05] finds a page of the menu in any case and without accents', async () => {
  const menu = { useMenu: () => undefined, needs: () => undefined, badges: {} };
  const places = () => placesOf(titles, ['casino', 'providers', 'my-casino']);
  show(await sectionPages({ name: titles.casino, Icon: () => null, menu, places, pages: plans }).providers(), '/en/providers');

  await userEvent.type(screen.getByRole('searchbox', { name: 'Search: Casino' }), 'MÝ CASİNO');

  await waitFor(() => expect(screen.queryByRole('link', { name: 'Makers' })).toBeNull());
  expect(screen.getByRole('link', { name: 'My casino' })).toBeVisible();
});

const groupsShown = () =>
  within(screen.getByRole('navigation', { name: 'My account' }))
    .getAllByRole('list')
    .filter((list) => list.hasAttribute('aria-label'))
    .map((list) => [list.getAttribute('aria-label'), within(list).getAllByRole('link').length]);

describe('the menu of the office', () => {
  const menu = { useMenu: () => undefined, needs: () => undefined, badges: {} };
  const office = sectionPages({ name: officeName, Icon: () => null, menu, places: officePlaces, pages: plans });
  // The office's manifest has a page that the route table lacks.
  const notifications = { id: 240, key: 'office-notifications', path: '/office/notifications', access: 'auth' };
  beforeAll(() => takeSectionRoutes({ office: { routes: [notifications] } } as unknown as SectionManifests));
  const isOpen = (name: string) => screen.getByRole('list', { name }).parentElement?.hasAttribute('data-open');

  it('[AC-06] is in five groups, of which that of the page is open on a phone, or all that a search finds', async () => {
    show(await office.casino(), '/en/office/recharge', undefined, 7);
    expect(groupsShown()).toEqual([
      ['Money', 6],
      ['Bets', 1],
      ['Offers', 7],
      ['Safety', 4],
      ['Profile', 6],
    ]);
    expect(marked()).toEqual([['Deposit', 'page']]);
    expect(['Money', 'Safety'].map(isOpen)).toEqual([true, false]);
    expect(screen.getByRole('link', { name: 'Safety' })).toHaveAttribute('href', '/en/office/responsible');

    await userEvent.type(screen.getByRole('searchbox', { name: 'Search: My account' }), 'verif');
    await waitFor(() => expect(groupsShown()).toEqual([['Safety', 2]]));
    expect(isOpen('Safety')).toBe(true);
  });

  it('[AC-06] [RT-02] is not shown to a visitor, who may open one page of it', async () => {
    show(await office.casino(), '/en/information/payment');
    expect(screen.queryByRole('navigation', { name: 'My account' })).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

it('[PL-02] shows the content if there is some', async () => {
  await open('my-casino', '/en/my-casino');

  expect(screen.getByText('Seven games')).toBeVisible();
  expect(screen.queryByText('For your games.')).toBeNull();
});

it('[SE-01] has title and description; an empty page is noindex', async () => {
  const store = makeStore();
  attachIntl(store, () => createPlainIntl({ words: createMessageBook().words(['en']), timeZone: 'UTC', onError: () => undefined }));
  const seoOf = async (key: keyof typeof routes, path: string) =>
    (await routes[key]()).seo?.({ store, params: {}, lang: 'en', url: new URL(path, 'https://shop.test') } as unknown as LoadContext);

  expect(await seoOf('providers', '/en/providers')).toMatchObject({
    title: 'Makers · Casino',
    description: 'For the list of makers.',
    robots: 'noindex',
  });
  const ofPlayer = await seoOf('my-casino', '/en/my-casino');
  expect(ofPlayer).toMatchObject({ title: 'My casino · Casino', description: 'For your games.' });
  expect(ofPlayer).not.toHaveProperty('robots');
});

it('[PL-02] a page loads its own data, which extends its head', async () => {
  const store = makeStore();
  const dispatch = jest.spyOn(store, 'dispatch');
  attachIntl(store, () => createPlainIntl({ words: createMessageBook().words(['en']), timeZone: 'UTC', onError: () => undefined }));
  const context = (id: string) =>
    ({ store, params: { id }, lang: 'en', url: new URL(`https://shop.test/en/bonus/casino/tournaments/${id}`) }) as unknown as LoadContext;
  const page = await open('casino-tournament', '/en/bonus/casino/tournaments/north');

  await page.load?.(context('north'));

  expect(screen.getByText('One cup')).toBeVisible();
  expect(dispatch).toHaveBeenCalledWith({ type: 'cup', payload: 'north' });
  const head = page.seo?.(context('north'));
  expect(head).toMatchObject({ title: 'Cup of north', description: 'For one cup.' });
  expect(head).not.toHaveProperty('robots');
  await expect(page.load?.(context('gone'))).rejects.toThrow(PageNotFound);
});

it('[SE-02] gives search engines the same breadcrumbs as shown above the page', async () => {
  const store = makeStore();
  attachIntl(store, () => createPlainIntl({ words: createMessageBook().words(['en']), timeZone: 'UTC', onError: () => undefined }));
  const url = new URL('https://shop.test/en/providers/north?sort=name');
  const page = await routes.provider();

  expect(page.seo?.({ store, params: {}, lang: 'en', url } as unknown as LoadContext)?.crumbs).toEqual([
    { name: 'Home', path: '/en' },
    { name: 'Casino', path: '/en/casino' },
    { name: 'Makers', path: '/en/providers' },
    { name: 'Maker', path: '/en/providers/north' },
  ]);
});

const SITE = { availableRoutes: null, isRegistrationAllowed: true, isVipDomain: false, isShowIdentification: false };

it.each([
  ['/en/keno', SITE, false, true],
  ['/en/keno', { ...SITE, availableRoutes: [1, 24] }, false, true],
  ['/en/keno', { ...SITE, availableRoutes: [1, 25] }, false, false],
  ['/en/registration', SITE, false, true],
  ['/en/registration', SITE, true, false],
  ['/en/registration', { ...SITE, isRegistrationAllowed: false }, false, false],
  ['/en/registration', { ...SITE, isVipDomain: true }, false, false],
  ['/en/office/identification', SITE, true, false],
  ['/en/office/identification', { ...SITE, isShowIdentification: true }, true, true],
  ['/en/office/account', SITE, false, false],
  ['/en/office/account', null, true, true],
])('[RT-02] [RT-14] the navigation shows %s with %j, signed in %s: %s', (href, site, isSignedIn, expected) => {
  expect(isOffered(href, { site, isSignedIn })).toBe(expected);
});

it('[PL-02] offers visitors sign-in with a return url on an empty page of a player', async () => {
  await open('provider', '/en/providers/nine');

  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/en/user/login?returnUrl=%2Fen%2Fproviders%2Fnine');
});
