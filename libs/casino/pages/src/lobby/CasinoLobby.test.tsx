import { casinoModule, filterOfUrl, gamesOf, resourceAsked, resourceCame, resourceFailed } from '@touchline/casino-state';
import { aCasinoGame } from '@touchline/casino-ui/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router';
import { CasinoLobby } from './CasinoLobby.tsx';

const CATALOGUE = {
  games: [
    aCasinoGame(),
    aCasinoGame({ id: 1002, slug: 'evening-roulette', title: 'Evening Roulette', kind: 'live', model: 'live-roulette', tag: 'live' }),
  ],
  total: 30,
  page: 1,
  pages: 2,
  providers: [{ id: 'northpaw', name: 'Northpaw', games: 30 }],
  features: [{ id: 'demo', games: 12 } as const],
  themes: [{ id: 'space', games: 30 } as const],
  volatilities: [],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

const onTheWay = () => new Promise<Response>(() => undefined);
const JACKPOT = { currencyIso: 'EUR', exponent: 2, amount: 123_456 };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function open(path: string, reply: () => Response = () => answer(CATALOGUE), jackpot: () => Response | Promise<Response> = onTheWay) {
  const { send } = createFakeServer({ 'GET /bff-api/casino/games': reply, 'GET /bff-api/casino/jackpot': jackpot });
  const ports = createServerPorts({ send, origin: 'http://localhost', report: () => undefined });
  const store = createAppStore({ ports, modules: [casinoModule] });
  store.start();
  stops.push(store.stop);
  store.dispatch(viewChanged({ language: 'en' }));
  const url = new URL(path, 'http://localhost');
  const filter = filterOfUrl(url.searchParams, url.pathname.split('/')[3]);
  const { key } = gamesOf(filter);
  store.dispatch(resourceAsked(key));
  render(
    <Provider store={store}>
      <IntlProvider locale="en">
        <MemoryRouter initialEntries={[path]}>
          <CasinoLobby />
          <Address />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  const come = (catalogue: object = CATALOGUE) =>
    act(() => void store.dispatch(resourceCame({ key, data: { ...CATALOGUE, ...catalogue } })));
  return { come, fail: () => act(() => void store.dispatch(resourceFailed(key))), user: userEvent.setup() };
}
const address = () => screen.getByTestId('address').textContent;

it('[LY-09] shows outlines of 16 games and 2 other games while loading, then links each game to its page', () => {
  const { come } = open('/en/casino');
  expect(screen.getByText('Loading')).toBeInTheDocument();
  expect([document.querySelectorAll('.tile').length, document.querySelectorAll('.other').length]).toEqual([16, 2]);

  come();

  expect(screen.getByText('30 games')).toBeVisible();
  const links = within(screen.getByRole('list', { name: 'Games' })).getAllByRole('link', { name: /RTP/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/en/casino/game/1001/little-saturn',
    '/en/livecasino/game/1002/evening-roulette',
  ]);
});

it('[CS-01] shows the jackpot from the response with a link to its games, and nothing on a failed or invalid response', async () => {
  open('/en/casino', undefined, () => answer(JACKPOT));
  const link = await screen.findByRole('link', { name: /Jackpot/ });
  expect(link).toHaveTextContent('€1,234.56');
  expect(link).toHaveAttribute('href', '/en/casino?feature=jackpot');
  cleanup();

  const requests: string[] = [];
  open('/en/casino', undefined, () => (requests.push('jackpot'), answer({}, 500)));
  await waitFor(() => expect(requests).not.toEqual([]));
  await waitFor(() => expect(screen.queryByText(/Jackpot/)).toBeNull());
  cleanup();

  open('/en/casino', undefined, () => answer({ ...JACKPOT, amount: -5 }));
  await act(async () => undefined);
  expect(screen.queryByText(/Jackpot|€/)).toBeNull();
});

it('writes search text and provider to the URL and returns to the first page', async () => {
  const { come, user } = open('/en/casino/slots?feature=demo&page=2');
  come();

  await user.type(screen.getByRole('searchbox', { name: 'Search games and providers' }), 'saturn{Enter}');
  expect(address()).toBe('/en/casino/slots?q=saturn&feature=demo');
});

it('toggles features and kinds by links', () => {
  const { come } = open('/en/casino?feature=demo&q=x');
  come();

  const feature = screen.getByRole('link', { name: /Demo mode/ });
  expect([feature.getAttribute('href'), feature.getAttribute('aria-current')]).toEqual(['/en/casino?q=x', 'page']);
  expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('href', '/en/casino/slots');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', '/en/casino?q=x&feature=demo&page=2');
});

it('reports an empty result and links to all games', () => {
  const { come } = open('/en/casino?q=zzz');
  come({ games: [], total: 0, pages: 1, providers: [], features: [] });

  expect(screen.getByText('No games found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toHaveAttribute('href', '/en/casino');
});

it('[RM-04] reloads games after a failure', async () => {
  const { fail, user } = open('/en/casino');
  fail();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('30 games')).toBeVisible();
});
