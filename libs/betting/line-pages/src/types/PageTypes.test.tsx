import { aChamp, aGame, aGamesAnswer, aResultMarket } from '@touchline/betting-line-state/testing';
import { resultsModule } from '@touchline/betting-results-state';
import { configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { answer, type ServedRequest } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { createPage, LINE_CALL, type PageOptions } from '../line-page.test.helper.tsx';
import { OWN_KEY } from './own-choice.ts';

const CHAMP = '1-football/10-coastal-league';
const AXE = {
  rules: Object.fromEntries(['color-contrast', 'region', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }])),
};
const FIRST = aGame({ id: 1 });
const TOP = aGame({
  ...{ id: 2, isTop: true, startAt: 1_700_090_000, markets: [aResultMarket(200)] },
  ...{ opponent1: { id: 3, name: 'Eastbrook' }, opponent2: { id: 4, name: 'Westholm' } },
});
const pageOf = (game: typeof TOP) => () =>
  answer({ revision: 1, isFull: true, servedAt: 1_700_000_000_000, game, champ: aChamp(), changes: [] });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function made(type: string, { country, ...options }: Partial<PageOptions> & { country?: number } = {}) {
  const page = await createPage({ path: `/en/${type}/line/all/${CHAMP}`, routeKey: `page-type-champ:${type}`, ...options });
  page.store.inject(resultsModule);
  page.store.dispatch(configReceived(aSiteConfig(country === undefined ? {} : { geoCountryId: country })));
  page.server.on(LINE_CALL, ({ query }: ServedRequest) =>
    answer(aGamesAnswer({ games: query.get('by') === null ? [FIRST] : [FIRST, TOP] })),
  );
  page.server.on('GET /bff-api/feed/game/1', pageOf(FIRST));
  page.server.on('GET /bff-api/feed/game/2', pageOf(TOP));
  const lists = () => page.server.log.filter(({ path }) => path.endsWith('/line/games')).map(({ query }) => query);
  return { ...page, lists };
}
const events = () => [...document.querySelectorAll('[data-event]')].map((row) => Number(row.getAttribute('data-event')));
const heading = (level: number, name: string | RegExp) => screen.getByRole('heading', { level, name });

describe('page types', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-08] topgame shows one top match with its markets, and the next ones below', async () => {
    const { open, store, lists } = await made('topgame');
    const { container } = await open();

    expect(heading(1, 'Top match')).toBeInTheDocument();
    expect(heading(2, 'Eastbrook – Westholm')).toBeInTheDocument();
    expect(screen.getByTestId('outcome-201')).toBeInTheDocument();
    expect(heading(2, 'Next top matches')).toBeInTheDocument();
    expect(events()).toEqual([1]);
    expect(lists()[0]?.get('by')).toBe('interest');
    expect(lists()[0]?.get('sport')).toBe('1');
    jest.useRealTimers();
    expect((await axe.run(container, AXE)).violations).toEqual([]);
    store.stop();
  });

  it('[BT-08] topgame shows the game of its path, and says when there is no top match', async () => {
    const chosen = await made('topgame', { path: `/en/topgame/line/all/${CHAMP}/1-a`, routeKey: 'page-type-game:topgame' });
    await chosen.open();
    expect(heading(2, 'Harbour City – Northfield United')).toBeInTheDocument();
    expect(events()).toEqual([2]);
    chosen.store.stop();
    cleanup();

    const none = await made('topgame');
    none.server.on(LINE_CALL, () => answer(aGamesAnswer({ games: [] })));
    await none.open();
    expect(screen.getByText('No top match right now')).toBeInTheDocument();
    none.store.stop();
  });

  it('[BT-08] topgame keeps its match while a more interesting one is added', async () => {
    const { open, server, store } = await made('topgame');
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: [FIRST] })));
    await open();
    expect(heading(2, 'Harbour City – Northfield United')).toBeInTheDocument();
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: [FIRST, TOP], revision: 2 })));
    await pass(10_000);
    expect(heading(2, 'Harbour City – Northfield United')).toBeInTheDocument();
    expect(events()).toEqual([2]);
    store.stop();
  });

  it('[BT-08] betsonyour asks for teams, keeps them, and polls their games as favourites are polled', async () => {
    const { open, server, store, ports, lists } = await made('betsonyour');
    server.on('GET /bff-api/feed/search', () =>
      answer({
        query: 'har',
        games: [],
        places: [{ kind: 'team', sportId: 1, teamId: 55, name: 'Harbour City', champName: 'Coastal League' }],
      }),
    );
    await open();
    expect(heading(1, 'Bets on yours')).toBeInTheDocument();
    expect(screen.getByText('You haven’t chosen any teams yet')).toBeInTheDocument();
    fireEvent.click(screen.getAllByRole('button', { name: 'Choose teams' }).at(-1)!);
    fireEvent.change(screen.getByRole('textbox', { name: 'Team' }), { target: { value: 'har' } });
    fireEvent.click(screen.getByRole('button', { name: 'Find' }));
    await pass(10);
    fireEvent.click(screen.getByRole('button', { name: 'Harbour City · Coastal League' }));
    await pass(10);

    expect(heading(2, 'Your teams')).toBeInTheDocument();
    expect(lists().at(-1)?.get('teams')).toBe('55');
    expect(events()).toEqual([1]);
    expect(JSON.parse(ports.storage.get(OWN_KEY) ?? '')).toEqual({ teams: [{ id: 55, name: 'Harbour City' }], country: null });
    const asked = lists().length;
    await pass(10_000);
    expect(lists().length).toBe(asked + 1);

    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'GB' } });
    await pass(10);
    expect(lists().at(-1)?.get('country')).toBe('GB');
    expect(heading(2, 'Your country: United Kingdom')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Harbour City' }));
    await pass(10);
    expect(screen.queryByRole('heading', { level: 2, name: 'Your teams' })).toBeNull();
    store.stop();
  });

  it('[BT-08] betsonyour lists the player’s teams and country before those of the visitor’s country', async () => {
    const page = await made('betsonyour', { country: 724 });
    page.ports.storage.set(OWN_KEY, JSON.stringify({ teams: [{ id: 55, name: 'Harbour City' }], country: 'GB' }));
    const { container } = await page.open();
    await pass(10);
    const titles = within(container)
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent ?? '')
      .filter((title) => /^(?:Your|Where)/.test(title));

    expect(titles).toEqual(['Your teams', 'Your country: United Kingdom', 'Where you are: Spain']);
    jest.useRealTimers();
    expect((await axe.run(container, AXE)).violations).toEqual([]);
    page.store.stop();
  });

  const standing = { played: 1, won: 1, drawn: 0, lost: 0, scored: 2, conceded: 0, points: 3, form: ['win'] };
  const champ = { id: 10, sportId: 1, name: 'Coastal League', slug: 'coastal-league', countryCode: 'GB', games: 1 };

  it('[BT-08] team shows the teams of a championship', async () => {
    const { open, server, store } = await made('team');
    const row = { teamId: 55, name: 'Harbour City', ...standing };
    server.on('GET /bff-api/results/champ/10', () => answer({ champ, standings: [row], scorers: [], results: [], next: [], bracket: [] }));
    await open();

    expect(heading(1, 'Teams')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Harbour City' })).toHaveAttribute('href', '/en/team/line/55');
    store.stop();
  });

  it('[BT-08] home stays the plain list', async () => {
    const { open, store } = await made('home');
    await open();
    expect(heading(1, 'Coastal League')).toBeInTheDocument();
    store.stop();
  });

  it('[BT-08] the list of a championship links to its page types', async () => {
    const { open, store } = await made('line', { path: `/en/line/all/${CHAMP}`, routeKey: 'section' });
    await open();
    const links = within(screen.getByRole('navigation', { name: 'Groups of events' })).getAllByRole('link');

    expect(links.slice(-3).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Top match', `/en/topgame/line/all/${CHAMP}`],
      ['Bets on yours', `/en/betsonyour/line/all/${CHAMP}`],
      ['Teams', `/en/team/line/all/${CHAMP}`],
    ]);
    store.stop();
  });
});
