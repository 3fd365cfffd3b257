import { selectBetting } from '@touchline/betting-line-state';
import { aChamp, aLiveGame, aResultMarket } from '@touchline/betting-line-state/testing';
import type { GameAnswer, Market } from '@touchline/betting-contract';
import { PageNotFound, viewChosen } from '@touchline/shared-state';
import { answer, createFakePorts } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { createPage, type PageOptions } from '../line-page.test.helper.tsx';
import { gameSeo } from '../loads/game-load.ts';

const CALL = 'GET /bff-api/feed/game/1';
const total = (id: number, param: number, over: number, under: number): Market => ({
  id,
  typeId: 4,
  param,
  outcomes: [
    { id: id + 1, typeId: 9, coef: over },
    { id: id + 2, typeId: 10, coef: under },
  ],
});
const scorer: Market = {
  id: 600,
  typeId: 40,
  outcomes: [
    { id: 601, typeId: 66, coef: 4500, name: 'Ada Moreno' },
    { id: 602, typeId: 66, coef: 6000, name: 'Kim Falk' },
  ],
};
const game = aLiveGame({ id: 1, markets: [aResultMarket(100), total(400, 2500, 1900, 1900), total(410, 1500, 1300, 3400), scorer] });
const corners = aLiveGame({ id: 2, parentId: 1, subKind: 'corners', markets: [total(700, 9500, 1850, 1950)] });
const page = (fields: Partial<GameAnswer> = {}): GameAnswer => ({
  revision: 1,
  isFull: true,
  servedAt: 1_700_000_000_000,
  game,
  subGames: [corners],
  champ: aChamp(),
  changes: [],
  incidents: [{ id: 1, seconds: 700, kind: 'goal', team: 1, text: 'Ada Moreno' }],
  ...fields,
});

async function openGame(options: Partial<PageOptions> = {}) {
  const made = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game', ...options });
  made.server.on(CALL, () => answer(page()));
  return { ...made, shown: await made.open() };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const market = (name: string) => screen.getByRole('region', { name });

// Colours and the page frame are not available in this test; ligature checks need a canvas.
const AXE = {
  rules: Object.fromEntries(['color-contrast', 'region', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }])),
};

describe('the page of a game', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-04] links to the statistics of the game', async () => {
    const without = await openGame();
    expect(screen.queryByRole('link', { name: /^Statistics of/ })).toBeNull();
    without.shown.unmount();
    without.store.stop();

    const made = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game' });
    made.server.on(CALL, () => answer(page({ game: { ...game, statisticId: 'g1' } })));
    await made.open();
    expect(screen.getByRole('link', { name: 'Statistics of Harbour City – Northfield United' })).toHaveAttribute(
      'href',
      '/en/statistic?id=g1',
    );
    made.store.stop();
  });

  it('[BT-01] shows the score board, every market and the incidents', async () => {
    const { store } = await openGame();
    expect(screen.getByRole('heading', { level: 1, name: 'Harbour City – Northfield United' })).toBeInTheDocument();
    expect(screen.getByText('1 – 0')).toBeInTheDocument();
    expect(within(market('Match result')).getByRole('button', { name: /Draw 3\.40/ })).toBeInTheDocument();
    expect(within(market('Total goals')).getAllByRole('button', { name: /Total goals: (Over|Under)/ })).toHaveLength(4);
    expect(market('Match result').compareDocumentPosition(market('Total goals'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(screen.getByRole('tab', { name: /^All markets/ }));
    expect(within(market('Anytime goalscorer')).getByText('Kim Falk')).toBeInTheDocument();
    expect(screen.getByText('Harbour City, Ada Moreno')).toBeInTheDocument();
    store.stop();
  });

  it("[BT-01] the clock runs by the server's time", async () => {
    const { store } = await openGame();
    expect(screen.getByText(/24′ 1st half/)).toBeInTheDocument();
    await pass(61_000);
    expect(screen.getByText(/25′ 1st half/)).toBeInTheDocument();
    store.stop();
  });

  it('[OD-06] renames its markets as soon as the player chooses short names', async () => {
    const { store } = await openGame();
    const home = () => within(market('Match result')).getByTestId('outcome-101');
    expect(home()).toHaveTextContent('Harbour City 1.85');

    act(() => void store.dispatch(viewChosen({ marketsNameType: 1 })));

    expect(home()).toHaveAccessibleName('1 Match result: Harbour City 1.85');
    store.stop();
  });

  it('[OD-02] [BT-01] shows how a market settles, and gives the focus back', async () => {
    const { store } = await openGame();
    const opener = within(market('Match result')).getByRole('button', { name: 'Rules of Match result' });
    opener.focus();
    fireEvent.click(opener);

    const rules = await screen.findByRole('dialog', { name: 'Rules: Match result' });
    expect(rules).toHaveTextContent('extra time and shoot-outs do not count');
    expect(within(rules).getByRole('link', { name: 'When bets are void, in every sport' })).toHaveAttribute(
      'href',
      '/en/information/rules/sports/void',
    );
    fireEvent.click(within(rules).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Rules: Match result' })).toBeNull();
    store.stop();
  });

  it('[OD-01] shows the current margin of a market and its fair odds by three methods', async () => {
    const { store } = await openGame();
    const result = within(market('Match result'));
    expect(within(market('Total goals')).getByRole('button', { name: 'Margin of Total goals', pressed: false })).toBeInTheDocument();
    fireEvent.click(result.getByRole('button', { name: 'Margin of Match result' }));

    const table = await result.findByRole('table', { name: 'Match result: margin and fair odds' });
    // 1 / 1.85 + 1 / 3.4 + 1 / 4.2 is 1.07275; the figures of each method were computed independently.
    expect(
      within(table)
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        ),
    ).toEqual([
      ['Harbour City', '1.85', '7.3%', '1.98', '1.94', '1.95'],
      ['Draw', '3.40', '7.3%', '3.65', '3.72', '3.69'],
      ['Northfield United', '4.20', '7.3%', '4.51', '4.67', '4.63'],
    ]);

    fireEvent.click(result.getByRole('button', { name: 'Margin of Match result', pressed: true }));
    expect(result.queryByRole('table', { name: 'Match result: margin and fair odds' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /^All markets/ }));
    expect(within(market('Anytime goalscorer')).queryByRole('button', { name: /^Margin of/ })).toBeNull();
    store.stop();
  });

  it('[OD-05] a tab shows the markets of its group and stays selected', async () => {
    const { store } = await openGame();
    expect(screen.getByRole('tab', { name: /^Main/ })).toHaveAttribute('aria-selected', 'true');
    fireEvent.click(screen.getByRole('tab', { name: /^Totals/ }));
    expect(screen.queryByRole('region', { name: 'Match result' })).toBeNull();
    expect(market('Total goals')).toBeInTheDocument();
    expect(selectBetting(store.getState()).filteredMarkets).toEqual(['totals']);
    store.stop();
  });

  it('[BT-05] a pinned market comes first and a folded one is closed, also after a reload', async () => {
    const ports = createFakePorts();
    const { store, shown } = await openGame({ ports });
    fireEvent.click(within(market('Total goals')).getByRole('button', { name: /^Pin / }));
    fireEvent.click(within(market('Match result')).getByRole('button', { name: /show or hide$/ }));
    expect(
      screen
        .getAllByRole('region')
        .map((region) => region.getAttribute('data-market'))
        .filter(Boolean)[0],
    ).toBe('4');
    store.stop();
    shown.unmount();

    const again = await openGame({ ports });
    expect(
      screen
        .getAllByRole('region')
        .map((region) => region.getAttribute('data-market'))
        .filter(Boolean)[0],
    ).toBe('4');
    expect(within(market('Match result')).queryByRole('button', { name: /Draw/ })).toBeNull();
    again.store.stop();
  });

  it('[BT-05] finds a market by its name, in any case and without accents', async () => {
    const { store } = await openGame();
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search markets' }), { target: { value: 'SCÖRE' } });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Total goals' })).toBeNull());
    expect(market('Anytime goalscorer')).toBeInTheDocument();
    store.stop();
  });

  it('[BT-01] switches to a sub-game and back', async () => {
    const { store } = await openGame();
    const parts = () => screen.getByRole('combobox', { name: 'Event periods and specials' });
    expect(
      within(parts())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Full match', 'Corners']);
    fireEvent.change(parts(), { target: { value: '2' } });
    expect(screen.getByTestId('outcome-701')).toHaveTextContent('1.85');
    expect(screen.queryByTestId('outcome-101')).toBeNull();
    fireEvent.change(parts(), { target: { value: '' } });
    expect(screen.getByTestId('outcome-101')).toBeInTheDocument();
    store.stop();
  });

  it('[BT-02] locks a suspended market on the page', async () => {
    const { server, store } = await openGame();
    server.on(CALL, () =>
      answer({ revision: 2, isFull: false, servedAt: 1_700_000_005_000, changes: [{ id: 1, prices: [[101, 1850, 1]] }] }),
    );
    await pass(5_000);
    expect(screen.getByTestId('outcome-101')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByTestId('outcome-102')).not.toHaveAttribute('aria-disabled');
    store.stop();
  });

  it('[BT-02] says so when the game is removed from the line', async () => {
    const { server, store } = await openGame();
    server.on(CALL, () => answer({}, 404));
    await pass(5_000);
    expect(screen.getByText('This event is no longer available')).toBeInTheDocument();
    store.stop();
  });

  it('[BT-01] a game that does not exist is a missing page', async () => {
    const { open, store } = await createPage({ path: '/en/live/all/1-football/10-x/9-y', routeKey: 'game' });
    await expect(open()).rejects.toThrow(PageNotFound);
    store.stop();
  });

  it('[SE-02] has structured data with the opponents, the time and the sport', async () => {
    const { context, store } = await openGame();
    const seo = gameSeo(context);
    expect(seo.title).toBe('Harbour City vs Northfield United odds – Coastal League');
    expect(seo.structured).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'SportsEvent',
      name: 'Harbour City – Northfield United',
      startDate: '2023-11-14T23:13:20.000Z',
      sport: 'football',
      competitor: [
        { '@type': 'SportsTeam', name: 'Harbour City' },
        { '@type': 'SportsTeam', name: 'Northfield United' },
      ],
    });
    store.stop();
  });

  it('[SE-02] [BT-01] a match that is over has its final score on the board and in its structured data, the shoot-out apart', async () => {
    const running = await openGame();
    expect(gameSeo(running.context).structured).not.toHaveProperty('description');
    running.shown.unmount();
    running.store.stop();

    const score = { main: [2, 2], periods: [], afterExtraTime: [3, 3], shootOut: { score: [4, 2], winner: 1 } } as typeof game.state.score;
    const over = { ...game, state: { ...game.state, statusId: 4 as const, score }, markets: [] };
    const { context, open, server, store } = await createPage({ path: '/en/live/all/1-football/10-coastal-league/1-a', routeKey: 'game' });
    server.on(CALL, () => answer(page({ game: over, subGames: [] })));
    await open();
    await pass(0);

    expect(gameSeo(context).structured).toMatchObject({ description: '3:3 (4:2 on penalties) · Regular time 2:2' });
    expect(screen.getByText('3 – 3')).toBeInTheDocument();
    expect(screen.getByText('3:3 (4:2 on penalties) · Regular time 2:2')).toBeInTheDocument();
    store.stop();
  });

  it('[A11Y-1] has no axe violations', async () => {
    const { shown, store } = await openGame();
    jest.useRealTimers();
    const { violations } = await axe.run(shown.container, AXE);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    store.stop();
  });
});
