/** Status of a bet, by the specification's numbers. @spec OD-02 */
export const BetStatus = {
  NotCalculated: -2,
  GameNotStarted: -1,
  Lose: 0,
  Win: 1,
  Return: 2,
  ForcedReturn: 3,
  HalfWinHalfReturn: 4,
  HalfLoseHalfReturn: 5,
  HalfLoseHalfWin: 6,
} as const;
export type BetStatus = (typeof BetStatus)[keyof typeof BetStatus];
