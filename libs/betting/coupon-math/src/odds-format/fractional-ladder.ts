import type { Thousandths } from '@touchline/shared-primitives';

/** Fractions that bookmakers traditionally print, smallest first. */
const LADDER =
  '1/1000 1/500 1/200 1/100 1/50 1/33 1/25 1/20 1/16 1/14 1/12 1/11 1/10 1/9 1/8 2/15 1/7 2/13 1/6 2/11 1/5 2/9 1/4 2/7 3/10 1/3 4/11 2/5 4/9 ' +
  '1/2 8/15 4/7 8/13 4/6 8/11 4/5 5/6 10/11 20/21 1/1 21/20 11/10 6/5 5/4 11/8 7/5 6/4 13/8 7/4 15/8 2/1 9/4 5/2 11/4 3/1 10/3 7/2 4/1 9/2 5/1 ' +
  '11/2 6/1 13/2 7/1 15/2 8/1 17/2 9/1 10/1 11/1 12/1 14/1 16/1 18/1 20/1 22/1 25/1 28/1 33/1 40/1 50/1 66/1 80/1 100/1 125/1 150/1 200/1 250/1 ' +
  '300/1 400/1 500/1 750/1 1000/1';

const TEXTS: readonly string[] = LADDER.split(' ');
/** Profit of each step in thousandths of the stake. */
const PROFITS = TEXTS.map((text) => {
  const [top, bottom] = text.split('/');
  return (Number(top) * 1000) / Number(bottom);
});
const LAST = PROFITS.length - 1;
const UNIT = 1000;

/**
 * The fractions that {@link formatCoef} writes, smallest first, for pickers.
 * @spec OD-01
 * @example
 * FRACTION_LADDER.includes('6/4'); // => true
 */
export const FRACTION_LADDER = TEXTS;

/** Traditional fraction nearest to a coefficient; of two that are equally near the smaller. Above 1000/1 whole numbers go on. */
export function fractionalText(coef: Thousandths): string {
  const profit = coef - UNIT;
  if (profit <= 0) return '0/1';
  if (profit > (PROFITS[LAST] ?? 0)) return `${Math.floor(profit / UNIT)}/1`;
  let low = 0;
  let high = LAST;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((PROFITS[middle] ?? 0) < profit) low = middle + 1;
    else high = middle;
  }
  const isBelowNearer = low > 0 && profit - (PROFITS[low - 1] ?? 0) <= (PROFITS[low] ?? 0) - profit;
  return TEXTS[isBelowNearer ? low - 1 : low] ?? '';
}
