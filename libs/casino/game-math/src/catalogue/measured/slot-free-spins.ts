import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 5390.45,
  rows: [
    { of: 'every spin', choice: { word: 'every-round' }, rtp: 0.9583111814, variance: 16.30092107, hitRate: 0.3437855248, maxWin: 5390.45 },
  ],
};
