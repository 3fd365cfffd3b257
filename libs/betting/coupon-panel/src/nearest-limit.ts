/** A limit on a coupon and the amount that the coupon uses, in minor units. */
export interface UsedLimit<Key extends string> {
  key: Key;
  used: number;
  /** Null if there is none. */
  limit: number | null;
}

/**
 * The limit of which the largest fraction is used; null if none is known. Exceeded limits are skipped, because they are shown as errors.
 * @spec CP-14
 */
export function nearestLimit<Key extends string>(limits: readonly UsedLimit<Key>[]): { key: Key; left: number; part: number } | null {
  const known = limits.flatMap(({ key, used, limit }) =>
    limit === null || limit === 0 || used > limit ? [] : [{ key, left: limit - used, part: used / limit }],
  );
  return known.sort((a, b) => b.part - a.part)[0] ?? null;
}
