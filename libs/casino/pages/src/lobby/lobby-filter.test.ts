import { NO_FILTER } from '@touchline/casino-state';
import { isFront, listPath, pathOf } from './lobby-filter.ts';

it.each([
  ['', undefined, true],
  ['utm_source=mail', undefined, true],
  ['q=&provider=&theme=&sort=popular', undefined, false],
  ['feature=jackpot', undefined, false],
  ['page=2', undefined, false],
  ['', 'slots', false],
  ['', 'new', false],
])('[CS-01] the lobby at ?%s of the subcategory %s shows its rows: %s', (query, subcategory, isExpected) => {
  expect(isFront(new URLSearchParams(query), subcategory)).toBe(isExpected);
});

it('[CS-01] the list of all games has its own address, so that its first page is no front', () => {
  expect(pathOf(NO_FILTER, 'en')).toBe('/en/casino');
  expect(listPath(NO_FILTER, 'en')).toBe('/en/casino?sort=popular');
  expect(listPath({ ...NO_FILTER, page: 2 }, 'en')).toBe('/en/casino?page=2');
  expect(listPath({ ...NO_FILTER, kind: 'slots' }, 'en')).toBe('/en/casino/slots');
});
