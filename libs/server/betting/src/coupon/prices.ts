/** Which price a bet is about. */
export interface PriceRef {
  gameId: number;
  marketId: number;
  outcomeId: number;
}

/** A price as it stands at the moment of asking, with everything that a booked bet keeps for good. */
export interface PriceNow extends PriceRef {
  /** Games that belong together (a match and its sub-games) share it: two bets of one root depend on each other. */
  rootGameId: number;
  marketTypeId: number;
  outcomeTypeId: number;
  param: number | null;
  outcomeName: string | null;
  /** Players of a duel, by name; null or absent for other bets. @spec BT-09 */
  playersDuel?: readonly [string, string] | null;
  /** Thousandths. */
  coef: number;
  /** How likely it is without the house's margin, returns taken out; millionths. */
  chance: number;
  /** The price, its market or its game is paused. */
  isSuspended: boolean;
  isDepend: boolean;
  isBannedExpress: boolean;
  /** May not be a banker. @spec CP-29 */
  isDisabledBanker: boolean;
  /** Kind of the game: 7 is left out of bonus bets. @spec CP-12 */
  kind: number;
  isLive: boolean;
  isFinished: boolean;
  sportId: number;
  champId: number;
  champName: string;
  opponent1: string;
  opponent2: string;
  /** Seconds. A line game closes at this moment. */
  startAt: number;
  subKind: string | null;
  /** Milliseconds: when the line was last alive. */
  updatedAt: number;
  /** Score as text (2:1), null before the game. */
  score: string | null;
  /** Counts up with every move of this price. @spec ODD-3 */
  priceVersion: number;
}

/** What coupons need from whoever makes prices and results. */
export interface PriceSource<Result> {
  /** The price now; `no-game` and `no-outcome` when there is nothing to sell. */
  quote(ref: PriceRef): PriceNow | 'no-game' | 'no-outcome';
  /** The final result, or undefined while it is open or when the game is unknown. */
  result(gameId: number): Result | undefined;
  /** Calls back for every game that has just got its result; the answer ends the subscription. */
  onSettled(listener: (gameId: number) => void): () => void;
}
