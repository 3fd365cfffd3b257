import { filterOfUrl, keyOfFilter, narrowed, NO_FILTER, queryOf } from './filter-of-url.ts';

it('an address names kind, provider, feature, words and page', () => {
  expect(filterOfUrl(new URLSearchParams('provider=ember-lab&feature=jackpot&q=%20gold%20&page=3'), 'slots')).toEqual({
    kind: 'slots',
    provider: 'ember-lab',
    feature: 'jackpot',
    search: 'gold',
    page: 3,
  });
});

it.each(['provider=../x', 'feature=wild', 'page=0', 'page=1.5', 'page=1001', 'page=two'])(
  'what %s says wrongly counts as not said',
  (query) => {
    expect(filterOfUrl(new URLSearchParams(query), 'roulette')).toEqual(NO_FILTER);
  },
);

it('writes the address that it reads back; a new choice begins at the first page', () => {
  const filter = { kind: null, provider: 'polus', feature: 'demo', search: 'a b', page: 2 } as const;

  expect(queryOf(filter)).toBe('?q=a+b&provider=polus&feature=demo&page=2');
  expect(filterOfUrl(new URLSearchParams(queryOf(filter)))).toEqual(filter);
  expect(queryOf(narrowed(filter, { feature: null }))).toBe('?q=a+b&provider=polus');
  expect([queryOf(NO_FILTER), keyOfFilter({ ...NO_FILTER, kind: 'live' })]).toEqual(['', 'live']);
});
