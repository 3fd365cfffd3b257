import { createBrowserOfTabs, createFakePorts, startStore } from '@touchline/shared-testing';
import { bettingChosen, bettingOpened, marketPinToggled } from '../betting.slice.ts';
import { favouriteChampToggled, favouriteGameToggled } from '../favourites.slice.ts';
import { lineModule } from '../module.ts';
import { searchTaken, searchTyped } from '../search.slice.ts';
import { selectBetting, selectFavourites, selectSearch } from '../selectors.ts';

function page(browser = createBrowserOfTabs()) {
  const tab = browser.openTab();
  const store = startStore([lineModule(createFakePorts({ storage: tab.storage, tabs: tab.tabs }))]);
  return { browser, store };
}

describe('keeping choices', () => {
  it('[BT-05] [OD-05] restores search, favourites, video, grouping and time filter together after a reload', () => {
    const { browser, store } = page();
    store.dispatch(bettingOpened());
    store.dispatch(favouriteGameToggled(7));
    store.dispatch(favouriteChampToggled(10));
    store.dispatch(
      bettingChosen({
        isOnlyWithVideos: true,
        isOnlyFavourites: true,
        favouritesOf: 'live',
        sportsGrouping: 'time',
        timeFilterId: 2,
        filteredMarkets: ['totals'],
      }),
    );
    store.dispatch(marketPinToggled(4));
    store.dispatch(searchTyped('harbour'));
    store.stop();

    const again = page(browser).store;
    expect(selectFavourites(again.getState())).toEqual({ games: [], champs: [] });
    again.dispatch(bettingOpened());
    expect(selectFavourites(again.getState())).toEqual({ games: [7], champs: [10] });
    expect(selectBetting(again.getState())).toMatchObject({
      isOnlyWithVideos: true,
      isOnlyFavourites: true,
      favouritesOf: 'live',
      sportsGrouping: 'time',
      timeFilterId: 2,
      filteredMarkets: ['totals'],
      pinnedMarkets: [4],
    });
    expect(selectSearch(again.getState())).toMatchObject({ text: 'harbour', status: 'searching' });
    again.stop();
  });

  it('[OD-05] the betting type is the section of the page, live or line, and the favourites filter has a separate section', () => {
    const { browser, store } = page();
    store.dispatch(bettingOpened('live'));
    expect(selectBetting(store.getState()).bettingType).toBe('live');
    store.dispatch(bettingChosen({ isOnlyFavourites: true, favouritesOf: 'line' }));
    expect(JSON.parse(browser.stored.get('tl-betting') ?? '')).toMatchObject({ bettingType: 'live', favouritesOf: 'line' });
    store.dispatch(bettingOpened('line'));
    expect(JSON.parse(browser.stored.get('tl-betting') ?? '')).toMatchObject({ bettingType: 'line', favouritesOf: 'line' });
    store.stop();

    const again = page(browser).store;
    again.dispatch(bettingOpened('live'));
    expect(selectBetting(again.getState())).toMatchObject({ bettingType: 'live', isOnlyFavourites: true, favouritesOf: 'line' });
    again.stop();
  });

  it('[OD-05] reads the favourites filter of an older release, which stored its section as the betting type', () => {
    const { store } = page(createBrowserOfTabs({ 'tl-betting': '{"isOnlyFavourites":true,"bettingType":"live"}' }));
    store.dispatch(bettingOpened('line'));
    expect(selectBetting(store.getState())).toMatchObject({ bettingType: 'line', isOnlyFavourites: true, favouritesOf: 'live' });
    store.stop();
  });

  it('[BT-05] offers the last five searches whose results were opened, the latest first, also after a reload', () => {
    const { browser, store } = page();
    store.dispatch(bettingOpened());
    for (const text of ['one', 'two', 'three', 'four', ' five ', 'six', 'two']) {
      store.dispatch(searchTyped(text));
      store.dispatch(searchTaken());
    }
    store.dispatch(searchTyped('never opened'));
    store.stop();

    const again = page(browser).store;
    again.dispatch(bettingOpened());
    expect(selectSearch(again.getState()).recent).toEqual(['two', 'six', 'five', 'four', 'three']);
    again.dispatch(searchTyped(''));
    expect(selectSearch(again.getState()).recent).toHaveLength(5);
    again.stop();
  });

  it.each(['{"recentSearches":"x"}', '{"recentSearches":[7,null,"harbour",""]}'])('[BT-05] parses searches from %s', (text) => {
    const { store } = page(createBrowserOfTabs({ 'tl-betting': text }));
    store.dispatch(bettingOpened());
    expect(selectSearch(store.getState()).recent).toEqual(text.includes('harbour') ? ['harbour'] : []);
    store.stop();
  });

  it('[BT-05] a star set in one tab is shown in the other', async () => {
    const { browser, store } = page();
    const other = page(browser).store;
    store.dispatch(bettingOpened());
    other.dispatch(bettingOpened());
    store.dispatch(favouriteGameToggled(7));
    await Promise.resolve();
    expect(selectFavourites(other.getState()).games).toEqual([7]);
    store.dispatch(favouriteGameToggled(7));
    await Promise.resolve();
    expect(selectFavourites(other.getState()).games).toEqual([]);
    store.stop();
    other.stop();
  });

  it.each(['', 'null', '[]', '{"timeFilterId":5,"sportsGrouping":"x","filteredMarkets":7,"pinnedMarkets":["a",3]}', '{"games":{'])(
    '[BT-05] ignores invalid storage: %s',
    (text) => {
      const browser = createBrowserOfTabs({ 'tl-betting': text, 'tl-favourites': text });
      const { store } = page(browser);
      store.dispatch(bettingOpened());
      expect(selectBetting(store.getState())).toMatchObject({ timeFilterId: 0, sportsGrouping: 'champ', filteredMarkets: [] });
      expect(selectFavourites(store.getState())).toEqual({ games: [], champs: [] });
      store.stop();
    },
  );

  it.each([0, 1, 2, 3, 6] as const)('[OD-04] keeps time filter %i', (timeFilterId) => {
    const { browser, store } = page();
    store.dispatch(bettingOpened());
    store.dispatch(bettingChosen({ timeFilterId }));
    store.stop();
    const again = page(browser).store;
    again.dispatch(bettingOpened());
    expect(selectBetting(again.getState()).timeFilterId).toBe(timeFilterId);
    again.stop();
  });
});
