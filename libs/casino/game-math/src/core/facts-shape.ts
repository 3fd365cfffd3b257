/** Long-term figures of a game, per unit of the first stake. */
export interface Facts {
  /** Return to the player: 0.972973 gives back 97.2973 of 100. */
  rtp: number;
  /** 95 % confidence interval of the return, if rounds were simulated; absent if the return is exact. */
  interval?: { from: number; to: number; rounds: number };
  variance: number;
  /** Chance that a round returns anything. */
  hitRate: number;
  /** Maximum return of a round, in stakes. */
  maxWin: number;
  /** The choice or strategy that the figures describe. */
  of: string;
  /** Maximum return of a round with any choice, in stakes. */
  most: number;
}
