import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 1.007619612, variance: 25.8377318, hitRate: 0.4530961011, maxWin: 800 }],
};
