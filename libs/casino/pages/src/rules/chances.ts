/** Ways to take `taken` things out of `all`. */
export function ways(all: number, taken: number): number {
  let result = 1;
  for (let step = 1; step <= taken; step += 1) result = (result * (all - taken + step)) / step;
  return Math.round(result);
}

const [BALLS, DRAWN] = [80, 20];

/** Chance that all of a player's keno numbers are among the 20 of 80 that are drawn. */
export const kenoAll = (picks: number): number => ways(BALLS - picks, DRAWN - picks) / ways(BALLS, DRAWN);

/** Chance that a crash round reaches a multiplier, with this return to player (a part of 1). */
export const crashReaches = (multiplier: number, rtp: number): number => Math.min(1, rtp / multiplier);

/** Hands of five cards out of 52, the best first, with the number of ways to be dealt each. */
export const POKER_HANDS = [
  { id: 'royal', ways: 4 },
  { id: 'straightFlush', ways: 36 },
  { id: 'four', ways: 624 },
  { id: 'fullHouse', ways: 3_744 },
  { id: 'flush', ways: 5_108 },
  { id: 'straight', ways: 10_200 },
  { id: 'three', ways: 54_912 },
  { id: 'twoPairs', ways: 123_552 },
  { id: 'pair', ways: 1_098_240 },
  { id: 'high', ways: 1_302_540 },
] as const;
export type PokerHand = (typeof POKER_HANDS)[number]['id'];
/** All hands of five cards. */
export const ALL_HANDS = 2_598_960;
