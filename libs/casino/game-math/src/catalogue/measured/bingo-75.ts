import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 2000,
  rows: [
    { of: 'one card', choice: { word: 'every-round' }, rtp: 0.9534800232, variance: 54.96106052, hitRate: 0.2719278328, maxWin: 2000 },
  ],
};
