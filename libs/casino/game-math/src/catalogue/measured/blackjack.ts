import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 8,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9942961199, variance: 1.312457222, hitRate: 0.5233625, maxWin: 8 }],
};
