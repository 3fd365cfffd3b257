import { CURRENCIES } from '../reference/currencies.ts';
import { amountIn, minorOf, sumOfWorth, worthOf, worthOfUnits } from './worth.ts';

const LARGEST = 999_999_999_999;

it.each([
  ['EUR', 100],
  ['GBP', 80],
  ['JPY', 200],
  ['KWD', 200],
  ['RUB', 4_000],
  ['IDR', 1_600_000],
] as const)('[RG-02] a round unit of %s is %i minor units, worth the same as one of EUR', (iso, unit) => {
  expect(worthOf(unit, iso)).toBe(worthOf(100, 'EUR'));
  expect(worthOf(unit * 7, iso)).toBe(worthOfUnits(7));
});

it.each(CURRENCIES.map(({ iso }) => iso))('[MON-1] converts amounts of %s to worth and back exactly, however large', (iso) => {
  for (const amount of [0, 1, 7, 123_456_789, LARGEST]) {
    expect(minorOf(worthOf(amount, iso), iso)).toBe(amount);
    // The smallest decrease loses one minor unit.
    if (amount > 0) expect(minorOf(worthOf(amount, iso) - 1n, iso)).toBe(amount - 1);
  }
});

it.each([
  [1_000, 'EUR', 'GBP', 800],
  [1_001, 'EUR', 'GBP', 800], // 800.8
  [1, 'EUR', 'JPY', 2],
  [1, 'JPY', 'EUR', 0], // half a cent
  [33, 'GBP', 'EUR', 41], // 41.25
  [LARGEST, 'EUR', 'JPY', 1_999_999_999_998],
  [LARGEST, 'EUR', 'IDR', Number.MAX_SAFE_INTEGER], // beyond the safe integers
])('[LIM-12] %i of %s are %s %i, rounded down', (amount, from, to, expected) => {
  expect(amountIn(amount, from, to)).toBe(expected);
});

it('[LIM-1] adds amounts of several currencies exactly and rounds once', () => {
  const pence = Array.from({ length: 8 }, () => ({ currencyIso: 'GBP', amount: 1 })); // 1.25 cents each
  expect(minorOf(sumOfWorth([...pence, { currencyIso: 'JPY', amount: 1 }]), 'EUR')).toBe(10);
  expect(minorOf(sumOfWorth([...pence, { currencyIso: 'EUR', amount: -11 }]), 'EUR')).toBe(0);
});

it('[LIM-1] rejects a currency without a unit', () => {
  expect(() => worthOf(1, 'XTS')).toThrow(expect.objectContaining({ status: 409, code: 'currency-not-offered' }));
});
