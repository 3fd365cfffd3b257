import { selectCouponBets } from '@touchline/betting-coupon-state';
import { selectBetting, favouriteGameToggled, selectPolledCount } from '@touchline/betting-line-state';
import { aGame, aGamesAnswer, aLiveGame } from '@touchline/betting-line-state/testing';
import { configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import type { SiteConfig } from '@touchline/shared-contract';
import { PageNotFound, viewChosen } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { createPage, LINE_CALL, LIVE_CALL, liveAnswer } from '../line-page.test.helper.tsx';
import { delta, openLive, pass, price, waitForAge, withListClock } from './list-page.test.helper.tsx';

// Colours and the page frame are not available in this test; ligature checks need a canvas.
const AXE = {
  rules: Object.fromEntries(['color-contrast', 'region', 'label-content-name-mismatch'].map((id) => [id, { enabled: false }])),
};

describe('a list of games', () => {
  withListClock();

  it('[BT-01] shows games below their championship, and updates the score without a reload', async () => {
    const { server, store } = await openLive();
    expect(screen.getByRole('heading', { level: 1, name: 'Live' })).toBeInTheDocument();
    expect(screen.getByText('Coastal League')).toBeInTheDocument();
    const { state } = aLiveGame();
    server.on(LIVE_CALL, () => delta({ changes: [{ id: 1, state: { ...state, score: { main: [3, 0], periods: [[3, 0]] } } }] }));
    await pass(5_000);
    expect(
      within(document.querySelector('[data-event="1"]') as HTMLElement).getByRole('link', { name: /Harbour City.*3.*Northfield United/ }),
    ).toBeInTheDocument();
    store.stop();
  });

  it('[BT-01] a row has the shoot-out beside the score and names it instead of the closed bets', async () => {
    const { server, store } = await openLive();
    const { state } = aLiveGame();
    const clock = { ...state.clock!, periodId: 5, seconds: 7200, isRunning: false };
    const score = { main: [2, 2], periods: [], afterExtraTime: [3, 3], shootOut: { score: [4, 2] } } as typeof state.score;
    const decided = { ...state, score, clock, isSuspended: true, suspendReason: 'closed' as const };
    server.on(LIVE_CALL, () => delta({ changes: [{ id: 1, state: decided }] }));
    await pass(5_000);

    const row = document.querySelector('[data-event="1"]') as HTMLElement;
    expect(within(row).getByRole('link', { name: 'Harbour City 3 (4) Northfield United 3 (2)' })).toBeInTheDocument();
    expect(row).toHaveTextContent('Penalty shoot-out');
    expect(row).not.toHaveTextContent('Closed');
    store.stop();
  });

  const GROUPS = [
    { key: 'all', only: {} },
    { key: 'favourites', only: { favourites: true } },
    { key: 'top', only: { top: true } },
    { key: 'today', only: { today: true } },
    { key: 'video', only: { video: true } },
    { key: 'cups', name: { en: 'Cups' }, only: { sport: 1, today: true } },
  ] as NonNullable<SiteConfig['menuSections']>;
  const openGroup = async (path: string) => {
    const page = await createPage({ path, routeKey: 'section' });
    page.store.dispatch(configReceived(aSiteConfig({ menuSections: GROUPS })));
    await page.open();
    return page;
  };

  it.each([
    ['/en/live/top', 'Top', { top: '1' }],
    ['/en/live/today', 'Today', { today: '1', zone: '+03:00' }],
    ['/en/live/video', 'Streaming', { video: '1' }],
    ['/en/live/cups', 'Cups', { sport: '1', today: '1', zone: '+03:00' }],
    ['/en/live/all', 'Live', {}],
  ])('[BT-07] %s lists its group with the title %s', async (path, name, expected) => {
    const { server, store } = await openGroup(path);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
    const queries = server.log.filter(({ path: call }) => call === '/bff-api/feed/live/games').map(({ query }) => query);
    expect(queries.length).toBeGreaterThan(0);
    const narrowing = ['top', 'today', 'zone', 'video', 'sport'];
    for (const query of queries) expect(Object.fromEntries([...query].filter(([name]) => narrowing.includes(name)))).toEqual(expected);
    store.stop();
  });

  it('[BT-07] [PL-05] today ends at midnight in the zone of the page, which the list names and follows', async () => {
    const { server, store } = await openGroup('/en/live/today');
    expect(screen.getByText('Until midnight (', { exact: false })).toHaveTextContent('Until midnight (UTC+3)');
    const asked = () => server.log.filter(({ path: call }) => call === '/bff-api/feed/live/games').map(({ query }) => query.get('zone'));
    expect(new Set(asked())).toEqual(new Set(['+03:00']));

    act(() => void store.dispatch(viewChosen({ deviceZone: 'Pacific/Auckland' })));
    await pass(10);
    expect(asked().at(-1)).toBe('Pacific/Auckland');
    expect(screen.getByText('Until midnight (', { exact: false })).toHaveTextContent('Until midnight (Auckland)');
    store.stop();
  });

  it('[BT-07] the configured groups are links in order that keep the sport; the open one is current', async () => {
    const { store } = await openGroup('/en/line/top/1-football');
    const links = within(screen.getByRole('navigation', { name: 'Groups of events' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All events', '/en/line/all/1-football'],
      ['Top', '/en/line/top/1-football'],
      ['Today', '/en/line/today/1-football'],
      ['Cups', '/en/line/cups'],
    ]);
    expect(links.map((link) => link.getAttribute('aria-current') !== null)).toEqual([false, true, false, false]);
    store.stop();
  });

  it('[BT-05] [BT-07] groups and filters are one row, without a second way to the same games', async () => {
    const { store } = await openGroup('/en/live/all/1-football');
    expect(screen.queryByRole('navigation', { name: 'Groups of events' })).toBeNull();
    const row = screen.getByRole('group', { name: 'Filters' });
    expect(
      within(row)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', '1st half', '2nd half', 'Popular', 'Favourites', 'Streaming', 'Sort by time', 'Text view']);
    store.stop();
    cleanup();

    const line = await openGroup('/en/line/all/1-football');
    const groups = within(screen.getByRole('group', { name: 'Filters' })).getByRole('navigation', { name: 'Groups of events' });
    expect(
      within(groups)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Cups']);
    line.store.stop();
  });

  it('[BT-07] the favourites group lists only favourites, without switching on the filter', async () => {
    const { store } = await openGroup('/en/live/favourites');
    expect(screen.getByText('No events match your filters')).toBeInTheDocument();
    act(() => void store.dispatch(favouriteGameToggled(2)));
    await pass(10);
    expect(screen.getByText('Eastbrook')).toBeInTheDocument();
    expect(screen.queryByText('Harbour City')).toBeNull();
    expect(selectBetting(store.getState()).isOnlyFavourites).toBe(false);
    store.stop();
  });

  it('[BT-02] a changed price states its direction and its previous value', async () => {
    const { server, store } = await openLive();
    expect(price(101)).toHaveTextContent('1.85');
    server.on(LIVE_CALL, () => delta({ servedAt: 1_700_000_005_000, changes: [{ id: 1, prices: [[101, 1920, 0]] }] }));
    await pass(5_000);
    expect(price(101)).toHaveTextContent('1.92');
    expect(price(101)).toHaveAttribute('data-movement', 'up');
    expect(price(101)).toHaveAttribute('title', 'Was 1.85');
    await pass(4_000);
    expect(price(101)).not.toHaveAttribute('data-movement');
    expect(price(101)).toHaveAttribute('title', 'Was 1.85');
    store.stop();
  });

  it('[BT-02] a suspended game shows the reason and cannot be picked', async () => {
    const { server, store } = await openLive();
    const { state } = aLiveGame();
    server.on(LIVE_CALL, () =>
      delta({ servedAt: 1_700_000_005_000, changes: [{ id: 1, state: { ...state, isSuspended: true, suspendReason: 'goal' } }] }),
    );
    await pass(5_000);
    expect(price(101)).toHaveAttribute('aria-disabled', 'true');
    expect(price(101)).toHaveAttribute('title', 'Goal – market suspended');
    fireEvent.click(price(101));
    expect(price(101)).toHaveAttribute('aria-pressed', 'false');
    store.stop();
  });

  it('[BT-02] drops a finished game from the list', async () => {
    const { server, store } = await openLive();
    server.on(LIVE_CALL, () => delta({ removed: [1] }));
    await pass(5_000);
    expect(screen.queryByText('Harbour City')).toBeNull();
    expect(screen.getByText('Eastbrook')).toBeInTheDocument();
    store.stop();
  });

  it('ignores a click that began on a removed game, even if another price has moved under the finger', async () => {
    const { server, store } = await openLive();
    fireEvent.pointerDown(price(101));
    server.on(LIVE_CALL, () => delta({ removed: [1] }));
    await pass(5_000);
    fireEvent.click(price(201), { detail: 1 }); // as sent by a phone when the finger is lifted
    expect(selectCouponBets(store.getState())).toEqual([]);

    fireEvent.pointerDown(price(201));
    fireEvent.click(price(201), { detail: 1 });
    expect(selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId)).toEqual([201]);
    store.stop();
  });

  it('[CP-24] a click adds the price to the coupon, another removes it', async () => {
    const { store } = await openLive();
    fireEvent.click(price(102));
    await pass(10);
    expect(price(102)).toHaveAttribute('aria-pressed', 'true');
    expect(selectCouponBets(store.getState())).toMatchObject([{ outcomeId: 102, pageType: 'live', market: { typeId: 1 } }]);
    fireEvent.click(price(102));
    await pass(10);
    expect(price(102)).toHaveAttribute('aria-pressed', 'false');
    store.stop();
  });

  it('[OD-01] changes the format of all prices at once', async () => {
    const { store } = await openLive();
    act(() => void store.dispatch(viewChosen({ coefViewId: 2 })));
    expect([101, 102, 201].map((id) => price(id).textContent.replace(/^\D+ /, ''))).toEqual(['−118', '+240', '−118']);
    store.stop();
  });

  it('[ODD-5] prices of a silent feed are marked as stale and cannot be picked, only taken out of the coupon, until fresh ones arrive', async () => {
    const { server, store } = await openLive();
    const press = async (id: number) => {
      fireEvent.click(price(id));
      await pass(10);
    };
    const coupon = () => selectCouponBets(store.getState()).map(({ outcomeId }) => outcomeId);
    await press(201);
    expect(coupon()).toEqual([201]);
    server.on(LIVE_CALL, () => answer({}, 503));
    await pass(20_000);
    expect(screen.getByText('Odds not updating')).toBeInTheDocument();
    expect(price(101)).toHaveAttribute('data-stale');
    expect(price(101)).toHaveAttribute('title', 'Odds not updating');
    await press(101);
    expect(coupon()).toEqual([201]);
    await press(201);
    expect(coupon()).toEqual([]);
    expect(price(201)).toHaveAttribute('aria-disabled', 'true');
    server.on(LIVE_CALL, () => answer(liveAnswer));
    await pass(60_000);
    expect(screen.queryByText('Odds not updating')).toBeNull();
    expect(price(101)).not.toHaveAttribute('data-stale');
    await press(101);
    expect(coupon()).toEqual([101]);
    store.stop();
  });

  it('[ODD-5] [LY-11] shows the age of stale prices, and that of fresh ones to players who chose so', async () => {
    const { server, store } = await openLive();
    await waitForAge();
    const age = screen.getByTestId('price-age');
    expect(age).toBeEmptyDOMElement();
    server.on(LIVE_CALL, () => answer({}, 503));
    await pass(20_000);
    expect(age).toBeVisible();
    expect(age).toHaveTextContent(/^Odds \d+ s old\. Betting suspended$/);

    server.on(LIVE_CALL, () => answer(liveAnswer));
    await pass(60_000);
    expect(age).toBeEmptyDOMElement();
    act(() => void store.dispatch(viewChosen({ displayFlags: { isPriceAgeShown: 1 } })));
    await waitForAge();
    await pass(1_000);
    expect(age).toBeVisible();
    expect(age).toHaveTextContent(/^Odds updated [\d.]+ s ago$/);
    act(() => void store.dispatch(viewChosen({ displayFlags: { isPriceAgeShown: 0 } })));
    await waitForAge();
    expect(age).toBeEmptyDOMElement();
    store.stop();
  });

  it('[LOAD-6] polls exactly the mounted views, and nothing after unmounting', async () => {
    const { server, shown, store } = await openLive();
    expect(selectPolledCount(store.getState())).toBe(2);
    shown.unmount();
    expect(selectPolledCount(store.getState())).toBe(0);
    const before = server.log.length;
    await pass(120_000);
    expect(server.log.length).toBe(before);
    store.stop();
  });

  it('[PL-05] shows the start of a game in the configured time zone, which is UTC+3 by default', async () => {
    const { open, server, store } = await createPage({ path: '/en/line', routeKey: 'section' });
    // Served on 14 November 2023, 22:13 UTC; this game starts at 23:30 UTC.
    server.on(LINE_CALL, () => answer(aGamesAnswer({ games: [aGame({ id: 5, startAt: 1_700_004_600 })] })));
    await open();
    expect(screen.getByText('02:30')).toBeInTheDocument();
    expect(screen.getByText('Today')).toBeInTheDocument();
    act(() => void store.dispatch(viewChosen({ timeZone: 0 })));
    expect(screen.getByText('23:30')).toBeInTheDocument();
    store.stop();
  });

  it('warns that live pictures and scores are delayed', async () => {
    const { store } = await openLive();
    expect(screen.getByText(/Scores and streams may be delayed/)).toBeInTheDocument();
    store.stop();
  });

  it.each([
    ['1-football', ['1X2', 'Total', 'Handicap', 'Both to score']],
    ['2-ice-hockey', ['1X2', 'Total', 'Handicap']],
    ['3-basketball', ['Winner', 'Total', 'Handicap']],
    ['18-boxing', []],
  ])('[BT-01] [OD-05] on phones the rows of %s offer the markets of the sport', async (sport, names) => {
    const page = await createPage({ path: `/en/live/sports/${sport}`, routeKey: 'section', build: 'mobile' });
    await page.open();

    const shown = screen.queryByRole('radiogroup', { name: 'Markets' });
    expect(
      shown === null
        ? []
        : within(shown)
            .getAllByRole('radio')
            .map(({ textContent }) => textContent),
    ).toEqual(names);
  });

  it('[BT-01] an unknown championship is a missing page', async () => {
    const { open, store } = await createPage({ path: '/en/line/all/1-football/77-nowhere', routeKey: 'section' });
    await expect(open()).rejects.toThrow(PageNotFound);
    store.stop();
  });

  it('[A11Y-1] has no axe violations', async () => {
    const { shown, store } = await openLive();
    jest.useRealTimers();
    const { violations } = await axe.run(shown.container, AXE);
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    store.stop();
  });

  it.each([
    ['/en/live', ['Home /en', 'Live page']],
    ['/en/live/all/1-football', ['Home /en', 'Live /en/live', 'Football page']],
    ['/en/live/all/1-football/10-coastal-league', ['Home /en', 'Live /en/live', 'Football /en/live/all/1-football', 'Coastal League page']],
  ])('[SE-02] %s shows breadcrumbs', async (path, steps) => {
    const page = await createPage({ path, routeKey: 'section' });
    await page.open();

    const items = within(screen.getByRole('navigation', { name: 'Breadcrumb' })).getAllByRole('listitem');
    const crumbs = items.map((item) => {
      const step = item.querySelector('a, [aria-current]');
      return `${step?.textContent} ${step?.getAttribute('href') ?? step?.getAttribute('aria-current')}`;
    });
    expect(crumbs).toEqual(steps);
    page.store.stop();
  });

  it('links to a game by ids and names', async () => {
    const { shown, store } = await openLive();
    const row = shown.container.querySelector('[data-event="1"]') as HTMLElement;
    expect(within(row).getAllByRole('link')[0]).toHaveAttribute(
      'href',
      '/en/live/all/1-football/10-coastal-league/1-harbour-city-northfield-united',
    );
    store.stop();
  });
});
