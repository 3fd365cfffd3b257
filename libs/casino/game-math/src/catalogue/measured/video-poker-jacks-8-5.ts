import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9729843375, variance: 19.3232588, hitRate: 0.4549776099, maxWin: 800 }],
};
