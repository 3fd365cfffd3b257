import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 100,
  rows: [
    { of: 'fish that pays 2', choice: { word: 'fish', n: 1 }, rtp: 0.96, variance: 0.9984, hitRate: 0.48, maxWin: 2 },
    { of: 'fish that pays 5', choice: { word: 'fish', n: 2 }, rtp: 0.96, variance: 3.8784, hitRate: 0.192, maxWin: 5 },
    { of: 'fish that pays 10', choice: { word: 'fish', n: 3 }, rtp: 0.96, variance: 8.6784, hitRate: 0.096, maxWin: 10 },
    { of: 'fish that pays 25', choice: { word: 'fish', n: 4 }, rtp: 0.96, variance: 23.0784, hitRate: 0.0384, maxWin: 25 },
    { of: 'fish that pays 50', choice: { word: 'fish', n: 5 }, rtp: 0.96, variance: 47.0784, hitRate: 0.0192, maxWin: 50 },
    { of: 'fish that pays 100', choice: { word: 'fish', n: 6 }, rtp: 0.96, variance: 95.0784, hitRate: 0.0096, maxWin: 100 },
  ],
};
