import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 1.96,
  rows: [{ of: 'either side', choice: { word: 'every-round' }, rtp: 0.98, variance: 0.9604, hitRate: 0.5, maxWin: 1.96 }],
};
