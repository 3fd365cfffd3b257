import { feedContract } from '@touchline/betting-contract/schemas';
import { feedKey, feedPath, type FeedView } from './feed-view.ts';
import { pollingPeriod, retryAfter, staleAfter } from './polling-period.ts';

const games = (fields: object = {}): FeedView => ({ kind: 'games', section: 'line', lang: 'en', ...fields });

describe('pollingPeriod', () => {
  const table = { line: 15_000, live: 5_000, default: 10_000, media: 600_000, banners: 60_000, favourites: 12_000, topGames: 11_000 };

  it.each<[string, FeedView, number]>([
    ['line', games(), 15_000],
    ['live', games({ section: 'live' }), 5_000],
    ['top games', games({ top: true }), 11_000],
    ['favourites', games({ ids: [1] }), 12_000],
    ['games of some teams', games({ teams: [1] }), 12_000],
    ['games of a country', games({ country: 'GB' }), 12_000],
    ['games by interest', games({ by: 'interest' }), 11_000],
    ['live games by interest', games({ by: 'interest', section: 'live' }), 5_000],
    ['a game page', { kind: 'game', gameId: 1, lang: 'en' }, 5_000],
    ['the menu', { kind: 'menu', section: 'live', lang: 'en' }, 15_000],
  ])('[CF-06] [BT-08] polls %s at the interval of its row in the table', (_name, view, ms) => {
    expect(pollingPeriod(view, table)).toBe(ms);
  });

  it('[ODD-5] a view is stale after two periods', () => {
    expect(staleAfter(5_000)).toBe(10_000);
  });

  it.each([
    [0, 5_000],
    [1, 10_000],
    [3, 40_000],
    [4, 60_000],
    [50, 60_000],
  ])('waits longer after each failure in a row: %i failures wait %i ms', (failures, ms) => {
    expect(retryAfter(5_000, failures)).toBe(ms);
  });
});

describe('feedPath', () => {
  it('is a path of the contract', () => {
    expect(feedPath(games()).split('?')[0]).toBe(feedContract.games.path.replace(':section', 'line'));
    expect(feedPath({ kind: 'game', gameId: 7, lang: 'en' }).split('?')[0]).toBe(feedContract.game.path.replace(':gameId', '7'));
    expect(feedPath({ kind: 'menu', section: 'live', lang: 'en' }).split('?')[0]).toBe(feedContract.menu.path.replace(':section', 'live'));
  });

  it('[OD-04] contains a query that the contract accepts', () => {
    const path = feedPath(games({ sport: 1, champ: 2, ids: [9, 3], top: true, video: true, filter: 6, count: 20 }), { revision: 41 });
    const query = Object.fromEntries(new URL(path, 'https://touchline.test').searchParams);
    expect(query).toEqual({ lang: 'en', sport: '1', champ: '2', ids: '3,9', top: '1', video: '1', filter: '6', count: '20', since: '41' });
    expect(feedContract.games.query.safeParse(query).success).toBe(true);
  });

  it('gives equal views the same key', () => {
    expect(feedKey(games({ ids: [2, 1], sport: 1 }))).toBe(feedKey({ lang: 'en', sport: 1, section: 'line', ids: [1, 2], kind: 'games' }));
  });
});
