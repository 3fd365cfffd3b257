/** The budget of an address: `perSecond` points are added each second, up to `burst`. */
export interface CostTerms {
  perSecond: number;
  burst: number;
  /** A monotonic clock in milliseconds. */
  now: () => number;
}

export interface CostLimit {
  /** Takes `cost` points of an address. @returns 0, or the whole seconds until it has enough. */
  take(key: string, cost: number): number;
  /** As `take`, but takes nothing. */
  lacks(key: string, cost: number): number;
}

/** Number of remembered addresses. The least recently used one is forgotten, which restores its points. */
const MOST_ADDRESSES = 50_000;

/** A token bucket per address: expensive requests cost more points. @spec SRV-3 */
export function createCostLimit({ perSecond, burst, now }: CostTerms): CostLimit {
  const buckets = new Map<string, { points: number; atMs: number }>();
  const pointsOf = (key: string, atMs: number): number => {
    const known = buckets.get(key);
    return known === undefined ? burst : Math.min(burst, known.points + ((atMs - known.atMs) / 1000) * perSecond);
  };
  const secondsUntil = (points: number, cost: number): number => (points >= cost ? 0 : Math.ceil((cost - points) / perSecond));
  return {
    lacks: (key, cost) => secondsUntil(pointsOf(key, now()), cost),
    take(key, cost) {
      const atMs = now();
      const points = pointsOf(key, atMs);
      const isEnough = points >= cost;
      buckets.delete(key);
      buckets.set(key, { points: isEnough ? points - cost : points, atMs });
      if (buckets.size > MOST_ADDRESSES) buckets.delete(buckets.keys().next().value as string);
      return secondsUntil(points, cost);
    },
  };
}
