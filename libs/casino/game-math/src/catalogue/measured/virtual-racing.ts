import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 23.75,
  rows: [
    { of: 'win-1', choice: { word: 'value', of: 'win-1' }, rtp: 0.9492, variance: 2.31680736, hitRate: 0.28, maxWin: 3.39 },
    { of: 'place-1', choice: { word: 'value', of: 'place-1' }, rtp: 0.9479957386, variance: 0.3905782841, hitRate: 0.697056, maxWin: 1.36 },
    { of: 'win-2', choice: { word: 'value', of: 'win-2' }, rtp: 0.95, variance: 3.61, hitRate: 0.2, maxWin: 4.75 },
    { of: 'place-2', choice: { word: 'value', of: 'place-2' }, rtp: 0.9466034063, variance: 0.6658376116, hitRate: 0.573699, maxWin: 1.65 },
  ],
  range: { from: 0.9466034063, to: 0.95 },
};
