/** Number of ways to choose `k` of `n`; 0 if impossible. Exact. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const least = Math.min(k, n - k);
  let ways = 1n;
  for (let at = 1; at <= least; at++) ways = (ways * BigInt(n - least + at)) / BigInt(at);
  return ways;
}
