import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 5.75,
  rows: [
    {
      of: 'under or over',
      choice: { word: 'value', of: 'over' },
      rtp: 0.9583333333,
      variance: 1.285763889,
      hitRate: 0.4166666667,
      maxWin: 2.3,
    },
    { of: 'seven', choice: { word: 'value', of: 'seven' }, rtp: 0.9583333333, variance: 4.592013889, hitRate: 0.166667, maxWin: 5.75 },
  ],
};
