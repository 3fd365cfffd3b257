/** @jest-environment node */
import type { CasinoFilter } from '@touchline/casino-contract';
import { makeCatalogue, pageOf } from './catalogue.ts';

const games = makeCatalogue();
const filter = (over: Partial<CasinoFilter> = {}): CasinoFilter => ({
  kind: null,
  provider: null,
  feature: null,
  search: '',
  page: 1,
  ...over,
});

it('has 288 games of eight studios, each with its own id and address, the same after every start', () => {
  expect(games).toHaveLength(288);
  expect(new Set(games.map(({ id }) => id)).size).toBe(288);
  expect(new Set(games.map(({ slug, provider }) => `${provider.id}/${slug}`)).size).toBe(288);
  expect(makeCatalogue()).toEqual(games);
  expect(games.find(({ title }) => title === 'Amber Lighthouse')).toMatchObject({
    slug: 'amber-lighthouse',
    provider: { name: 'Ember Lab' },
  });
});

it('gives 24 games a page, the rest on the last, and the last for a page behind it', () => {
  expect(pageOf(games, filter())).toMatchObject({ total: 288, page: 1, pages: 12 });
  expect(pageOf(games, filter({ page: 2 })).games[0]).toEqual(games[24]);
  expect(pageOf(games, filter({ page: 99 }))).toMatchObject({ page: 12 });
  expect(pageOf(games, filter({ provider: 'northpaw', page: 2 })).games).toHaveLength(12);
});

it('finds by parts of title and provider, whatever their case', () => {
  const found = pageOf(games, filter({ search: 'LIGHT ember' }))
    .games.map(({ title }) => title)
    .toSorted();

  expect(found).toEqual([
    'Amber Lighthouse',
    'Burning Lighthouse',
    'Crimson Lighthouse',
    'Desert Lighthouse',
    'Golden Lighthouse',
    'Velvet Lighthouse',
  ]);
  expect(pageOf(games, filter({ search: 'полюс' })).total).toBe(36);
  expect(pageOf(games, filter({ search: 'nothing like it' }))).toMatchObject({ total: 0, page: 1, pages: 1, games: [], providers: [] });
});

it('a choice says how many games it leaves, and is left out where it leaves none', () => {
  const live = pageOf(games, filter({ kind: 'live' }));
  expect(live.providers).toEqual([{ id: 'halcyon-live', name: 'Halcyon Live', games: 36 }]);
  expect(live.features).toEqual([]);

  const slots = pageOf(games, filter({ kind: 'slots', provider: 'northpaw' }));
  const [choice] = slots.features;
  expect(pageOf(games, filter({ kind: 'slots', provider: 'northpaw', feature: choice?.id ?? null })).total).toBe(choice?.games);
  expect(slots.providers.length).toBeGreaterThan(1);
});
