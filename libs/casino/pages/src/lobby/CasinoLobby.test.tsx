import {
  casinoModule,
  filterOfUrl,
  gameOpened,
  gamesOf,
  lobby,
  resourceAsked,
  resourceCame,
  resourceFailed,
} from '@touchline/casino-state';
import { aCasinoGame } from '@touchline/casino-ui/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { CasinoLobby } from './CasinoLobby.tsx';
import { isFront } from './lobby-filter.ts';

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

const game = (id: number, title: string, over = {}) => aCasinoGame({ id, title, slug: title.toLowerCase().replaceAll(' ', '-'), ...over });
const ROWS = {
  rows: [
    { id: 'new', games: [game(1_001, 'Little Saturn'), game(1_002, 'Silent Lynx')] },
    { id: 'jackpot', games: [game(1_003, 'Amber Foundry', { features: ['jackpot'] })] },
    {
      id: 'originals',
      games: [game(290, 'Dice', { kind: 'instant', model: 'dice', provider: { id: 'originals', name: 'Originals' } })],
    },
    { id: 'theme', of: 'sea', games: [game(1_004, 'Deep Mermaid')] },
    { id: 'studio', of: 'northpaw', name: 'Northpaw', wordmark: '/assets/tiles/0123456789ab.svg', games: [game(1_005, 'Polar Fjord')] },
  ],
  kinds: [{ id: 'slots', games: 212 }],
} as const;

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
}

const onTheWay = () => new Promise<Response>(() => undefined);
const JACKPOT = { currencyIso: 'EUR', exponent: 2, amount: 123_456 };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function open(path: string, reply: () => Response = () => answer(CATALOGUE), jackpot: () => Response | Promise<Response> = onTheWay) {
  const { send } = createFakeServer({ 'GET /bff-api/casino/games': reply, 'GET /bff-api/casino/jackpot': jackpot });
  const ports = createServerPorts({ send, origin: 'http://localhost', report: () => undefined });
  const kept = new Map<string, string>();
  const storage = {
    ...ports.storage,
    get: (key: string) => kept.get(key) ?? null,
    set: (key: string, text: string) => kept.set(key, text).has(key),
  };
  const store = createAppStore({ ports: { ...ports, storage }, modules: [casinoModule] });
  store.start();
  stops.push(store.stop);
  store.dispatch(viewChanged({ language: 'en' }));
  const url = new URL(path, 'http://localhost');
  const subcategory = url.pathname.split('/')[3];
  const { key } = isFront(url.searchParams, subcategory) ? lobby : gamesOf(filterOfUrl(url.searchParams, subcategory));
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
    act(() => void store.dispatch(resourceCame({ key, data: key === lobby.key ? ROWS : { ...CATALOGUE, ...catalogue } })));
  const played = (gameId: number) => act(() => void store.dispatch(gameOpened({ gameId })));
  return { come, played, fail: () => act(() => void store.dispatch(resourceFailed(key))), user: userEvent.setup() };
}
const address = () => screen.getByTestId('address').textContent;

it('[LY-09] shows outlines of 16 games and 2 other games while loading, then links each game to its page', () => {
  const { come } = open('/en/casino?sort=popular');
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
  open('/en/casino?feature=jackpot', undefined, () => answer(JACKPOT));
  const link = await screen.findByRole('link', { name: /€1,234\.56/ });
  expect(link).toHaveTextContent('€1,234.56');
  expect(link).toHaveAttribute('href', '/en/casino?feature=jackpot');
  cleanup();

  const requests: string[] = [];
  open('/en/casino?feature=jackpot', undefined, () => (requests.push('jackpot'), answer({}, 500)));
  await waitFor(() => expect(requests).not.toEqual([]));
  await act(async () => undefined);
  expect(screen.queryByText(/€/)).toBeNull();
  cleanup();

  open('/en/casino?feature=jackpot', undefined, () => answer({ ...JACKPOT, amount: -5 }));
  await act(async () => undefined);
  expect(screen.queryByText(/€/)).toBeNull();
});

it.each([
  ['an empty jackpot', { amount: 0 }, null],
  ['a jackpot below its seed', { amount: 499_999, seed: 500_000 }, null],
  ['a jackpot of its seed', { amount: 500_000, seed: 500_000 }, '€5,000.00'],
])('[CS-01] %s is shown only from its seed on', async (_what, over, sum) => {
  const requests: string[] = [];
  const { come } = open('/en/casino', undefined, () => (requests.push('jackpot'), answer({ ...JACKPOT, ...over })));
  come();
  await waitFor(() => expect(requests).not.toEqual([]));
  await act(async () => undefined);

  expect(screen.queryByText(/€\d/)?.textContent ?? null).toBe(sum);
});

it('[CS-01] shows rows with a link to all their games; the first has one large tile, a studio its wordmark', () => {
  const { come } = open('/en/casino');
  expect(document.querySelectorAll('.tile')).toHaveLength(16);
  come();

  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings).toEqual(['Casino', 'New games', 'Jackpot', 'Originals', 'Sea', 'Northpaw']);
  expect(screen.getAllByRole('link', { name: 'All' }).map((link) => link.getAttribute('href'))).toEqual([
    '/en/casino/new',
    '/en/casino?feature=jackpot',
    '/en/games',
    '/en/casino?theme=sea',
    '/en/providers/northpaw',
  ]);
  const heroes = document.querySelectorAll('[data-hero]');
  expect([...heroes].map((tile) => within(tile as HTMLElement).getByRole('link', { name: /Play$/ }).textContent)).toEqual([
    'RTP 96.42%Little SaturnNorthpawPlay',
  ]);
  expect(document.querySelector('h2 img')).toHaveAttribute('src', '/assets/tiles/0123456789ab.svg');
  const kinds = within(screen.getAllByRole('group', { name: 'Game categories' }).at(-1) as HTMLElement);
  expect(kinds.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All games', '/en/casino?sort=popular'],
    ['Slots212', '/en/casino/slots'],
  ]);
});

it('[CS-01] continues with the games played last, after the first row', async () => {
  const { come, played } = open('/en/casino');
  come();
  played(1_009);

  expect(await screen.findByRole('list', { name: 'Continue playing' })).toBeVisible();
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(headings.slice(0, 4)).toEqual(['Casino', 'New games', 'Continue playing', 'Jackpot']);
});

it('[CS-01] [CS-05] a game of the house is played under the address of its model, and has no star', () => {
  const { come } = open('/en/casino');
  come();

  const row = within(screen.getByRole('list', { name: 'Originals' }));
  expect(row.getByRole('link', { name: /RTP.*Dice/ })).toHaveAttribute('href', '/en/games/dice');
  expect(row.getByRole('link', { name: 'Demo: Dice' })).toHaveAttribute('href', '/en/games/dice?demo');
  expect(row.queryByRole('button')).toBeNull();
});

it('[CS-01] loads what can be chosen when the filters are opened; a choice opens the list and leaves the sheet open', async () => {
  const { come, user } = open('/en/casino');
  come();
  await user.click(screen.getByText('Filters'));
  const option = await screen.findByRole('option', { name: 'Northpaw (30)' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Provider' }), option);

  expect(address()).toBe('/en/casino?provider=northpaw');
  expect(document.querySelector('details')?.open).toBe(true);
});

it('[CS-01] keeps the sheet open for further choices until its button or Escape closes it', async () => {
  const { come, user } = open('/en/casino/slots?provider=northpaw');
  come();
  const sheet = document.querySelector('details') as HTMLDetailsElement;
  expect(sheet.open).toBe(false);
  await user.click(screen.getByText('Filters'));
  expect(sheet.open).toBe(true);
  act(() => screen.getByRole('combobox', { name: 'Provider' }).focus());
  await user.keyboard('{Escape}');
  expect(sheet.open).toBe(false);

  await user.click(screen.getByText('Filters'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'name');
  expect(address()).toBe('/en/casino/slots?provider=northpaw&sort=name');
  expect(document.querySelector('details')?.open).toBe(true);
  await user.click(screen.getByRole('button', { name: /^(Show 30 games|Search)$/ }));
  expect(document.querySelector('details')?.open).toBe(false);

  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(address()).toBe('/en/casino/slots?provider=northpaw');
});

it('writes search text and provider to the URL and returns to the first page', async () => {
  const { come, user } = open('/en/casino/slots?feature=demo&page=2');
  come();

  await user.type(screen.getByRole('searchbox', { name: 'Search games and providers' }), 'saturn{Enter}');
  expect(address()).toBe('/en/casino/slots?q=saturn&feature=demo');
});

it('[CS-01] toggles features and kinds by links', async () => {
  const { come, user } = open('/en/casino?feature=demo&q=x');
  come();
  await user.click(screen.getByText('Filters'));

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
  const { fail, user } = open('/en/casino?sort=popular');
  fail();

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('30 games')).toBeVisible();
});
