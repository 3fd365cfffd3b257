import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 181,
  rows: [
    { of: 'small', choice: { word: 'value', of: 'small' }, rtp: 0.9722222222, variance: 0.9992283951, hitRate: 0.4861111111, maxWin: 2 },
    { of: 'odd', choice: { word: 'value', of: 'odd' }, rtp: 0.9722222222, variance: 0.9992283951, hitRate: 0.486111, maxWin: 2 },
    { of: 'single-1', choice: { word: 'value', of: 'single-1' }, rtp: 0.9212962963, variance: 1.239176097, hitRate: 0.421296, maxWin: 4 },
    { of: 'pair-1-2', choice: { word: 'value', of: 'pair-1-2' }, rtp: 0.8333333333, variance: 4.305555556, hitRate: 0.138889, maxWin: 6 },
    { of: 'double-1', choice: { word: 'value', of: 'double-1' }, rtp: 0.8888888889, variance: 9.87654321, hitRate: 0.074074, maxWin: 12 },
    { of: 'triple-1', choice: { word: 'value', of: 'triple-1' }, rtp: 0.837962963, variance: 150.9691144, hitRate: 0.00463, maxWin: 181 },
    {
      of: 'any-triple',
      choice: { word: 'value', of: 'any-triple' },
      rtp: 0.8611111111,
      variance: 25.9529321,
      hitRate: 0.027778,
      maxWin: 31,
    },
    { of: 'total-4', choice: { word: 'value', of: 'total-4' }, rtp: 0.8472222222, variance: 50.96277006, hitRate: 0.013889, maxWin: 61 },
    { of: 'total-5', choice: { word: 'value', of: 'total-5' }, rtp: 0.8611111111, variance: 25.9529321, hitRate: 0.027778, maxWin: 31 },
    { of: 'total-6', choice: { word: 'value', of: 'total-6' }, rtp: 0.8796296296, variance: 15.93921468, hitRate: 0.046296, maxWin: 19 },
    { of: 'total-7', choice: { word: 'value', of: 'total-7' }, rtp: 0.9027777778, variance: 10.9211034, hitRate: 0.069444, maxWin: 13 },
    { of: 'total-8', choice: { word: 'value', of: 'total-8' }, rtp: 0.875, variance: 7.109375, hitRate: 0.097222, maxWin: 9 },
    { of: 'total-9', choice: { word: 'value', of: 'total-9' }, rtp: 0.9259259259, variance: 6.550068587, hitRate: 0.115741, maxWin: 8 },
    { of: 'total-10', choice: { word: 'value', of: 'total-10' }, rtp: 0.875, variance: 5.359375, hitRate: 0.125, maxWin: 7 },
  ],
  range: { from: 0.8333333333, to: 0.9722222222 },
};
