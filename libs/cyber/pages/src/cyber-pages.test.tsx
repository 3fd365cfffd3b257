import { lineModule } from '@touchline/betting-line-state';
import { aGame, aGamesAnswer, aChamp, aMenuAnswer } from '@touchline/betting-line-state/testing';
import type { CyberDiscipline, CyberMatch } from '@touchline/cyber-contract';
import { cyberModule } from '@touchline/cyber-state';
import { createAppStore, viewChanged, type LoadContext } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { matchRoute } from '@touchline/shared-routes';
import { render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { cyberRoutes } from './index.ts';
import { MatchBoard } from './match/MatchBoard.tsx';

const discipline = (id: number, key: string, name: string, more: Partial<CyberDiscipline> = {}): CyberDiscipline => ({
  id,
  key,
  name,
  type: 'real',
  kind: 'shooter',
  line: 3,
  live: 1,
  iconsVersion: '1.0.637',
  ...more,
});
const DISCIPLINES = [
  discipline(41, 'tactical-shooter', 'Tactical shooter'),
  discipline(47, 'strategy', 'Real-time strategy', { kind: 'strategy', live: 0 }),
  discipline(40, 'cyber-football', 'Cyber football', { type: 'virtual', kind: 'simulation' }),
];

const games = () =>
  answer(aGamesAnswer({ champs: [aChamp({ id: 410, sportId: 41, name: 'Major' })], games: [aGame({ id: 7, sportId: 41, champId: 410 })] }));
const menu = () => answer(aMenuAnswer({ champs: [aChamp({ id: 410, sportId: 41, name: 'Major', count: 2 })] }));

async function open(key: keyof typeof cyberRoutes, path: string) {
  const { send, log } = createFakeServer({
    'GET /bff-api/cyber/disciplines': () => answer({ disciplines: DISCIPLINES }),
    'GET /bff-api/feed/live/games': games,
    'GET /bff-api/feed/line/games': games,
    'GET /bff-api/feed/live/menu': menu,
    'GET /bff-api/feed/line/menu': menu,
  });
  const ports = createFakePorts({ send });
  const store = createAppStore({ ports, modules: [cyberModule, lineModule] });
  store.dispatch(viewChanged({ language: 'en' }));
  const page = await cyberRoutes[key]();
  const { params } = matchRoute(path.slice(3));
  const context = { url: new URL(path, 'https://shop.test'), params, lang: 'en', store, ports, signal: new AbortController().signal };
  await page.load?.(context as unknown as LoadContext);
  const Page = page.Component as ComponentType;
  render(
    <Provider store={store}>
      <IntlProvider locale="en" timeZone="UTC">
        <MemoryRouter initialEntries={[path]}>
          <Page />
        </MemoryRouter>
      </IntlProvider>
    </Provider>,
  );
  return { log };
}

it('[BT-03] [BT-06] shows the disciplines of a type as tiles with icons of version 1.0.637', async () => {
  await open('cyber-disciplines', '/en/cyber/real/disciplines');

  const tiles = within(screen.getByRole('list', { name: 'Disciplines' })).getAllByRole('link');
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/en/cyber/real/41-tactical-shooter', '/en/cyber/real/47-strategy']);
  expect(tiles[0]!.querySelector('img')).toHaveAttribute('src', '/cyber-icons/1.0.637/tactical-shooter.svg');
  expect(tiles[0]).toHaveTextContent('1 live');
  expect(tiles[0]).toHaveTextContent('4 matches');
});

it('[BT-06] requests the feed of the selected type and links each match to its page', async () => {
  const { log } = await open('cyber-all', '/en/cyber/real/all');

  const filters = log.filter(({ path }) => path.includes('/games')).map(({ query }) => query.get('cyber'));
  expect(filters).toEqual(['real', 'real']);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(links.some((href) => /^\/en\/cyber\/real\/41-tactical-shooter\/410-[a-z-]+\/7/.test(href))).toBe(true);
  expect(screen.getByRole('button', { name: 'Played by computers' })).toHaveAttribute('aria-pressed', 'false');
});

it("[BT-06] counts the games of a discipline's competitions over line and live", async () => {
  await open('cyber-discipline-champs', '/en/cyber/real/41-tactical-shooter/champs');

  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tactical shooter');
  expect(screen.getByRole('link', { name: /Major/ })).toHaveTextContent('Major4');
});

it('[BT-06] treats a discipline of the other type as a missing page', async () => {
  await expect(open('cyber-discipline', '/en/cyber/virtual/41-tactical-shooter')).rejects.toThrow('no such discipline');
});

it('[BT-06] renders maps, economy and rounds of a match as text too', () => {
  const match: CyberMatch = {
    gameId: 7,
    kind: 'shooter',
    opponents: ['Northwind', 'Iron Lotus'],
    score: [0, 0],
    isOver: false,
    maps: [
      {
        name: 'Quarry',
        score: [1, 1],
        winner: 0,
        kills: [7, 6],
        earned: [24_350, 25_800],
        objectives: [],
        rounds: [
          { winner: 1, buys: ['pistol', 'pistol'], kills: [5, 2] },
          { winner: 2, buys: ['full', 'eco'], kills: [2, 4] },
        ],
        lead: [
          { seconds: 0, lead: 0 },
          { seconds: 110, lead: 8_450 },
        ],
        draft: [[], []],
      },
    ],
  };
  render(
    <IntlProvider locale="en">
      <MatchBoard match={match} />
    </IntlProvider>,
  );

  expect(screen.getByRole('button', { name: 'Map 1 · Quarry 1:1' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('row', { name: 'Kills 7 6' })).toBeVisible();
  expect(screen.getByText('Round 2: Iron Lotus won 2–4 in kills; Full buy against Eco')).toBeInTheDocument();
});
