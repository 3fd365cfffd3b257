import { filterOfUrl, keyOfFilter, narrowed, NO_FILTER, queryOf } from './filter-of-url.ts';

it('[CS-01] reads kind, provider, feature, theme, volatility, order, search text and page from a URL', () => {
  const query = 'provider=ember-lab&feature=cascades&theme=volcano&volatility=high&sort=rtp&q=%20gold%20&page=3';
  expect(filterOfUrl(new URLSearchParams(query), 'slots')).toEqual({
    kind: 'slots',
    provider: 'ember-lab',
    feature: 'cascades',
    theme: 'volcano',
    volatility: 'high',
    search: 'gold',
    sort: 'rtp',
    page: 3,
  });
});

it.each(['provider=../x', 'feature=wild', 'theme=war', 'volatility=none', 'sort=luck', 'page=0', 'page=1.5', 'page=1001', 'page=two'])(
  '[CS-01] ignores invalid values in %s',
  (query) => {
    expect(filterOfUrl(new URLSearchParams(query), 'lottery')).toEqual(NO_FILTER);
  },
);

it('[CS-01] writes the URL that it parses back; a new filter starts at the first page', () => {
  const filter = { ...NO_FILTER, provider: 'polus', feature: 'demo', theme: 'winter', search: 'a b', sort: 'name', page: 2 } as const;

  expect(queryOf(filter)).toBe('?q=a+b&provider=polus&theme=winter&feature=demo&sort=name&page=2');
  expect(filterOfUrl(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  expect(queryOf(narrowed(filter, { feature: null, theme: null }))).toBe('?q=a+b&provider=polus&sort=name');
  expect([queryOf(NO_FILTER), keyOfFilter({ ...NO_FILTER, kind: 'live' })]).toEqual(['', 'live']);
});
