import { BRAND_BOOKS, brandBookOf } from './books.ts';
import { geoCountryId } from './geo.ts';

it.each([
  ['MT', 1],
  ['cy', 66],
  ['EE', 126],
  ['LV', 228],
  ['LT', 120],
  ['DE', 276],
  ['ZZ', null],
  ['', null],
  [undefined, null],
])('[LY-15] the header %p means the country %p', (header, id) => {
  expect(geoCountryId(header)).toBe(id);
});

it('[LY-12] has two sample brands, and none unless one is asked for', () => {
  expect(Object.keys(BRAND_BOOKS)).toEqual(['harbour', 'orchard']);
  expect(brandBookOf({})).toEqual([]);
  expect(brandBookOf({ TOUCHLINE_BRAND: 'orchard' })).toContainEqual({ css_prop: '--r-l', css_value: '24px' });
  expect(() => brandBookOf({ TOUCHLINE_BRAND: 'other' })).toThrow('the sample brands are harbour, orchard');
});
