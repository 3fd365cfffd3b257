import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 29,
  rows: [
    { of: 'low risk', choice: { word: 'value', of: 'low' }, rtp: 0.98984375, variance: 0.3113812256, hitRate: 1, maxWin: 5.6 },
    { of: 'medium risk', choice: { word: 'value', of: 'medium' }, rtp: 0.9890625, variance: 1.532380371, hitRate: 1.0, maxWin: 13 },
    { of: 'high risk', choice: { word: 'value', of: 'high' }, rtp: 0.990625, variance: 7.131474609, hitRate: 1.0, maxWin: 29 },
  ],
};
