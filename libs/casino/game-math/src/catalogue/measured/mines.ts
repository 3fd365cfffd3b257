import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 5148297,
  rows: [
    {
      of: '3 mines, 5 cells',
      choice: { word: 'mines-opened', n: 3, to: 5 },
      rtp: 0.9863478261,
      variance: 0.9899501399,
      hitRate: 0.4956521739,
      maxWin: 1.99,
    },
    {
      of: '10 mines, 3 cells',
      choice: { word: 'mines-opened', n: 10, to: 3 },
      rtp: 0.9891304348,
      variance: 3.967273157,
      hitRate: 0.197826,
      maxWin: 5,
    },
  ],
  range: { from: 0.9828, to: 0.99 },
};
