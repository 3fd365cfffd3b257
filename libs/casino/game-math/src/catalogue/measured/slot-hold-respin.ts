import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 950,
  rows: [
    { of: 'every spin', choice: { word: 'every-round' }, rtp: 0.9471266273, variance: 121.934569, hitRate: 0.4005208449, maxWin: 950 },
  ],
};
