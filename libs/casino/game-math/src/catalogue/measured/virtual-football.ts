import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 4.86,
  rows: [
    {
      of: 'first fixture, home',
      choice: { word: 'value', of: 'home' },
      rtp: 0.94664625,
      variance: 1.61247344,
      hitRate: 0.357225,
      maxWin: 2.65,
    },
    {
      of: 'first fixture, draw',
      choice: { word: 'value', of: 'draw' },
      rtp: 0.948026,
      variance: 2.248693023,
      hitRate: 0.28555,
      maxWin: 3.32,
    },
    {
      of: 'first fixture, away',
      choice: { word: 'value', of: 'away' },
      rtp: 0.94664625,
      variance: 1.61247344,
      hitRate: 0.357225,
      maxWin: 2.65,
    },
    {
      of: 'first fixture, over-2',
      choice: { word: 'value', of: 'over-2' },
      rtp: 0.948398,
      variance: 1.395664394,
      hitRate: 0.3919,
      maxWin: 2.42,
    },
    {
      of: 'first fixture, under-3',
      choice: { word: 'value', of: 'under-3' },
      rtp: 0.948636,
      variance: 0.5799618995,
      hitRate: 0.6081,
      maxWin: 1.56,
    },
    {
      of: 'first fixture, both-score',
      choice: { word: 'value', of: 'both-score' },
      rtp: 0.947179,
      variance: 1.101399632,
      hitRate: 0.4489,
      maxWin: 2.11,
    },
  ],
  range: { from: 0.944968, to: 0.949824 },
};
