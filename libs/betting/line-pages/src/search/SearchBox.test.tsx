import { selectSearch } from '@touchline/betting-line-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createPage } from '../line-page.test.helper.tsx';

const SEARCH = 'GET /bff-api/feed/search';
const GAME = { id: 5, section: 'line', sportId: 1, champId: 10, champName: 'Coastal League', champSlug: 'coastal', startAt: 1_700_007_200 };
const ANSWER = {
  query: 'harbour',
  places: [
    { kind: 'sport', sportId: 4, name: 'Tennis', count: 1206 },
    { kind: 'championship', sportId: 1, champId: 10, name: 'Coastal League', slug: 'coastal', count: 9 },
    { kind: 'team', sportId: 1, teamId: 77, name: 'Harbour City', champName: 'Coastal League' },
    { kind: 'page', name: 'Betting rules', path: '/information/rules/general' },
  ],
  games: [{ ...GAME, opponent1: 'Harbour City', opponent2: 'Eastbrook', odds: [2100, 3400, 3250] }],
};

describe('the search', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_700_000_000_000 }));
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('[BT-05] leads to sports, championships, teams, pages and games with their odds, and offers what was opened again', async () => {
    const { open, server, store } = await createPage({ path: '/en', routeKey: 'home' });
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
    expect(links.slice(0, 4)).toEqual([
      ['Tennis1,206', '/en/line/all/4-tennis'],
      ['Coastal League9', '/en/line/all/1-football/10-coastal'],
      ['Harbour CityCoastal League', '/en/team/line/77'],
      ['Betting rules', '/en/information/rules/general'],
    ]);
    expect(links[4]?.[0]).toMatch(/^Harbour City – EastbrookCoastal League · .*2\.103\.403\.25$/);

    fireEvent.click(results.querySelectorAll('a')[4] as HTMLElement);
    expect(selectSearch(store.getState()).recent).toEqual(['harbour']);
    fireEvent.change(field, { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'harbour' }));
    expect(field).toHaveValue('harbour');
    store.stop();
  });
});
