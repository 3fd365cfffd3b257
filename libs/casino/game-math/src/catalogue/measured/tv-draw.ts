import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 3000,
  rows: [
    { of: '2 chosen', choice: { word: 'chosen', n: 2 }, rtp: 0.9512195122, variance: 36.19274242, hitRate: 0.0243902439, maxWin: 39 },
    { of: '1 chosen', choice: { word: 'chosen', n: 1 }, rtp: 0.95, variance: 4.5125, hitRate: 0.166667, maxWin: 5.7 },
    { of: '3 chosen', choice: { word: 'chosen', n: 3 }, rtp: 0.9451219512, variance: 292.0945494, hitRate: 0.003049, maxWin: 310 },
    { of: '4 chosen', choice: { word: 'chosen', n: 4 }, rtp: 0.9380863039, variance: 2813.378906, hitRate: 0.000313, maxWin: 3000 },
  ],
};
