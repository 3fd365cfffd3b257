import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 10000,
  rows: [
    { of: 'left at 2.00', choice: { word: 'left-at', n: 200 }, rtp: 0.99, variance: 0.9999, hitRate: 0.495, maxWin: 2 },
    { of: 'left at 10.00', choice: { word: 'left-at', n: 1000 }, rtp: 0.99, variance: 8.9199, hitRate: 0.099, maxWin: 10 },
  ],
  range: { from: 0.9899001819, to: 0.99 },
};
