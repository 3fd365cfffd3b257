/** Something that counts into a limit: minor units (or milliseconds of play) at a moment in milliseconds since 1970. */
export interface Use {
  at: number;
  amount: number;
}
/** A limit with what is left of it. */
export interface LimitLeft {
  limitType: number;
  limit: number;
  left: number;
}

/** What a rolling window holds: a use counts until the window's length after it is over. Winnings never make it negative. @spec LIM-4 */
export function usedIn(uses: readonly Use[], windowMs: number, nowMs: number): number {
  const counted = uses.filter(({ at }) => at > nowMs - windowMs);
  return Math.max(
    0,
    counted.reduce((total, { amount }) => total + amount, 0),
  );
}

/** Of several limits the one that lets through least, and of two alike the first. @spec LIM-4 */
export const tightestOf = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[]): Left | undefined =>
  [...limits].sort((one, other) => one.left - other.left)[0];

/** The limit that stops an amount: the tightest of those that have less left. @spec RG-16 LIM-4 */
export const bindingLimit = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[], amount: number): Left | undefined =>
  tightestOf(limits.filter(({ left }) => amount > left));

/**
 * When a limit lets an amount through: uses leave the window one after the other.
 *
 * @param uses - oldest first; what is older than the window is left out of account.
 * @returns milliseconds since 1970; null when the amount is larger than the limit.
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
