/** A whole number from 0 up to but without `below`. */
export type Chance = (below: number) => number;

/** One pick per game, by chance. @spec TL-01 */
export const fillAtRandom = (games: number, outcomes: number, chance: Chance): number[][] =>
  Array.from({ length: games }, () => [chance(outcomes)]);

/** The likeliest outcome of each game; of equal ones the first. @param chances - of each game's outcomes, in any unit. @spec TL-01 */
export const fillWithFavourites = (chances: readonly (readonly number[])[]): number[][] =>
  chances.map((ofGame) => [ofGame.indexOf(Math.max(...ofGame))]);
