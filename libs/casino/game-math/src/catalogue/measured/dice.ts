import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 99,
  rows: [
    { of: 'over 50.49', choice: { word: 'roll', of: 'over', n: 5049 }, rtp: 0.99, variance: 0.9999, hitRate: 0.495, maxWin: 2 },
    { of: 'under 10.00', choice: { word: 'roll', of: 'under', n: 1000 }, rtp: 0.99, variance: 8.8209, hitRate: 0.1, maxWin: 9.9 },
  ],
  range: { from: 0.980424, to: 0.99 },
};
