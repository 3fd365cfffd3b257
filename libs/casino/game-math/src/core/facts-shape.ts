/** What the mathematics of a game come to, per unit of the first stake. */
export interface Facts {
  /** Return to the player: 0.972973 gives back 97.2973 of 100. */
  rtp: number;
  /** Bounds of the return with a confidence of 95 % where rounds were simulated; left out where it is exact. */
  interval?: { from: number; to: number; rounds: number };
  variance: number;
  /** Chance that a round returns anything. */
  hitRate: number;
  /** The most that a round can return, in stakes. */
  maxWin: number;
  /** Which choice or strategy the figures are of. */
  of: string;
}
