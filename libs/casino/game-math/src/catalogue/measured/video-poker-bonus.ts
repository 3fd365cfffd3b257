import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9916597319, variance: 20.90408162, hitRate: 0.4551454761, maxWin: 800 }],
};
