/** Number of ways to take `size` of `count`, exact. Zero when size is larger. */
export function combinationCount(count: number, size: number): number {
  if (size < 0 || size > count) return 0;
  let ways = 1;
  for (let taken = 1; taken <= size; taken += 1) ways = (ways * (count - size + taken)) / taken;
  return ways;
}

/**
 * Sum, over all choices of `size` factors, of their products: what all combinations of a system pay together. Computed by the
 * recurrence of the elementary symmetric polynomials in count x size steps, so thirty bets need no enumeration.
 * @spec CP-10
 */
export function sumOfProducts(factors: readonly bigint[], size: number): bigint {
  const sums = new Array<bigint>(size + 1).fill(0n);
  sums[0] = 1n;
  for (const factor of factors) {
    for (let taken = size; taken >= 1; taken -= 1) sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * factor;
  }
  return sums[size] ?? 0n;
}
