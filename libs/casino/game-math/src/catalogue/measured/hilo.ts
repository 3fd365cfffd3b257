import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 10000,
  rows: [
    { of: 'one guess', choice: { word: 'guesses', n: 1 }, rtp: 0.9876331361, variance: 0.3089269423, hitRate: 0.7869822485, maxWin: 1.83 },
    { of: 'three guesses', choice: { word: 'guesses', n: 3 }, rtp: 0.9877696859, variance: 1.440229289, hitRate: 0.454641, maxWin: 6.34 },
  ],
};
