/** Ways to choose `k` of `n` things; 0 where there is none. Exact. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  const least = Math.min(k, n - k);
  let ways = 1n;
  for (let at = 1; at <= least; at++) ways = (ways * BigInt(n - least + at)) / BigInt(at);
  return ways;
}
