import { visitorCurrency } from './visitor-currency.ts';

it.each([
  ['GB', 'ru', 'GBP'],
  ['kz', 'ru', 'KZT'],
  ['DE', 'en', 'EUR'],
  [undefined, 'ru', 'RUB'],
  [undefined, 'hi', 'INR'],
  [undefined, 'en', undefined],
  [undefined, 'ar', undefined],
  ['ZZ', 'en', undefined],
  [['GB', 'FR'], 'en', undefined],
])('[CP-21] shows a visitor from %p reading %s stakes in %s', (country, lang, iso) => {
  expect(visitorCurrency(country, lang)).toBe(iso);
});
