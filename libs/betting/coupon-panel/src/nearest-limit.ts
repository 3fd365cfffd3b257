/** Something that bounds a coupon, and how much of it the coupon uses. Minor units. */
export interface UsedLimit<Key extends string> {
  key: Key;
  used: number;
  /** Null where there is none. */
  limit: number | null;
}

/** The limit of which the largest part is used; nothing while none is known, and nothing for one that is passed: that is an error of its own. @spec CP-14 */
export function nearestLimit<Key extends string>(limits: readonly UsedLimit<Key>[]): { key: Key; left: number; part: number } | null {
  const known = limits.flatMap(({ key, used, limit }) =>
    limit === null || limit === 0 || used > limit ? [] : [{ key, left: limit - used, part: used / limit }],
  );
  return known.sort((a, b) => b.part - a.part)[0] ?? null;
}
