import type * as z from 'zod/mini';
import type { CasinoCatalogue } from './index.ts';
import { Catalogue, casinoContract } from './schemas.ts';

const game = {
  id: 7,
  slug: 'amber-lighthouse',
  title: 'Amber Lighthouse',
  provider: { id: 'northpaw', name: 'Northpaw' },
  kind: 'slots',
  features: ['free-spins'],
  tag: null,
  rtp: 9642,
};
const page = { games: [game], total: 1, page: 1, pages: 1, providers: [], features: [] };

it('the schema and the types of the browser are one contract', () => {
  const read: z.infer<typeof Catalogue> = Catalogue.parse(page);
  const typed: CasinoCatalogue = read;
  expect(typed.games[0]?.rtp).toBe(9642);
  expect(Catalogue.safeParse({ ...page, games: [{ ...game, rtp: 10_001 }] }).success).toBe(false);
  expect(Catalogue.safeParse({ ...page, games: [{ ...game, slug: '../x' }] }).success).toBe(false);
});

it.each([
  [{ page: '2' }, true],
  [{ page: '0' }, false],
  [{ page: '1.5' }, false],
  [{ kind: 'poker' }, false],
  [{ provider: 'north paw' }, false],
  [{ q: 'a'.repeat(61) }, false],
])('the query %j is taken: %p', (query, isTaken) => {
  expect(casinoContract.games.query.safeParse(query).success).toBe(isTaken);
});
