import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 166.75,
  rows: [{ of: 'every spin', choice: { word: 'every-round' }, rtp: 0.965871, variance: 4.411862048, hitRate: 0.73475, maxWin: 166.75 }],
};
