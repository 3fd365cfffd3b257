import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 170,
  rows: [
    { of: 'low risk', choice: { word: 'value', of: 'low' }, rtp: 0.9897949219, variance: 0.1504866767, hitRate: 1, maxWin: 10 },
    { of: 'medium risk', choice: { word: 'value', of: 'medium' }, rtp: 0.9898925781, variance: 1.658125379, hitRate: 1.0, maxWin: 33 },
    { of: 'high risk', choice: { word: 'value', of: 'high' }, rtp: 0.9911621094, variance: 19.19092287, hitRate: 1.0, maxWin: 170 },
  ],
};
