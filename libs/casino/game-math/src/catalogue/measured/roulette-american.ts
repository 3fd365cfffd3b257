import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 36,
  rows: [
    { of: 'even-money bet', choice: { word: 'even-money' }, rtp: 0.9473684211, variance: 0.9972299169, hitRate: 0.4736842105, maxWin: 2 },
    { of: 'single number', choice: { word: 'straight' }, rtp: 0.9473684211, variance: 33.20775623, hitRate: 0.026316, maxWin: 36 },
    { of: 'dozen', choice: { word: 'dozen' }, rtp: 0.9473684211, variance: 1.944598338, hitRate: 0.315789, maxWin: 3 },
    { of: 'basket', choice: { word: 'group', of: 'basket' }, rtp: 0.9210526316, variance: 5.599030471, hitRate: 0.131579, maxWin: 7 },
  ],
};
