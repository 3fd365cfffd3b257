import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 250,
  rows: [{ of: 'every spin', choice: { word: 'every-round' }, rtp: 0.9640625, variance: 44.79147725, hitRate: 0.251875, maxWin: 250 }],
};
