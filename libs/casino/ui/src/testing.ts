import type { CasinoGame } from '@touchline/casino-contract';

/** A planet, as small as a picture can be: stories have no site to load from. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><path fill="#241a4d" d="M0 0h120v160H0z"/><circle cx="60" cy="66" r="30" fill="#ff9c5a"/><path fill="none" stroke="#ffe2b8" stroke-width="6" d="M18 80c20 12 64-4 84-28"/></svg>',
)}`;

/** A casino game for stories and tests. */
export const aCasinoGame = (over: Partial<CasinoGame> = {}): CasinoGame => ({
  id: 1001,
  slug: 'little-saturn',
  title: 'Little Saturn',
  art: PICTURE,
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
