import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9972829465, variance: 25.78026669, hitRate: 0.4428011449, maxWin: 800 }],
};
