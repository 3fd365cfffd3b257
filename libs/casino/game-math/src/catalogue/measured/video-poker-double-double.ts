import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 0.9898078349, variance: 41.98498131, hitRate: 0.4471630661, maxWin: 800 }],
};
