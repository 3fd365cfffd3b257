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

/** Uses that a rolling window still counts: a use counts until it is older than the window. @spec LIM-4 */
export const countedIn = <Counted extends Pick<Use, 'at'>>(uses: readonly Counted[], windowMs: number, nowMs: number): readonly Counted[] =>
  uses.filter(({ at }) => at > nowMs - windowMs);

/** Sum of a rolling window. Winnings never make it negative. @spec LIM-4 */
export const usedIn = (uses: readonly Use[], windowMs: number, nowMs: number): number =>
  Math.max(
    0,
    countedIn(uses, windowMs, nowMs).reduce((total, { amount }) => total + amount, 0),
  );

/** The limit with the smallest unused part; the first one of equals. @spec LIM-4 */
export const tightestOf = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[]): Left | undefined =>
  [...limits].sort((one, other) => one.left - other.left)[0];

/** The limit that stops an amount: the tightest of those that do not allow it. @spec RG-16 LIM-4 */
export const bindingLimit = <Left extends Pick<LimitLeft, 'left'>>(limits: readonly Left[], amount: number): Left | undefined =>
  tightestOf(limits.filter(({ left }) => amount > left));

/**
 * The first moment at which the uses that a rolling window counts fit, as they leave it one by one.
 *
 * @param fits - whether these uses fit; true for an empty list.
 * @returns milliseconds since 1970.
 * @throws Error when not even an empty window fits.
 * @spec RG-16 LIM-4
 */
export function firstFit<Counted extends Pick<Use, 'at'>>(
  windowMs: number,
  { uses, nowMs }: { uses: readonly Counted[]; nowMs: number },
  fits: (counted: readonly Counted[]) => boolean,
): number {
  const moments = [nowMs, ...uses.map(({ at }) => at + windowMs).filter((at) => at > nowMs)];
  const free = moments.find((at) => fits(countedIn(uses, windowMs, at)));
  if (free === undefined) throw new Error('a window without uses lets everything through that is not larger than the limit');
  return free;
}

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
  return firstFit(windowMs, { uses, nowMs }, (counted) => counted.reduce((total, use) => total + use.amount, amount) <= limit);
}
