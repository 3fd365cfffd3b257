/** Bet status ids. This file contains no schemas, so that pure rules can import it without a validator. @spec OD-02 */
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

/** 1 not started, 2 in play, 3 break, 4 finished. @spec OD-03 */
export const GameStatus = { NotStarted: 1, InPlay: 2, Break: 3, Finished: 4 } as const;
export type GameStatus = (typeof GameStatus)[keyof typeof GameStatus];
