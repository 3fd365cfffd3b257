import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 18850,
  rows: [
    {
      of: 'every spin',
      choice: { word: 'every-round' },
      rtp: 0.9734405184,
      interval: { from: 0.9727750254, to: 0.9741060114, rounds: 100000000 },
      variance: 11.52897814,
      hitRate: 0.57178957,
      maxWin: 18850,
    },
  ],
};
