import type { Measured } from '../model-entry.ts';

/** Computed by `npm run game-facts`. */
export const measured: Measured = {
  most: 105,
  rows: [
    {
      of: 'call with a pair, a queen, king or ace, four to a straight or flush, or two high cards',
      choice: { word: 'holdem-play' },
      rtp: 0.95360849,
      interval: { from: 0.9531161977, to: 0.9541007823, rounds: 100000000 },
      variance: 6.308846778,
      hitRate: 0.46077662,
      maxWin: 105,
      bestRtp: 0.9784,
    },
  ],
};
