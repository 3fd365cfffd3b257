import { MOST_BETS } from './bounds.ts';
import { checkWhole } from './check-input.ts';

/**
 * Number of ways to choose `size` of `count`, exact for every count up to {@link MOST_BETS}. Zero if size is larger than count or negative.
 * @throws CouponError when count or size is not a whole number, or the count is above {@link MOST_BETS}.
 * @spec CP-10
 * @example
 * combinationCount(30, 15); // => 155117520
 */
export function combinationCount(count: number, size: number): number {
  checkWhole(count, 'count', 0, MOST_BETS);
  checkWhole(size, 'size', Number.MIN_SAFE_INTEGER);
  if (size < 0 || size > count) return 0;
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (count - size + taken)) / taken;
  return ways;
}

/**
 * Sum of the products of all choices of `size` factors: the total payout of all combinations of a system. Uses the recurrence of the
 * elementary symmetric polynomials, limited to the terms that contribute to the result, so nothing is enumerated: 10 of 20 takes 110 steps
 * instead of 184,756 products.
 * @throws CouponError on more than {@link MOST_BETS} factors or a size that is not a whole number.
 * @spec CP-10
 * @example
 * sumOfProducts([2n, 3n, 5n], 2); // => 31n
 */
export function sumOfProducts(factors: readonly bigint[], size: number): bigint {
  checkWhole(factors.length, 'factors.length', 0, MOST_BETS);
  checkWhole(size, 'size', 0, MOST_BETS);
  const sums = new Array<bigint>(size + 1).fill(0n);
  sums[0] = 1n;
  let left = factors.length;
  let most = 0;
  for (const factor of factors) {
    left -= 1;
    if (most < size) most += 1;
    const least = Math.max(1, size - left);
    for (let taken = most; taken >= least; taken -= 1) sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * factor;
  }
  return sums[size] ?? 0n;
}

/**
 * {@link sumOfProducts} for every size at once: the entry at index `k` is the sum for size `k`.
 * @spec CP-10
 * @example
 * sumsOfProducts([2n, 3n, 5n]); // => [1n, 10n, 31n, 30n]
 */
export function sumsOfProducts(factors: readonly bigint[]): readonly bigint[] {
  checkWhole(factors.length, 'factors.length', 0, MOST_BETS);
  const sums = new Array<bigint>(factors.length + 1).fill(0n);
  sums[0] = 1n;
  factors.forEach((factor, at) => {
    for (let taken = at + 1; taken >= 1; taken -= 1) sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * factor;
  });
  return sums;
}
