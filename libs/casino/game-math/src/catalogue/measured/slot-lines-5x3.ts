import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 536,
  rows: [{ of: 'every spin', choice: { word: 'every-round' }, rtp: 0.969810625, variance: 14.04127287, hitRate: 0.369375, maxWin: 536 }],
};
