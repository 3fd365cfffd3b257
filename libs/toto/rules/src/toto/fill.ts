/** Returns a random whole number from 0 to `below` - 1. */
export type Chance = (below: number) => number;

/** One random pick per game. @spec TL-01 */
export const fillAtRandom = (games: number, outcomes: number, chance: Chance): number[][] =>
  Array.from({ length: games }, () => [chance(outcomes)]);

/** The likeliest outcome of each game, the first one of equals. @param chances - of each game's outcomes, in any unit. @spec TL-01 */
export const fillWithFavourites = (chances: readonly (readonly number[])[]): number[][] =>
  chances.map((ofGame) => [ofGame.indexOf(Math.max(...ofGame))]);
