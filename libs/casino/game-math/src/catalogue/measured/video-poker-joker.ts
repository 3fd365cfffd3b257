import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 800,
  rows: [{ of: 'best play', choice: { word: 'best-play' }, rtp: 1.006462966, variance: 26.24497195, hitRate: 0.4439724536, maxWin: 800 }],
};
