import type { Thousandths } from '@touchline/shared-primitives';

/** Fractions that bookmakers traditionally print, smallest first. */
const LADDER =
  '1/1000 1/500 1/200 1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 ' +
  '1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 ' +
  '300/1 400/1 500/1 750/1 1000/1';

const TEXTS: readonly string[] = LADDER.split(' ');
/** Profit of each step, in thousandths of the stake. */
const PROFITS = TEXTS.map((text) => {
  const [top, bottom] = text.split('/');
  return (Number(top) * 1000) / Number(bottom);
});
const LAST = PROFITS.length - 1;
const UNIT = 1000;

/**
 * The fractions that bookmakers traditionally print, smallest first, for pickers. {@link formatCoef} uses one of them if it equals the
 * price, and other fractions otherwise.
 * @spec OD-01
 * @example
 * FRACTION_LADDER.includes('6/4'); // => true
 */
export const FRACTION_LADDER = TEXTS;

const upTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);

/** Denominators allowed besides the ladder, by the largest profit they are used for: long odds have small denominators. */
const BOTTOMS: readonly (readonly [profit: number, bottoms: readonly number[]])[] = [
  [100, upTo(40)],
  [1000, upTo(20)],
  [10_000, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20]],
  [50_000, [1, 2, 3, 4, 5]],
  [Number.POSITIVE_INFINITY, [1, 2]],
];
const [SHORTEST = 0] = PROFITS.filter((profit) => profit >= 50);

/** Whole `n` for which `unit / n`, rounded down, equals the profit, or otherwise the next lower value possible. */
export function inverseAtMost(unit: number, profit: number): number {
  const nearest = Math.max(1, Math.floor(unit / profit));
  return Math.floor(unit / nearest) > profit ? nearest + 1 : nearest;
}

/** Index of the last step not above a profit. */
function stepBelow(profit: number): number {
  let low = 0;
  let high = LAST;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (Math.floor(PROFITS[middle] ?? 0) <= profit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * A fraction that parses as the coefficient, or if no short one does, the nearest below, so that it never promises more than is paid. A
 * traditional fraction (6/4) takes precedence over a reduced one of the same value (3/2); better odds never have a smaller fraction.
 */
export function fractionalText(coef: Thousandths): string {
  const profit = coef - UNIT;
  if (profit <= 0) return '0/1';
  if (profit < SHORTEST) return `1/${inverseAtMost(UNIT, profit)}`;
  const at = stepBelow(profit);
  let most = Math.floor(PROFITS[at] ?? 0);
  let text = TEXTS[at] ?? '';
  const [, bottoms = []] = BOTTOMS.find(([below]) => profit < below) ?? [];
  for (const bottom of bottoms) {
    if (most === profit) break;
    // The largest numerator whose fraction, rounded down to thousandths, is not above the profit.
    const top = Math.ceil(((profit + 1) * bottom) / UNIT) - 1;
    const paid = Math.floor((top * UNIT) / bottom);
    if (paid > most) [most, text] = [paid, `${top}/${bottom}`];
  }
  return text;
}
