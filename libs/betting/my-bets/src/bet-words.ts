/** A selection in the player's words. */
export interface BetWords {
  pick: string;
  market: string;
  game: string;
}
