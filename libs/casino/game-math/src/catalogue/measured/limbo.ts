import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 10000,
  rows: [
    { of: 'target 2.00', choice: { word: 'left-at', n: 200 }, rtp: 0.99, variance: 0.9999, hitRate: 0.495, maxWin: 2 },
    { of: 'target 100.00', choice: { word: 'left-at', n: 10000 }, rtp: 0.99, variance: 98.0199, hitRate: 0.0099, maxWin: 100 },
  ],
  range: { from: 0.9899001819, to: 0.99 },
};
