import { selectCouponBets } from '@touchline/betting-coupon-state';
import { selectSearch } from '@touchline/betting-line-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createPage } from '../line-page.test.helper.tsx';

const SEARCH = 'GET /bff-api/feed/search';
const GAME = { id: 5, section: 'line', sportId: 1, champId: 10, champName: 'Coastal League', champSlug: 'coastal', startAt: 1_700_007_200 };
const OFFER = {
  ...{ id: 5, number: 5, kind: 1, sportId: 1, champId: 10, startAt: 1_700_007_200, section: 'line', hasVideo: false },
  opponent1: { id: 77, name: 'Harbour City' },
  opponent2: { id: 78, name: 'Eastbrook' },
  state: { statusId: 1, marketsCount: 40 },
};
const RESULT = {
  id: 51,
  typeId: 1,
  outcomes: [
    { id: 511, typeId: 1, coef: 2100 },
    { id: 512, typeId: 2, coef: 3400 },
    { id: 513, typeId: 3, coef: 3250 },
  ],
};
const TOTAL = {
  id: 54,
  typeId: 4,
  param: 2500,
  outcomes: [
    { id: 541, typeId: 9, coef: 1850 },
    { id: 542, typeId: 10, coef: 1950 },
  ],
};
const ANSWER = {
  query: 'harbour',
  markets: [{ game: { ...OFFER, markets: [TOTAL] }, outcomeIds: [541] }],
  places: [
    { kind: 'sport', sportId: 4, name: 'Tennis', count: 1206 },
    { kind: 'championship', sportId: 1, champId: 10, name: 'Coastal League', slug: 'coastal', count: 9 },
    { kind: 'team', sportId: 1, teamId: 77, name: 'Harbour City', champName: 'Coastal League' },
    { kind: 'page', name: 'Betting rules', path: '/information/rules/general' },
  ],
  games: [{ ...GAME, opponent1: 'Harbour City', opponent2: 'Eastbrook', odds: [2100, 3400, 3250], offer: { ...OFFER, markets: [RESULT] } }],
};

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-05] [CP-24] links to markets, sports, championships, teams, pages and games, adds their prices to the coupon, and keeps opened searches until they are removed', async () => {
    const { open, server, store, ports } = await createPage({ path: '/en', routeKey: 'home' });
    server.on(SEARCH, () => answer(ANSWER));
    await open();
    const field = screen.getByRole('searchbox');
    fireEvent.change(field, { target: { value: 'harbour' } });
    await act(async () => {
      await import('./search-results.tsx');
      await jest.advanceTimersByTimeAsync(400);
    });

    const results = screen.getByRole('search');
    const links = [...results.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links[0]?.[0]).toMatch(/^Harbour City – EastbrookTotal goals · /);
    expect(links.slice(1, 5)).toEqual([
      ['Tennis1,206', '/en/line/all/4-tennis'],
      ['Coastal League9', '/en/line/all/1-football/10-coastal'],
      ['Harbour CityCoastal League', '/en/team/line/77'],
      ['Betting rules', '/en/information/rules/general'],
    ]);
    expect(links[5]?.[0]).toMatch(/^Harbour City – EastbrookCoastal League · /);
    const prices = [...results.querySelectorAll('[data-testid^=outcome]')].map((price) => price.querySelector('[data-price]')?.textContent);
    expect(prices).toEqual(['1.85', '2.10', '3.40', '3.25']);

    fireEvent.click(screen.getByRole('button', { name: /Over 2\.5.*1\.85/ }));
    expect(selectCouponBets(store.getState()).map(({ outcomeId, coef }) => [outcomeId, coef])).toEqual([[541, 1850]]);
    expect(screen.getByRole('button', { name: /Over 2\.5.*1\.85/ })).toHaveAttribute('aria-pressed', 'true');
    expect(selectSearch(store.getState()).recent).toEqual(['harbour']);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(await screen.findByRole('button', { name: 'harbour' }));
    expect(field).toHaveValue('harbour');

    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove harbour' }));
    expect(screen.queryByText('Recent searches')).toBeNull();
    expect(JSON.parse(ports.storage.get('tl-betting') ?? '{}')).toMatchObject({ recentSearches: [] });
    store.stop();
  });
});
