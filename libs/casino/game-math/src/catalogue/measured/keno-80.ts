import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 25000,
  rows: [
    { of: '6 chosen', choice: { word: 'chosen', n: 6 }, rtp: 0.9358606583, variance: 298.9754278, hitRate: 0.4699035142, maxWin: 1500 },
    { of: '1 chosen', choice: { word: 'chosen', n: 1 }, rtp: 0.95, variance: 2.7075, hitRate: 0.25, maxWin: 3.8 },
    { of: '2 chosen', choice: { word: 'chosen', n: 2 }, rtp: 0.9569620253, variance: 5.00523634, hitRate: 0.439873, maxWin: 9.6 },
    { of: '3 chosen', choice: { word: 'chosen', n: 3 }, rtp: 0.9435248296, variance: 26.77168884, hitRate: 0.152629, maxWin: 44 },
    { of: '4 chosen', choice: { word: 'chosen', n: 4 }, rtp: 0.9280276685, variance: 32.37026416, hitRate: 0.258947, maxWin: 100 },
    { of: '5 chosen', choice: { word: 'chosen', n: 5 }, rtp: 0.9196499703, variance: 105.8580227, hitRate: 0.36713, maxWin: 400 },
    { of: '7 chosen', choice: { word: 'chosen', n: 7 }, rtp: 0.9516785131, variance: 630.1770487, hitRate: 0.563233, maxWin: 5000 },
    { of: '8 chosen', choice: { word: 'chosen', n: 8 }, rtp: 0.9306381318, variance: 509.1652483, hitRate: 0.317124, maxWin: 10000 },
    { of: '9 chosen', choice: { word: 'chosen', n: 9 }, rtp: 0.92411614, variance: 464.5903859, hitRate: 0.39916, maxWin: 20000 },
    { of: '10 chosen', choice: { word: 'chosen', n: 10 }, rtp: 0.9544782454, variance: 235.8034826, hitRate: 0.257769, maxWin: 25000 },
  ],
};
