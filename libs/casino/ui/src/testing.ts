import type { CasinoGame } from '@touchline/casino-contract';

/** A casino game for stories and tests. */
export const aCasinoGame = (over: Partial<CasinoGame> = {}): CasinoGame => ({
  id: 1001,
  slug: 'little-saturn',
  title: 'Little Saturn',
  provider: { id: 'northpaw', name: 'Northpaw' },
  kind: 'slots',
  model: 'slot-lines-5x3',
  variant: 1,
  theme: 'space',
  features: ['demo'],
  tag: null,
  rtp: 9642,
  volatility: 'medium',
  hitRate: 2830,
  maxWin: 250_000,
  lines: 20,
  minStake: 10,
  maxStake: 5_000,
  releasedAt: '2025-03-14',
  blockedCountries: [],
  ...over,
});
