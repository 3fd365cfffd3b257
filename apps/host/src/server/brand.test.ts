import { brandOf } from './brand.ts';

const hostile = [
  { css_prop: '--accent', css_value: '#0a84ff' },
  { css_prop: '--text', css_value: 'url(https://canary.test/)' },
  { css_prop: 'background', css_value: 'red' },
];

it('[LY-12] themes the page with safe values and logs dropped ones once', () => {
  const report = jest.fn();

  const style = '@media screen{:root:root{--accent:#0a84ff}}';
  expect(brandOf({ brandBook: hostile, themeColor: '#123456' }, report)).toEqual({ brandStyle: style, themeColor: '#123456' });
  expect(brandOf({ brandBook: [...hostile], themeColor: 'url(//canary.test)' }, report)).toEqual({
    brandStyle: style,
    themeColor: '#0b3d2e',
  });

  expect(report.mock.calls).toEqual([['brand-book-dropped', { code: 2, name: '--text: unsafe-value, background: unknown-property' }]]);
});

it('[CFG-4] logs a brand book of hundreds of hostile values in one short line', () => {
  const report = jest.fn();
  const book = Array.from({ length: 300 }, (_, at) => ({
    css_prop: `--${at}-${'x'.repeat(1_000)}`,
    css_value: 'url(https://canary.test/)',
  }));

  brandOf({ brandBook: book, themeColor: '#123456' }, report);

  expect(report.mock.calls).toHaveLength(1);
  const [, { code, name }] = report.mock.calls[0] as [string, { code: number; name: string }];
  expect(code).toBe(201); // two hundred entries are read; one more refusal covers the rest
  expect(name).toMatch(/^300-entries: too-many, --0-x{36}: unknown-property, --1-x/);
  expect(name.split(', ')).toHaveLength(20);
});
