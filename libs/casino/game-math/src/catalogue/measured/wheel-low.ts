import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 1.5,
  rows: [{ of: 'every spin', choice: { word: 'every-round' }, rtp: 0.96, variance: 0.3204, hitRate: 0.75, maxWin: 1.5 }],
};
