import { createIntl } from 'react-intl';
import { amountReader } from './amount-reader.ts';

const reader = (locale: string, exponent = 2, iso: string | null = 'EUR') =>
  amountReader(createIntl({ locale, defaultLocale: 'en', messages: {}, onError: () => undefined }), { exponent, iso });

it.each([
  ['en', '€1,234.50', 123_450],
  ['de', '1.234,50 €', 123_450],
  ['fr', '1\u202f234,50 €', 123_450],
  ['hi', '€1,00,000.00', 10_000_000],
  ['ar', '\u200f1,234.50 €', 123_450],
  ['en', '1.234,50', 123_450],
])('[MON-6] [LG-07] on the page in %s, %j is %i cents', (locale, text, value) => {
  expect(reader(locale).read(text)).toEqual({ isOk: true, value });
});

it.each([
  ['', 'Enter an amount, such as 50.00'],
  ['fifty', 'Enter an amount, such as 50.00'],
  ['1٢', 'Use digits of one script'],
  ['$5', 'Enter the amount in EUR'],
  ['-5', 'Enter an amount, such as 50.00'],
  ['0', 'Enter an amount, such as 50.00'],
  ['1.2345', 'Enter an amount, such as 50.00'],
  ['99999999999', 'Enter an amount, such as 50.00'],
  ['1.500', 'Do you mean 1.50 or 1,500.00?'],
  ['1.234', 'Do you mean 1.234 or 1,234.00?'],
  ['5', undefined],
])('[MON-6] says what is wrong with %j', (text, words) => {
  expect(reader('en').problem(text)).toBe(words);
});

it('[MON-6] asks in the way of the page, and for a number without a currency names none', () => {
  expect(reader('de').problem('1,500')).toBe('Do you mean 1.500,00 oder 1,50?');
  expect(reader('en', 0, 'JPY').problem('15.5')).toBe('Enter an amount, such as 50');
  expect(reader('en', 0, 'JPY').problem('1.500')).toBe('Do you mean 1.5 or 1,500?');
  expect(reader('en', 0, null).problem('€5')).toBe('Enter an amount, such as 50');
});

it.each(['$5', 'US$5', '5 $US', 'USD 5', '$\u00a05', '5\u00a0usd'])('[MON-6] reads %j as dollars of the United States', (text) => {
  expect(reader('en', 2, 'USD').read(text)).toEqual({ isOk: true, value: 500 });
  expect(reader('fr', 2, 'USD').read(text)).toEqual({ isOk: true, value: 500 });
});

it.each(['A$5', 'CA$5', '5 €', 'R$5'])('[MON-6] %j is another currency than dollars of the United States', (text) => {
  expect(reader('en', 2, 'USD').problem(text)).toBe('Enter the amount in USD');
});

it('[MON-6] [LG-07] writes an amount so that the page reads it again', () => {
  expect([reader('en').write(123_450), reader('de').write(123_450), reader('de', 3, 'KWD').write(1_500)]).toEqual([
    '1234.50',
    '1234,50',
    '1,500',
  ]);
  expect(reader('de', 3, 'KWD').read('1,500')).toEqual({ isOk: true, value: 1_500 });
});
