import { bettingChosen, selectBetting, favouriteGameToggled, selectIsOnlyFavourites, selectSearch } from '@touchline/betting-line-state';
import { aGamesAnswer } from '@touchline/betting-line-state/testing';
import { selectDisplayFlag, viewChosen } from '@touchline/shared-state';
import { answer } from '@touchline/shared-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createPage, LIVE_CALL } from '../line-page.test.helper.tsx';
import { openLive, pass, withListClock } from './list-page.test.helper.tsx';

describe('list filters', () => {
  withListClock();

  it('[BT-05] favourites, video and grouping apply to the same list', async () => {
    const { server, store } = await openLive();
    act(() => void store.dispatch(favouriteGameToggled(2)));
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.queryByText('Harbour City')).toBeNull();
    expect(screen.getByText('Eastbrook')).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Streaming' }));
    await pass(10);
    expect(server.log.at(-1)?.query.get('video')).toBe('1');
    fireEvent.click(screen.getByRole('button', { name: 'Sort by time' }));
    expect(screen.getByText('Eastbrook')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { level: 2, name: /Football/ })).toBeNull();
    store.stop();
  });

  it('[BT-05] on phones two chips open search and filters, and active filters stay visible', async () => {
    const { open, store } = await createPage({ path: '/en/live', routeKey: 'section', build: 'mobile' });
    await open();
    expect(screen.queryByRole('searchbox')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.getByRole('searchbox')).toHaveFocus();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'har' } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(selectSearch(store.getState()).text).toBe('');

    expect(screen.queryByRole('button', { name: 'Streaming' })).toBeNull();
    act(() => void store.dispatch(bettingChosen({ isOnlyWithVideos: true })));
    expect(screen.getByRole('button', { name: 'Streaming' })).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Filters 1' }));
    expect(screen.queryByRole('button', { name: 'Streaming' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filters 1' })).toHaveAttribute('aria-pressed', 'false');
    store.stop();
  });

  it('[BT-05] favourites chosen in live do not filter the line', async () => {
    const { store } = await openLive();
    fireEvent.click(screen.getByRole('button', { name: 'Favourites' }));
    expect(screen.getByRole('button', { name: 'Favourites' })).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsOnlyFavourites(store.getState(), 'live')).toBe(true);
    expect(selectIsOnlyFavourites(store.getState(), 'line')).toBe(false);
    store.stop();
    cleanup();

    const line = await createPage({ path: '/en/line', routeKey: 'section' });
    line.store.dispatch(bettingChosen({ isOnlyFavourites: true, favouritesOf: 'live' }));
    await line.open();
    expect(screen.getByRole('button', { name: 'Favourites' })).toHaveAttribute('aria-pressed', 'false');
    expect(document.querySelectorAll('[data-event]').length).toBeGreaterThan(0);
    line.store.stop();
  });

  it.each([
    ['line', 'Upcoming', '1'],
    ['line', 'Popular', '6'],
    ['live', '1st half or period', '2'],
    ['live', '2nd half or period', '3'],
    ['live', 'Popular', '6'],
  ])('[OD-04] in %s the time filter %s requests filter %s', async (section, name, id) => {
    const { open, server, store } = await createPage({ path: `/en/${section}`, routeKey: 'section' });
    await open();
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(10);
    const request = server.log.filter(({ path }) => path.endsWith(`/${section}/games`)).at(-1);
    expect(request?.query.get('filter')).toBe(id);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    store.stop();
  });

  it('[OD-04] a section offers no filter that would find nothing, and ignores one chosen in the other section', async () => {
    const { open, server, store } = await createPage({ path: '/en/line', routeKey: 'section' });
    store.dispatch(bettingChosen({ timeFilterId: 2 }));
    await open();
    expect(screen.queryByRole('button', { name: '1st half or period' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    expect(server.log.map(({ query }) => query.get('filter'))).not.toContain('2');
    store.stop();
    cleanup();
    const live = await openLive();
    expect(screen.queryByRole('button', { name: 'Upcoming' })).not.toBeInTheDocument();
    live.store.stop();
  });

  it('[OD-04] [BT-05] a half chosen in football is neither offered nor active in tennis, and returns with football', async () => {
    const asked = (log: readonly { path: string; query: URLSearchParams }[]) =>
      log.filter(({ path }) => path.endsWith('/live/games')).map(({ query }) => query.get('filter'));
    const { open, server, store } = await createPage({ path: '/en/live/all/4-tennis', routeKey: 'section', build: 'mobile' });
    store.dispatch(bettingChosen({ timeFilterId: 2 }));
    await open();
    await pass(10);
    expect(asked(server.log)).not.toContain('2');
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    expect(screen.queryByRole('button', { name: /half|Set/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'true');
    expect(selectBetting(store.getState()).timeFilterId).toBe(2);
    store.stop();
    cleanup();

    const football = await createPage({ path: '/en/live/all/1-football', routeKey: 'section', build: 'mobile' });
    football.store.dispatch(bettingChosen({ timeFilterId: 2 }));
    await football.open();
    await pass(10);
    expect(asked(football.server.log)).toContain('2');
    expect(screen.getByRole('button', { name: 'Filters 1' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '1st half' })).toHaveAttribute('aria-pressed', 'true');
    football.store.stop();
  });

  it('[LY-11] on phones the text view is among the filters, which stay open while it is on', async () => {
    const { open, store } = await createPage({ path: '/en/live', routeKey: 'section', build: 'mobile' });
    store.dispatch(viewChosen({ displayFlags: { isTextOnly: 1 } }));
    await open();
    await act(async () => void (await import('../text/text-parts.tsx')));
    fireEvent.click(screen.getByRole('button', { name: 'Text view', pressed: true }));
    expect(selectDisplayFlag(store.getState(), 'isTextOnly')).toBe(false);
    store.stop();
  });

  it('[OD-04] shows an empty state when no game passes the filters, and can clear them', async () => {
    const { server, store } = await openLive();
    server.on(LIVE_CALL, () => answer(aGamesAnswer({ games: [] })));
    act(() => void store.dispatch(bettingChosen({ isOnlyWithVideos: true })));
    await pass(50);
    expect(screen.getByText('No events match your filters')).toBeInTheDocument();

    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await pass(50);

    expect(selectBetting(store.getState())).toMatchObject({ isOnlyFavourites: false, isOnlyWithVideos: false, timeFilterId: 0 });
    expect(screen.queryByText('No events match your filters')).toBeNull();
    store.stop();
  });
});
