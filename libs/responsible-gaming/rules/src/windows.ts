/** An entry that counts towards a limit: minor units (or milliseconds of play) at a time in milliseconds since 1970. */
export interface Use {
  at: number;
  amount: number;
}
/** A limit with its unused part. */
export interface LimitLeft {
  limitType: number;
  limit: number;
  left: number;
}

/** Sum of a rolling window: a use counts until it is older than the window. Winnings never make the sum negative. @spec LIM-4 */
export function usedIn(uses: readonly Use[], windowMs: number, nowMs: number): number {
  const counted = uses.filter(({ at }) => at > nowMs - windowMs);
  return Math.max(
    0,
    counted.reduce((total, { amount }) => total + amount, 0),
  );
}

/** The limit with the smallest unused part; the first one of equals. @spec LIM-4 */
export const tightestOf = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[]): Left | undefined =>
  [...limits].sort((one, other) => one.left - other.left)[0];

/** The limit that stops an amount: the tightest of those that do not allow it. @spec RG-16 LIM-4 */
export const bindingLimit = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[], amount: number): Left | undefined =>
  tightestOf(limits.filter(({ left }) => amount > left));

/**
 * When a limit allows an amount, as uses leave the window one by one.
 *
 * @param uses - oldest first; entries older than the window are ignored.
 * @returns milliseconds since 1970; null if the amount exceeds the limit.
 * @spec RG-16 LIM-4
 */
export function freesAt(
  { limit, windowMs }: { limit: number; windowMs: number },
  amount: number,
  { uses, nowMs }: { uses: readonly Use[]; nowMs: number },
): number | null {
  if (amount > limit) return null;
  const moments = [nowMs, ...uses.map(({ at }) => at + windowMs).filter((at) => at > nowMs)];
  const free = moments.find((at) => usedIn(uses, windowMs, at) + amount <= limit);
  if (free === undefined) throw new Error('a window without uses lets everything through that is not larger than the limit');
  return free;
}
