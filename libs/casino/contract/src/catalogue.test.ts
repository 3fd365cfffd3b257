import type * as z from 'zod/mini';
import type { CasinoCatalogue as Page } from './index.ts';
import { CasinoCatalogue, casinoContract } from './schemas.ts';

const game = {
  id: 7,
  slug: 'amber-lighthouse',
  title: 'Amber Lighthouse',
  provider: { id: 'northpaw', name: 'Northpaw' },
  kind: 'slots',
  model: 'slot-free-spins',
  variant: 2,
  theme: 'sea',
  features: ['free-spins'],
  tag: null,
  rtp: 9642,
  volatility: 'high',
  hitRate: 2830,
  maxWin: 250_000,
  lines: 20,
  minStake: 10,
  maxStake: 5000,
  releasedAt: '2025-03-14',
  blockedCountries: [250],
};
const page = { games: [game], total: 1, page: 1, pages: 1, providers: [], features: [], themes: [], volatilities: [] };

it("has schemas that match the browser's types", () => {
  const read: z.infer<typeof CasinoCatalogue> = CasinoCatalogue.parse(page);
  const typed: Page = read;
  expect(typed.games[0]?.rtp).toBe(9642);
  expect(CasinoCatalogue.safeParse({ ...page, games: [{ ...game, rtp: 20_001 }] }).success).toBe(false);
  expect(CasinoCatalogue.safeParse({ ...page, games: [{ ...game, slug: '../x' }] }).success).toBe(false);
});

it.each([
  [{ page: '2' }, true],
  [{ page: '0' }, false],
  [{ page: '1.5' }, false],
  [{ kind: 'poker' }, true],
  [{ kind: 'lottery' }, false],
  [{ ids: '1,2,3' }, true],
  [{ ids: '1,,3' }, false],
  [{ theme: 'volcano', volatility: 'high', sort: 'rtp' }, true],
  [{ size: '501' }, false],
  [{ provider: 'north paw' }, false],
  [{ q: 'a'.repeat(61) }, false],
])('validates the query %j: %p', (query, isTaken) => {
  expect(casinoContract.games.query.safeParse(query).success).toBe(isTaken);
});
