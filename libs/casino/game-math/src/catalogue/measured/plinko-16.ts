import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 1000,
  rows: [
    { of: 'low risk', choice: { word: 'value', of: 'low' }, rtp: 0.9899871826, variance: 0.1101704344, hitRate: 1, maxWin: 16 },
    { of: 'medium risk', choice: { word: 'value', of: 'medium' }, rtp: 0.9898834229, variance: 2.152795299, hitRate: 1.0, maxWin: 110 },
    { of: 'high risk', choice: { word: 'value', of: 'high' }, rtp: 0.9897644043, variance: 43.10323141, hitRate: 1.0, maxWin: 1000 },
  ],
};
