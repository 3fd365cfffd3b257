import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 1.001725224, variance: 28.25553927, hitRate: 0.4328639491, maxWin: 800 }],
};
