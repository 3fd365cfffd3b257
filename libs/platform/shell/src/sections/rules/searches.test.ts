import { searchesFor } from './searches.ts';

const manifests = {
  casino: { contract: 'v3', shell: 1, skeleton: 'tiles', rail: 'none', search: [{ words: 'casino.search', path: '/casino', query: 'q' }] },
  toto: { contract: 'v3', shell: 1, skeleton: 'rows', rail: 'coupon' },
} as const;

it.each([
  ['/en/casino/gem-rush', '/en/casino?q=gem+rush'],
  ['/en/%D1%84%D1%83%D1%82', '/en/casino?q=%D1%84%D1%83%D1%82'],
])('[RT-05] searches for a missing %s at %s', (pathname, href) => {
  expect(searchesFor(manifests, { pathname, lang: 'en' })).toEqual([{ words: 'casino.search', href }]);
});

it('[RT-05] searches nowhere for a url without words', () => {
  expect([
    searchesFor(manifests, { pathname: '/en', lang: 'en' }),
    searchesFor(manifests, { pathname: '/en/%E0%A4%A', lang: 'en' }),
  ]).toEqual([[], []]);
});
