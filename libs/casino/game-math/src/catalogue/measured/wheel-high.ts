import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 10,
  rows: [{ of: 'every spin', choice: { word: 'every-round' }, rtp: 0.96, variance: 4.9184, hitRate: 0.24, maxWin: 10 }],
};
