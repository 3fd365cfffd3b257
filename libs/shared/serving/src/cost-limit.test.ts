import { createCostLimit } from './cost-limit.ts';

describe('points of an address', () => {
  it('[SRV-3] are taken by cost, refill with time, and never exceed the burst', () => {
    const clock = { ms: 0 };
    const limit = createCostLimit({ perSecond: 10, burst: 30, now: () => clock.ms });

    expect([limit.take('a', 10), limit.take('a', 10), limit.take('a', 10), limit.take('a', 10)]).toEqual([0, 0, 0, 1]);
    expect(limit.take('b', 30)).toBe(0);
    clock.ms += 999;
    expect(limit.take('a', 10)).toBe(1);
    clock.ms += 1;
    expect([limit.take('a', 10), limit.take('a', 1)]).toEqual([0, 1]);
    clock.ms += 3_600_000;
    expect([limit.take('a', 30), limit.take('a', 25)]).toEqual([0, 3]);
  });

  it('[SRV-3] are remembered for 50,000 addresses, which limits their memory', () => {
    const limit = createCostLimit({ perSecond: 1, burst: 1, now: () => 0 });
    expect([limit.take('first', 1), limit.take('first', 1)]).toEqual([0, 1]);
    for (let at = 0; at < 50_000; at += 1) limit.take(`address-${at}`, 1);

    // The least recently used address was forgotten; the last one was not.
    expect([limit.take('first', 1), limit.take('address-49999', 1)]).toEqual([0, 1]);
  });
});
