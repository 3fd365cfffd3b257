import fc from 'fast-check';
import { Rational } from '@touchline/shared-primitives';
import {
  BetStatus,
  couponOffer,
  CouponType,
  namedSystemBlocks,
  namedSystemOf,
  payoutWithBonuses,
  requestBlocks,
  settleCoupon,
  winMultiplier,
} from './index.ts';
import type { CouponBonuses, NamedSystemName } from './index.ts';

const NONE: CouponBonuses = {
  maxPayout: 1_000_000,
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  promo: null,
  isBonusBet: false,
};
const bets = (...coefs: number[]) => coefs.map((coef) => ({ coef }));
const boost = { ladder: [{ fewestBets: 3, percent: 5 }], lowestCoef: 1200 };

it('[CP-27] places blocks as separate coupons, each with its bets, its stake and its win', () => {
  const request = {
    typeId: CouponType.Express,
    amount: 100,
    amountByBlockId: { 7: 500 },
    bets: [
      { coef: 1500, blockId: 3 },
      { coef: 3000, blockId: 7 },
      { coef: 2000, blockId: 3 },
    ],
  };
  const { lines, amount, possibleWin, combinations, coef } = couponOffer(request, NONE);

  expect(lines.map(({ blockId, typeId, at, amount: stake, possibleWin: win }) => [blockId, typeId, at, stake, win])).toEqual([
    [3, 1, [0, 2], 100, 300],
    [7, 0, [1], 500, 1500],
  ]);
  expect([amount, possibleWin, combinations, coef]).toEqual([600, 1800, 2, 3000]);
});

it('[CP-27] takes the stake of a single from its block, otherwise from the coupon', () => {
  const request = { typeId: CouponType.ManySingles, amount: 100, amountByBlockId: { 2: 300 } };
  const named = couponOffer(
    {
      ...request,
      bets: [
        { coef: 2000, blockId: 1 },
        { coef: 3000, blockId: 2 },
      ],
    },
    NONE,
  );
  const together = couponOffer(
    {
      ...request,
      bets: [
        { coef: 2000, blockId: 2 },
        { coef: 3000, blockId: 2 },
      ],
    },
    NONE,
  );

  expect(named.lines.map(({ at, amount, possibleWin }) => [at, amount, possibleWin])).toEqual([
    [[0], 100, 200],
    [[1], 300, 900],
  ]);
  expect(together.lines.map(({ at, amount, typeId }) => [at, amount, typeId])).toEqual([
    [[0], 300, 0],
    [[1], 300, 0],
  ]);
});

it('[CP-27] [CP-23] computes each block separately, and their sum', () => {
  const request = {
    typeId: CouponType.Express,
    amount: 1000,
    amountByBlockId: { 7: 500 },
    bets: [{ coef: 1500 }, { coef: 2500, blockId: 7 }, { coef: 2000 }],
  };
  const bonuses = {
    ...NONE,
    hyperBonusPercent: 10,
    minHyperBonusBetLimit: 600,
    promo: { effect: { kind: 'boost' as const, percent: 50 } },
  };
  const { lines, ...together } = couponOffer(request, bonuses);

  const figures = { combinations: 1, systemValue: null, bonus: 100 };
  expect(lines).toEqual([
    {
      ...{ ...figures, blockId: 0, typeId: 1, at: [0, 2], bets: [{ coef: 1500 }, { coef: 2000 }], amount: 1000, coef: 3000, minWin: 3000 },
      ...{ exactCoef: Rational.of(3), win: 3000, hyperBonus: 300, promoBonus: 1650, possibleWin: 4950 },
    },
    {
      ...{ ...figures, blockId: 7, typeId: 0, at: [1], bets: [{ coef: 2500 }], amount: 500, coef: 2500, minWin: 1250 },
      ...{ exactCoef: Rational.of(5, 2), win: 1250, hyperBonus: 0, promoBonus: 625, possibleWin: 1875 },
    },
  ]);
  expect(together).toEqual({
    ...{ amount: 1500, combinations: 2, coef: 3000, minWin: 1250 },
    ...{ win: 4250, hyperBonus: 300, promoBonus: 2275, possibleWin: 6825 },
  });
});

it('[CP-27] identifies many singles without block ids by their position', () => {
  const request = { typeId: CouponType.ManySingles, amount: 100, amountByBlockId: { 1: 300 } };
  const { lines, ...together } = couponOffer({ ...request, bets: bets(2000, 1500, 1200) }, NONE);

  expect(
    lines.map(({ blockId, typeId, systemValue, at, amount, possibleWin }) => [blockId, typeId, systemValue, at, amount, possibleWin]),
  ).toEqual([
    [0, 0, null, [0], 100, 200],
    [1, 0, null, [1], 300, 450],
    [2, 0, null, [2], 100, 120],
  ]);
  expect(together).toMatchObject({ amount: 500, combinations: 3, coef: 2000, minWin: 120, win: 770, possibleWin: 770 });
});

it('[CP-10] places each size of a named system with all bets, and its singles one by one', () => {
  const request = { typeId: CouponType.System, amount: 0, amountByBlockId: { 1: 100, 2: 300, 3: 100 }, bets: bets(2000, 3000, 4000) };
  const { lines, ...together } = couponOffer(request, { ...NONE, maxPayout: 2_000 });

  expect(
    lines.map((line) => [line.blockId, line.typeId, line.systemValue, line.at, line.amount, line.combinations, line.minWin, line.win]),
  ).toEqual([
    [1, 0, null, [0], 100, 1, 200, 200],
    [1, 0, null, [1], 100, 1, 300, 300],
    [1, 0, null, [2], 100, 1, 400, 400],
    [2, 4, 2, [0, 1, 2], 300, 3, 600, 2000],
    [3, 4, 3, [0, 1, 2], 100, 1, 2000, 2000],
  ]);
  expect(together).toEqual({
    ...{ amount: 700, combinations: 7, coef: 24_000, minWin: 200 },
    ...{ win: 4900, hyperBonus: 0, promoBonus: 0, possibleWin: 4900 },
  });
});

it('[CP-13] [MON-5] multiplies the smallest and the largest win, and cuts both at the payout limit', () => {
  const request = { typeId: CouponType.Express, amount: 1000, bets: bets(2000, 2000, 2000) };
  const line = (maxPayout: number) => couponOffer(request, { ...NONE, expressBoost: boost, maxPayout }).lines[0];

  expect(line(1_000_000)).toMatchObject({ bonus: 105, coef: 8000, minWin: 8400, win: 8400 });
  expect(line(8399)).toMatchObject({ bonus: 105, coef: 8000, minWin: 8399, win: 8399 });
});

it.each([
  ['patent', 3, { 1: 100, 2: 300, 3: 100 }],
  ['trixie', 3, { 2: 300, 3: 100 }],
  ['yankee', 4, { 2: 600, 3: 400, 4: 100 }],
  ['lucky-15', 4, { 1: 100, 2: 600, 3: 400, 4: 100 }],
] as const)('[CP-10] recognises a %s of %i bets by its sizes', (name: NamedSystemName, count, amountByBlockId) => {
  const legs = bets(2000, 3000, 4000, 1500).slice(0, count);
  const request = { typeId: CouponType.System, amount: 0, amountByBlockId, bets: legs };

  const shapes = requestBlocks(request).map(({ blockId, typeId, systemValue, amount }) => ({ blockId, typeId, systemValue, amount }));
  const expected = namedSystemBlocks({ name, bets: legs, amount: 100 });
  expect(shapes).toEqual(expected.map(({ blockId, typeId, systemValue, amount }) => ({ blockId, typeId, systemValue, amount })));
  expect(namedSystemOf(request)).toBe(name);
});

it.each([
  ['a size is missing', { 1: 100, 2: 300 }],
  ['stakes per combination differ', { 1: 100, 2: 299, 3: 100 }],
  ['a size is too large', { 2: 300, 3: 100, 4: 100 }],
  ['it has no sizes', {}],
])('[CP-10] finds no name when %s', (_, amountByBlockId) => {
  const request = { typeId: CouponType.System, amount: 0, amountByBlockId, bets: bets(2000, 2000, 2000) };

  expect(namedSystemOf(request)).toBeNull();
  expect(namedSystemOf({ ...request, systemValue: 2, amountByBlockId: { 2: 300, 3: 100 } })).toBeNull();
  expect(namedSystemOf({ ...request, typeId: CouponType.Express, amountByBlockId: { 2: 300, 3: 100 } })).toBeNull();
});

it.each([[{}], [{ 0: 100 }], [{ 4: 100 }]])('[CP-10] rejects sizes that three bets cannot form: %p', (amountByBlockId) => {
  const request = { typeId: CouponType.System, amount: 0, amountByBlockId, bets: bets(2000, 2000, 2000) };

  expect(() => requestBlocks(request)).toThrow(RangeError);
});

it('[CP-10] makes one coupon with all bets of a plain system with a size', () => {
  const { lines } = couponOffer({ typeId: CouponType.System, systemValue: 2, amount: 300, bets: bets(2000, 3000, 4000) }, NONE);

  expect(lines).toMatchObject([
    { blockId: 0, typeId: 4, systemValue: 2, at: [0, 1, 2], amount: 300, combinations: 3, coef: 8666, win: 2600 },
  ]);
});

it.each([
  [CouponType.Express, [1500, 1500, 1500], false, 105],
  [CouponType.Express, [1500, 1500, 1100], false, 100],
  [CouponType.Express, [1500, 1500, 1500], true, 103],
  [CouponType.System, [1500, 1500, 1500], false, 100],
  [CouponType.System, [1500, 1500, 1500], true, 100],
])('[CP-13] multiplies the win of type %i with %p, bonus bet %p, by %i hundredths', (typeId, coefs, isBonusBet, factor) => {
  expect(winMultiplier({ typeId, bets: bets(...coefs) }, { expressBoost: boost, isBonusBet })).toBe(factor);
});

it('[CP-13] shows the boosted win as the possible win, within the payout limit', () => {
  const request = { typeId: CouponType.Express, amount: 1000, bets: bets(2000, 2000, 2000) };

  expect(winMultiplier(request, { expressBoost: null, isBonusBet: false })).toBe(100);
  expect(couponOffer(request, { ...NONE, expressBoost: boost })).toMatchObject({ win: 8400, possibleWin: 8400 });
  expect(couponOffer(request, { ...NONE, expressBoost: boost, maxPayout: 8300 })).toMatchObject({ win: 8300, possibleWin: 8300 });
});

const hyper = { ...NONE, hyperBonusPercent: 10, minHyperBonusBetLimit: 500, maxHyperBonusLimit: 200 };
it.each([
  ['won', 500, 1250, hyper, { hyperBonus: 125, promoBonus: 0, payout: 1375 }],
  ['won', 499, 1250, hyper, { hyperBonus: 0, promoBonus: 0, payout: 1250 }],
  ['won', 500, 9000, hyper, { hyperBonus: 200, promoBonus: 0, payout: 9200 }],
  ['won', 500, 9000, { ...hyper, maxPayout: 9050 }, { hyperBonus: 50, promoBonus: 0, payout: 9050 }],
  ['returned', 500, 500, hyper, { hyperBonus: 0, promoBonus: 0, payout: 500 }],
  ['lost', 500, 0, hyper, { hyperBonus: 0, promoBonus: 0, payout: 0 }],
  ['won', 500, 1000, { ...hyper, promo: { effect: { kind: 'boost', percent: 50 } } }, { hyperBonus: 100, promoBonus: 550, payout: 1650 }],
  ['returned', 500, 500, { ...NONE, promo: { effect: { kind: 'boost', percent: 50 } } }, { hyperBonus: 0, promoBonus: 0, payout: 500 }],
  ['lost', 500, 0, { ...NONE, promo: { effect: { kind: 'stake-back', percent: 40 } } }, { hyperBonus: 0, promoBonus: 200, payout: 200 }],
  ['returned', 500, 0, { ...NONE, promo: { effect: { kind: 'stake-back', percent: 40 } } }, { hyperBonus: 0, promoBonus: 0, payout: 0 }],
  ['won', 500, 900, { ...NONE, promo: { effect: { kind: 'stake-back', percent: 40 } } }, { hyperBonus: 0, promoBonus: 0, payout: 900 }],
  ['won', 500, 1250, { ...NONE, promo: { effect: { kind: 'free-bet' } } }, { hyperBonus: 0, promoBonus: -500, payout: 750 }],
  ['returned', 500, 500, { ...NONE, promo: { effect: { kind: 'free-bet' } } }, { hyperBonus: 0, promoBonus: -500, payout: 0 }],
] as const)('[CP-23] computes the payout of a %s coupon of %i with a win of %i: %#', (state, amount, win, bonuses, expected) => {
  expect(payoutWithBonuses({ state, amount, win }, bonuses)).toEqual({ win, ...expected });
});

const terms = fc.record({
  maxPayout: fc.integer({ min: 1, max: 10_000_000 }),
  hyperBonusPercent: fc.option(fc.integer({ min: 1, max: 300 })),
  minHyperBonusBetLimit: fc.option(fc.nat(50_000)),
  maxHyperBonusLimit: fc.option(fc.nat(50_000)),
  expressBoost: fc.option(fc.record({ ladder: fc.constant([{ fewestBets: 2, percent: 7 }]), lowestCoef: fc.constant(1200) })),
  promo: fc.option(
    fc.record({
      effect: fc.oneof(
        fc.record({
          kind: fc.constant('boost' as const),
          percent: fc.integer({ min: 1, max: 200 }),
          max: fc.option(fc.nat(9000), { nil: undefined }),
        }),
        fc.record({ kind: fc.constant('stake-back' as const), percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ kind: fc.constant('free-bet' as const) }),
      ),
    }),
  ),
  isBonusBet: fc.boolean(),
});
const requests = fc
  .record({
    typeId: fc.constantFrom(...Object.values(CouponType)),
    amount: fc.integer({ min: 1, max: 1_000_000 }),
    bets: fc.array(fc.record({ coef: fc.integer({ min: 1001, max: 30_000 }), isBanker: fc.constant(false) }), {
      minLength: 3,
      maxLength: 7,
    }),
    isNamed: fc.boolean(),
  })
  .map(({ isNamed, ...request }) => ({
    ...request,
    bets: request.typeId === CouponType.Single ? request.bets.slice(0, 1) : request.bets,
    ...(request.typeId === CouponType.System && isNamed ? { amountByBlockId: { 1: 70, 2: 900, 3: 11 } } : { systemValue: 2 }),
  }));

it('[MON-5] pays exactly the figure shown, for any combination of bonuses', () => {
  const count = Number(process.env['TOUCHLINE_COUPONS'] ?? 10_000) / 10;
  fc.assert(
    fc.property(requests, terms, (request, bonuses) => {
      const offer = couponOffer(request, bonuses);
      const paid = offer.lines.map(({ typeId, systemValue, amount, bets: legs, bonus }) => {
        const won = legs.map((leg) => ({ ...leg, statusId: BetStatus.Win }));
        const { maxPayout } = bonuses;
        const outcome = settleCoupon({ typeId, systemValue: systemValue ?? undefined, amount, bets: won, bonus, maxPayout });
        return outcome.state === 'open' ? -1 : payoutWithBonuses({ state: outcome.state, amount, win: outcome.payout }, bonuses).payout;
      });
      expect(paid).toEqual(offer.lines.map(({ possibleWin }) => possibleWin));
      expect(offer.possibleWin).toBe(paid.reduce((sum, each) => sum + each, 0));
      expect(Math.max(...paid)).toBeLessThanOrEqual(bonuses.maxPayout);
    }),
    { numRuns: count },
  );
});
