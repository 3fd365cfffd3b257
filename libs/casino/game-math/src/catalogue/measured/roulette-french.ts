import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 36,
  rows: [
    { of: 'even-money bet', choice: { word: 'even-money' }, rtp: 0.9864864865, variance: 0.9795471147, hitRate: 0.5135135135, maxWin: 2 },
    { of: 'single number', choice: { word: 'straight' }, rtp: 0.972972973, variance: 34.08035062, hitRate: 0.027027, maxWin: 36 },
    { of: 'dozen', choice: { word: 'dozen' }, rtp: 0.972972973, variance: 1.972242513, hitRate: 0.324324, maxWin: 3 },
  ],
};
