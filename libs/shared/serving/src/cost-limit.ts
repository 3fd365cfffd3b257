/** What one address may ask for: `perSecond` points flow in, `burst` of them are kept. */
export interface CostTerms {
  perSecond: number;
  burst: number;
  /** Milliseconds of a clock that only goes forward. */
  now: () => number;
}

export interface CostLimit {
  /** Takes `cost` points of an address. @returns 0, or the whole seconds after which it has enough of them. */
  take(key: string, cost: number): number;
}

/** Addresses that are remembered. Who asked longest ago is forgotten first, and has all points again. */
const MOST_ADDRESSES = 50_000;

/** A bucket of points for each address: what is dear to answer costs more of them. @spec SRV-3 */
export function createCostLimit({ perSecond, burst, now }: CostTerms): CostLimit {
  const buckets = new Map<string, { points: number; atMs: number }>();
  return {
    take(key, cost) {
      const atMs = now();
      const known = buckets.get(key);
      const points = known === undefined ? burst : Math.min(burst, known.points + ((atMs - known.atMs) / 1000) * perSecond);
      const isEnough = points >= cost;
      buckets.delete(key);
      buckets.set(key, { points: isEnough ? points - cost : points, atMs });
      if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value as string);
      return isEnough ? 0 : Math.ceil((cost - points) / perSecond);
    },
  };
}
