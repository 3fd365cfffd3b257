import { brandConfig } from './brand-config.ts';
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
])('[LY-15] the header %p gives the country %p', (header, id) => {
  expect(geoCountryId(header)).toBe(id);
});

it('[LY-12] the configuration contains the named brand, and none by default', () => {
  expect(brandConfig({})).toEqual({});
  const { companyName, themeColor, brandBook } = brandConfig({ TOUCHLINE_BRAND: 'orchard' });
  expect([companyName, themeColor]).toEqual(['Orchard', '#4a1222']);
  expect(brandBook).toContainEqual({ css_prop: '--r-l', css_value: '24px' });
  expect(() => brandConfig({ TOUCHLINE_BRAND: 'other' })).toThrow('other/brand.json is not there');
});
