/** Texts of a selection in the player's language. */
export interface BetWords {
  pick: string;
  market: string;
  game: string;
}
