import { measured } from '@touchline/measured';
import * as fc from 'fast-check';
import { COEF_VIEWS, formatCoef } from './format-coef.ts';
import { FRACTION_LADDER } from './fractional-ladder.ts';
import { parseOdds } from './parse-odds.ts';

it.each([
  // coef, decimal, fractional, American, Hong Kong, Indonesian, Malay
  [1000, '1.00', '0/1', '0', '0.00', '0.00', '0.00'],
  [1001, '1.001', '1/1000', '-100000', '0.001', '-1000.00', '0.001'],
  [1010, '1.01', '1/100', '-10000', '0.01', '-100.00', '0.01'],
  [1250, '1.25', '1/4', '-400', '0.25', '-4.00', '0.25'],
  [1500, '1.50', '1/2', '-200', '0.50', '-2.00', '0.50'],
  [1667, '1.667', '4/6', '-150', '0.667', '-1.499', '0.667'],
  [1850, '1.85', '17/20', '-118', '0.85', '-1.176', '0.85'],
  [1909, '1.909', '10/11', '-110', '0.909', '-1.10', '0.909'],
  [1999, '1.999', '20/21', '-101', '0.999', '-1.001', '0.999'],
  [2000, '2.00', '1/1', '+100', '1.00', '1.00', '1.00'],
  [2001, '2.001', '1/1', '+100', '1.001', '1.001', '-0.999'],
  [2500, '2.50', '6/4', '+150', '1.50', '1.50', '-0.667'],
  [3750, '3.75', '11/4', '+275', '2.75', '2.75', '-0.364'],
  [12_005, '12.005', '11/1', '+1100', '11.005', '11.005', '-0.091'],
  [101_000, '101.00', '100/1', '+10000', '100.00', '100.00', '-0.01'],
  [2_000_000, '2000.00', '1999/1', '+199900', '1999.00', '1999.00', '-0.001'],
])('[OD-01] formats %i thousandths in every format', (coef, decimal, fractional, american, hongKong, indonesian, malay) => {
  expect([0, 1, 2, 4, 5, 6].map((view) => formatCoef(coef, view))).toEqual([decimal, fractional, american, hongKong, indonesian, malay]);
});

it('[OD-01] maps 14, 15 and 16 to Hong Kong, Indonesian and Malay by default, or as the site configures', () => {
  expect([14, 15, 16].map((view) => formatCoef(1850, view))).toEqual(['0.85', '-1.176', '0.85']);
  expect(formatCoef(1850, 14, { aliases: { 14: 2 } })).toBe('-118');
});

it('[OD-01] shows an unknown format as decimal', () => {
  expect(formatCoef(1850, 99)).toBe('1.85');
});

it('[OD-01] uses the decimal mark of the language and western digits', () => {
  expect(['en', 'ru', 'ar', 'de'].map((locale) => formatCoef(1850, 0, { locale }))).toEqual(['1.85', '1,85', '1.85', '1,85']);
});

it('[OD-01] uses the minus sign for display and the hyphen on the wire', () => {
  expect([2, 5].map((view) => formatCoef(1850, view, { locale: 'ru' }))).toEqual(['−118', '−1,176']);
  expect(formatCoef(1850, 2)).toBe('-118');
});

it('[I18N-4] uses the right decimal mark in languages that browsers lack data for, and a point for an unknown language', () => {
  expect(['kk', 'az', 'xa'].map((locale) => formatCoef(1850, 0, { locale }))).toEqual(['1,85', '1,85', '1.85']);
});

it('[OD-01] formats every coefficient in every format, and parses decimal odds back exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 1_000_000_000 }), (coef) => {
      for (const view of COEF_VIEWS) expect(formatCoef(coef, view)).toMatch(/^[+-]?\d+(?:\.\d{2,3}|\/\d+)?$/);
      expect(BigInt(formatCoef(coef, 0).replace('.', '').padEnd(String(coef).length, '0'))).toBe(BigInt(coef));
    }),
  );
});

it('[OD-01] never shows a smaller fraction for better odds', () => {
  const value = (text: string) => Number(text.split('/')[0]) / Number(text.split('/')[1]);
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 2_000_000 }), fc.integer({ min: 0, max: 50_000 }), (coef, more) => {
      expect(value(formatCoef(coef + more, 1))).toBeGreaterThanOrEqual(value(formatCoef(coef, 1)));
    }),
  );
});

/** Whether `unit / value` in whole thousandths is the profit, or the nearest value not above it. */
const isInverse = (unit: bigint, value: bigint, profit: bigint): boolean =>
  unit / value <= profit && (value === 1n || unit / (value - 1n) >= profit);

/** Whether a formatted price states the profit of a coefficient: exactly, or the nearest below if the format has no such price. */
function statesProfit(text: string, notation: number, profit: bigint): boolean {
  const isNegative = /^[-−]/.test(text);
  const bare = text.replace(/^[+\-−]/, '');
  if (notation === 1) return /^\d+\/\d+$/.test(bare);
  const [whole = '', decimals = ''] = bare.split(/[.,]/);
  const scale = 10n ** BigInt(decimals.length);
  const value = BigInt(whole + decimals);
  if (notation === 2) return isNegative ? isInverse(100_000n, value, profit) : value === profit / 10n;
  if (isNegative) return isInverse(1_000_000n, (value * 1_000n) / scale, profit);
  return value * 1_000n === (notation === 0 ? profit + 1_000n : profit) * scale;
}

const TEN_THOUSAND = [
  ...Array.from({ length: 9_000 }, (_, index) => 1_001 + index),
  ...Array.from({ length: 999 }, (_, index) => 10_007 + index * 991),
  1_000_000,
];

it.each([
  [0, 0],
  [1, 1],
  [2, 2],
  [4, 4],
  [5, 5],
  [6, 6],
  [14, 4],
  [15, 5],
  [16, 6],
])('[I18N-4] format %i: 10,000 formatted values state the stored odds, with a point and with a decimal comma', (view, notation) => {
  expect(TEN_THOUSAND).toHaveLength(10_000);
  let wrong = 0;
  for (const coef of TEN_THOUSAND) {
    const point = formatCoef(coef, view);
    const comma = formatCoef(coef, view, { locale: 'de' });
    const isTrue = statesProfit(point, notation, BigInt(coef - 1_000)) && statesProfit(comma, notation, BigInt(coef - 1_000));
    if (isTrue && !comma.includes('.') && comma.replace(',', '.').replace('−', '-') === point) continue;
    wrong += 1;
    console.error(`${coef} is shown as ${point} and ${comma}`);
  }
  measured({ id: 'I18N-4', unit: 'values not kept exactly', atMost: 0, trials: 10_000, value: wrong, tried: TEN_THOUSAND.length });
});

it.each([1, 2, 4, 5, 6])(
  '[OD-01] [MON-5] format %i never shows more than is paid, for every price from 1.001 to 100 and beyond',
  (coefViewId) => {
    const coefs = [
      ...Array.from({ length: 99_000 }, (_, at) => 1001 + at),
      500_000,
      999_999,
      1_000_000,
      1_001_001,
      5_000_000,
      1_000_000_000,
    ];
    const broken = coefs.filter((coef) => {
      const text = formatCoef(coef, coefViewId);
      const read = parseOdds(text, { coefViewId });
      // A text that parses as 1.000 promises no profit.
      return read.isOk ? read.value > coef : read.reason !== 'too-low';
    });
    expect(broken.map((coef) => `${coef} as ${formatCoef(coef, coefViewId)}`)).toEqual([]);
  },
);

// Reported cases: 14.01 was formatted as 14/1, 4.76 as 4/1, 4.75 as 7/2, 1.75 as 8/11, and 2,001 in Malay as -0.00.
it.each([
  [14_010, 1, '13/1'],
  [4760, 1, '15/4'],
  [4750, 1, '15/4'],
  [1750, 1, '3/4'],
  [1099, 1, '3/31'],
  [1004, 1, '1/250'],
  [1015, 1, '1/66'],
  [1421, 2, '-237'],
  [1850, 2, '-118'],
  [1_001_000, 6, '-0.001'],
  [2_002_000, 6, '-0.001'],
  [4000, 6, '-0.334'],
])('[OD-01] [MON-5] formats %i thousandths in format %i as %s', (coef, view, text) => {
  expect(formatCoef(coef, view)).toBe(text);
});

it('[OD-01] [MON-6] formats typed odds as they were typed', () => {
  const again = (text: string, coefViewId: number): string => {
    const read = parseOdds(text, { coefViewId });
    return read.isOk ? formatCoef(read.value, coefViewId) : read.reason;
  };
  const plus = Array.from({ length: 19_901 }, (_, at) => `+${100 + at}`);
  const minus = Array.from({ length: 215 }, (_, at) => `-${101 + at}`);
  const simple = ['15/4', '17/20', '7/3', '13/6', '8/9', '19/8', '25/2', '21/2', '13/5'];

  expect([...plus, ...minus].filter((text) => again(text, 2) !== text)).toEqual([]);
  expect([...FRACTION_LADDER, ...simple].filter((text) => again(text, 1) !== text)).toEqual([]);
  expect(['-0.50', '0.50', '-0.80', '-0.333'].map((text) => again(text, 6))).toEqual(['-0.50', '0.50', '-0.80', '-0.333']);
});
