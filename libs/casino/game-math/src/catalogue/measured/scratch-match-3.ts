import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 1000,
  rows: [{ of: 'one card', choice: { word: 'every-round' }, rtp: 0.933, variance: 206.345511, hitRate: 0.2901, maxWin: 1000 }],
};
