import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 1000,
  rows: [{ of: 'one card', choice: { word: 'every-round' }, rtp: 0.938875, variance: 38.29365123, hitRate: 0.416, maxWin: 1000 }],
};
