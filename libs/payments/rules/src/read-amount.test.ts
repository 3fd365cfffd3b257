import { readAmount } from './index.ts';

const read = (text: string, exponent = 2, locale = 'en') => {
  const answer = readAmount(text, exponent, locale);
  return answer.isOk ? answer.amount : answer.reason;
};

it.each([
  ['50', 5_000],
  ['12.50', 1_250],
  ['12,5', 1_250],
  ['1.234,56', 123_456],
  ['1,234.56', 123_456],
  ['1 234,56', 123_456],
  ['1\u00a0234,56', 123_456],
  ["1'234.50", 123_450],
  ['12.345.678,90', 1_234_567_890],
  ['€ 25,00', 2_500],
  ['25 EUR', 2_500],
  ['  7 ', 700],
  ['.5', 50],
  ['١٢٫٥', 1_250],
  ['१२.५०', 1_250],
])('[AC-04] [MON-4] reads %j as %i minor units', (text, amount) => {
  expect(read(text)).toBe(amount);
});

it.each([
  ['', 'empty'],
  ['fifty', 'not-a-number'],
  ['-5', 'not-a-number'],
  ['1e5', 'not-a-number'],
  ['1.2.3', 'not-a-number'],
  ['1,23,456', 'not-a-number'],
  ['12.345,678', 'too-many-decimals'],
  ['12.3456', 'too-many-decimals'],
  ['0', 'zero'],
  ['0,00', 'zero'],
  ['1234567890123', 'too-long'],
])('[AC-04] rejects %j: %s', (text, reason) => {
  expect(read(text)).toBe(reason);
});

it('[AC-04] decides one separator before three digits by the language, and otherwise rejects it', () => {
  expect([read('1,000', 2, 'en'), read('1.000', 2, 'en')]).toEqual([100_000, 'unclear']);
  expect([read('1.000', 2, 'de'), read('1,000', 2, 'de')]).toEqual([100_000, 'unclear']);
  expect([read('1.500', 3, 'en'), read('1,500', 3, 'en')]).toEqual([1_500, 'unclear']);
});

it('[MON-4] rejects decimals in a currency without them', () => {
  expect([read('1500', 0), read('15.5', 0)]).toEqual([1_500, 'too-many-decimals']);
});
