import type { CasinoGame } from '@touchline/casino-contract';

/** A casino game for stories and tests. */
export const aCasinoGame = (over: Partial<CasinoGame> = {}): CasinoGame => ({
  id: 1001,
  slug: 'little-saturn',
  title: 'Little Saturn',
  provider: { id: 'northpaw', name: 'Northpaw' },
  kind: 'slots',
  features: ['demo'],
  tag: null,
  rtp: 9642,
  ...over,
});
