import { lineModule } from '@touchline/betting-line-state';
import { aGame, aGamesAnswer, aChamp, aLiveGame, aMenuAnswer } from '@touchline/betting-line-state/testing';
import type { CyberDiscipline, CyberMatch } from '@touchline/cyber-contract';
import { cyberModule } from '@touchline/cyber-state';
import { createAppStore, viewChanged, type LoadContext } from '@touchline/shared-state';
import { answer, createFakePorts, createFakeServer } from '@touchline/shared-testing';
import { matchRoute } from '@touchline/shared-routes';
import { fireEvent, render, screen, within } from '@testing-library/react';
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

type Answers = Parameters<typeof createFakeServer>[0];

async function open(key: keyof typeof cyberRoutes, path: string, answers: Answers = {}) {
  const { send, log } = createFakeServer({
    'GET /bff-api/cyber/disciplines': () => answer({ disciplines: DISCIPLINES }),
    'GET /bff-api/feed/live/games': games,
    'GET /bff-api/feed/line/games': games,
    'GET /bff-api/feed/live/menu': menu,
    'GET /bff-api/feed/line/menu': menu,
    ...answers,
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

const MATCH: CyberMatch = {
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

const MATCH_PATH = '/en/cyber/real/41-tactical-shooter/410-major/7-northwind-iron-lotus';
const liveMatch = () =>
  open('cyber-game', MATCH_PATH, {
    'GET /bff-api/feed/game/7': () =>
      answer({
        revision: 1,
        isFull: true,
        servedAt: 1_700_000_000_000,
        game: aLiveGame({
          ...{ id: 7, sportId: 41, champId: 410 },
          state: {
            statusId: 2,
            marketsCount: 1,
            score: {
              main: [1, 0],
              periods: [
                [13, 9],
                [4, 2],
              ],
            },
          },
        }),
        subGames: [],
        champ: aChamp({ id: 410, sportId: 41, name: 'Major' }),
        changes: [],
      }),
    'GET /bff-api/cyber/match/7': () => answer(MATCH),
  });

it('[BT-06] [BT-02] a match has its maps in the strip and its markets directly below, without the board', async () => {
  await liveMatch();

  expect(screen.getByText('1 – 0')).toBeVisible();
  expect(screen.getByText('13–9 4–2')).toBeVisible();
  const trail = screen.getAllByRole('navigation', { name: 'Breadcrumb' }).at(-1)!;
  expect(
    within(trail)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en/cyber/real', '/en/cyber/real/41-tactical-shooter', '/en/cyber/real/41-tactical-shooter/410-major']);
  expect(within(trail.parentElement!).getByRole('button', { name: /Add to favourites/ })).toBeVisible();
  expect(screen.getByRole('tablist', { name: 'Markets' })).toBeVisible();
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(3);
  expect(screen.queryByRole('region', { name: 'Match board' })).not.toBeInTheDocument();
});

it('[BT-06] Stats shows the score by map and the board in place of the markets', async () => {
  await liveMatch();
  fireEvent.click(screen.getByRole('radio', { name: 'Stats' }));

  expect(screen.getByRole('region', { name: 'Match board' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Harbour City – Northfield United' })).toBeVisible();
  expect(screen.queryByTestId(/^outcome-/)).not.toBeInTheDocument();

  fireEvent.click(screen.getByRole('radio', { name: 'Markets' }));
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(3);
});

it('[BT-06] a match that has not begun has its time in the strip and no statistics', async () => {
  await open('cyber-game', MATCH_PATH, {
    'GET /bff-api/feed/game/7': () =>
      answer({
        revision: 1,
        isFull: true,
        servedAt: 1_700_000_000_000,
        game: aGame({ id: 7, sportId: 41, champId: 410 }),
        subGames: [],
        changes: [],
      }),
  });

  // 1,700,003,600 seconds in UTC.
  expect(screen.getByText('23:13')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Stats' })).not.toBeInTheDocument();
  expect(screen.getAllByTestId(/^outcome-/)).toHaveLength(3);
});

it('[BT-06] renders maps, economy and rounds of a match as text too', () => {
  render(
    <IntlProvider locale="en">
      <MatchBoard match={MATCH} />
    </IntlProvider>,
  );

  expect(screen.getByRole('button', { name: 'Map 1 · Quarry 1:1' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('row', { name: 'Kills 7 6' })).toBeVisible();
  expect(screen.getByText('Round 2: Iron Lotus won 2–4 in kills; Full buy against Eco')).toBeInTheDocument();
});
