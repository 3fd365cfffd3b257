/** Number of ways to choose `taken` out of `all`. */
export function ways(all: number, taken: number): number {
  let result = 1;
  for (let step = 1; step <= taken; step += 1) result = (result * (all - taken + step)) / step;
  return Math.round(result);
}

const [BALLS, DRAWN] = [80, 20];

/** Probability that all of a player's keno numbers are among the 20 drawn out of 80. */
export const kenoAll = (picks: number): number => ways(BALLS - picks, DRAWN - picks) / ways(BALLS, DRAWN);

/** Probability that a crash round reaches a multiplier; `rtp` is a fraction of 1. */
export const crashReaches = (multiplier: number, rtp: number): number => Math.min(1, rtp / multiplier);

/** Hands of five cards out of 52, best first, with the number of combinations of each. */
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
/** Number of all five-card hands. */
export const ALL_HANDS = 2_598_960;
