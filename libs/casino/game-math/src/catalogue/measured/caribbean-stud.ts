import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 204,
  rows: [
    {
      of: 'raise with A K J 8 3 or better',
      choice: { word: 'stud-play' },
      rtp: 0.9467883,
      interval: { from: 0.9463483129, to: 0.9472282871, rounds: 100000000 },
      variance: 5.039455895,
      hitRate: 0.386011,
      maxWin: 204,
      bestRtp: 0.9478,
    },
  ],
};
