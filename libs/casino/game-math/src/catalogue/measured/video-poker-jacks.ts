import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9954390437, variance: 19.51467643, hitRate: 0.4545653308, maxWin: 800 }],
};
