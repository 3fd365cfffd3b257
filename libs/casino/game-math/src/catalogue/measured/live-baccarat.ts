import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 9,
  rows: [
    {
      of: 'banker',
      choice: { word: 'value', of: 'banker' },
      rtp: 0.9894209422,
      variance: 0.8600188668,
      hitRate: 0.5537533907,
      maxWin: 1.95,
    },
    { of: 'player', choice: { word: 'value', of: 'player' }, rtp: 0.9876491867, variance: 0.9046914894, hitRate: 0.541403, maxWin: 2 },
    { of: 'tie', choice: { word: 'value', of: 'tie' }, rtp: 0.8564037122, variance: 6.974206092, hitRate: 0.095156, maxWin: 9 },
  ],
};
