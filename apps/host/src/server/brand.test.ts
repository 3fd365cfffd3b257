import { brandOf } from './brand.ts';

const hostile = [
  { css_prop: '--accent', css_value: '#0a84ff' },
  { css_prop: '--text', css_value: 'url(https://canary.test/)' },
  { css_prop: 'background', css_value: 'red' },
];

it('[LY-12] themes the page with what is safe, and logs what is dropped, once', () => {
  const report = jest.fn();

  const style = '@media screen{:root:root{--accent:#0a84ff}}';
  expect(brandOf({ brandBook: hostile, themeColor: '#123456' }, report)).toEqual({ brandStyle: style, themeColor: '#123456' });
  expect(brandOf({ brandBook: [...hostile], themeColor: 'url(//canary.test)' }, report)).toEqual({
    brandStyle: style,
    themeColor: '#0b3d2e',
  });

  expect(report.mock.calls).toEqual([
    ['brand-book-dropped', { name: '--text', code: 'unsafe-value' }],
    ['brand-book-dropped', { name: 'background', code: 'unknown-property' }],
  ]);
});
