/** The game that a bet belongs to. */
export interface BetOrigin {
  outcomeId: number;
  gameId: number;
  /** The game that a sub-game (corners, a period) is part of. */
  parentId?: number | undefined;
}

/**
 * Outcome ids of bets that share a game with another bet of the coupon, a sub-game counting as its parent. They cannot be combined in an
 * express, because one result would decide both.
 * @spec CP-08 CP-29
 */
export function dependentBets(bets: readonly BetOrigin[]): ReadonlySet<number> {
  const byGame = new Map<number, number[]>();
  for (const { outcomeId, gameId, parentId } of bets) {
    const root = parentId ?? gameId;
    byGame.set(root, [...(byGame.get(root) ?? []), outcomeId]);
  }
  return new Set([...byGame.values()].filter((outcomes) => outcomes.length > 1).flat());
}
