import { chance } from '../testing.ts';
import { EDGE_PARTS, netRisks, REWARD_SHARE, type Risk } from './risk.ts';

const risk = (more: Partial<Risk>): Risk => ({
  ...{ product: 'coupon', ref: '1', at: 1, base: 10_000, net: -10_000, edge: 300, events: [], isSettled: true },
  ...more,
});
const countedOf = (...risks: Partial<Risk>[]) => netRisks(risks.map(risk)).map(({ counted, worth }) => [counted, worth]);

it.each([
  ['a lost bet counts in full', [{}], [[10_000, 300]]],
  ['a won bet counts with its stake', [{ net: 90_000 }], [[10_000, 300]]],
  ['a bet on almost certain odds counts with what it won', [{ net: 100 }], [[100, 3]]],
  ['a void bet counts with nothing', [{ net: 0 }], [[0, 0]]],
  ['a cash-out counts with what it cost', [{ net: -450 }], [[450, 13]]],
  ['over and under of one match count with their difference', [{ events: ['a'], net: 9_000 }, { events: ['a'] }], [[1_000, 30]]],
  [
    'opposite bets of different size leave the rest',
    [
      { events: ['a'], net: 9_000 },
      { events: ['a'], base: 4_000, net: -4_000 },
    ],
    [[5_000, 150]],
  ],
  [
    'expresses that share a match are netted with all of its bets',
    [{ events: ['a', 'b'], net: 30_000 }, { events: ['b', 'c'] }, { events: ['c'] }, { events: ['d'] }],
    [
      [10_000, 300],
      [10_000, 300],
    ],
  ],
  ['a bet whose match has an open one waits', [{ events: ['a'], isSettled: false }, { events: ['a'] }], []],
  ['a product without an edge earns nothing', [{ edge: 0 }], [[10_000, 0]]],
] as const)('[PI-02] [CS-06] %s', (_, risks, counted) => {
  expect(countedOf(...risks)).toEqual(counted);
});

it('[PI-02] [CS-06] all rewards together give back less than the house expects to keep', () => {
  expect(Object.values(REWARD_SHARE).reduce((sum, each) => sum + each, 0)).toBeLessThan(EDGE_PARTS);
});

it('[PI-02] [CS-06] no set of bets of 2,000 is worth more than its edge, in any order, and full hedges are worth nothing', () => {
  const next = chance(36);
  for (let run = 0; run < 2_000; run += 1) {
    const risks = Array.from({ length: 1 + next(12) }, (__, at) => {
      const base = 1 + next(1_000_000);
      const events = Array.from({ length: next(3) }, () => `game:${next(6)}`);
      return risk({ ref: String(at), at: next(50), base, net: -base + next(4 * base), edge: next(700), events });
    });
    const netted = netRisks(risks);
    const most = risks.reduce((sum, { base, edge }) => sum + (base * edge) / EDGE_PARTS, 0);
    expect(netted.reduce((sum, { worth }) => sum + worth, 0)).toBeLessThanOrEqual(most);
    for (const { worth, expected, counted, staked } of netted) {
      expect(worth).toBeLessThanOrEqual(expected);
      expect(counted).toBeLessThanOrEqual(staked);
    }
    const total = (list: typeof netted) => list.reduce((sum, { worth }) => sum + worth, 0);
    expect(total(netRisks([...risks].reverse()))).toBe(total(netted));
    // Each bet of the set with its exact opposite: nothing is at risk.
    const hedged = risks.flatMap((own) => [own, { ...own, ref: `${own.ref}-opposite`, net: -own.net }]);
    const onEvents = hedged.map((each) => ({ ...each, events: [...each.events, `only:${each.ref.split('-')[0]}`] }));
    expect(total(netRisks(onEvents))).toBe(0);
  }
});
