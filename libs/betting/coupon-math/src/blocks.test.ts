import { couponBlocks } from './blocks.ts';
import { couponReceipt } from './coupon-receipt.ts';
import { COUPON_TYPES, couponTypeEntry } from './coupon-type-map.ts';
import { couponTypesAvailable } from './coupon-types-available.ts';
import { CouponType } from './coupon-type.ts';
import { namedSystemBlocks } from './named-system-blocks.ts';
import { NAMED_SYSTEMS, namedSystemsOf, type NamedSystemName } from './named-systems.ts';
import { BetStatus } from './bet-status.ts';
import { CouponError } from './coupon-error.ts';
import { settleBlocks } from './settle-blocks.ts';
import { stakeSplit } from './stake-split.ts';

const bets = [
  { coef: 1500, blockId: 7 },
  { coef: 2000, blockId: 7 },
  { coef: 3000, blockId: 9 },
];

describe('coupon types', () => {
  it('[CP-01] are a versioned map with the numbers of the specification', () => {
    expect(COUPON_TYPES.version).toBe(1);
    expect(COUPON_TYPES.types.map(({ typeId, name }) => [typeId, name])).toEqual([
      [0, 'single'],
      [1, 'express'],
      [2, 'system-with-banker'],
      [4, 'system'],
      [9, 'many-singles'],
    ]);
    expect(COUPON_TYPES.types.filter(({ hasSystemValue }) => hasSystemValue).map(({ typeId }) => typeId)).toEqual([2, 4]);
    expect(COUPON_TYPES.types.filter(({ hasBankers }) => hasBankers).map(({ typeId }) => typeId)).toEqual([2]);
    expect([couponTypeEntry(9)?.mostBets, couponTypeEntry(0)?.mostBets, couponTypeEntry(3)]).toEqual([30, 1, undefined]);
  });

  it('[CP-01] are available from the number of bets in the map', () => {
    for (const { typeId, fewestBets } of COUPON_TYPES.types) {
      expect(couponTypesAvailable(fewestBets)).toContain(typeId);
      expect(couponTypesAvailable(fewestBets - 1)).not.toContain(typeId);
    }
  });
});

describe('couponBlocks', () => {
  it("[CP-27] gives every block its own stake, or the coupon's stake if it has none", () => {
    const blocks = couponBlocks({ typeId: CouponType.Express, amount: 100, amountByBlockId: { 9: 500 }, maxPayout: 10_000, bets });

    expect(blocks).toEqual([
      { blockId: 7, typeId: 1, amount: 100, maxPayout: 10_000, bets: [{ coef: 1500 }, { coef: 2000 }] },
      { blockId: 9, typeId: 0, amount: 500, maxPayout: 10_000, bets: [{ coef: 3000 }] },
    ]);
  });

  it('[CP-27] treats bets without a block as one block', () => {
    const blocks = couponBlocks({ typeId: CouponType.Express, amount: 100, bets: [{ coef: 1500 }, { coef: 2000 }] });

    expect(blocks.map(({ blockId, typeId, bets: own }) => [blockId, typeId, own.length])).toEqual([[0, 1, 2]]);
  });

  it('[CP-01] [CP-27] makes a separate coupon of each of many singles', () => {
    const singles = [{ coef: 1500 }, { coef: 2000, amount: 250 }, { coef: 3000, blockId: 9, amount: 1 }];
    const blocks = couponBlocks({ typeId: CouponType.ManySingles, amount: 100, amountByBlockId: { 9: 500 }, bets: singles });

    expect(blocks.map(({ blockId, typeId, amount }) => [blockId, typeId, amount])).toEqual([
      [0, 0, 100],
      [1, 0, 250],
      [9, 0, 500],
    ]);
  });

  it('[CP-27] returns a receipt with the sum of its lines, each rounded and limited separately', () => {
    const receipt = couponReceipt(
      couponBlocks({ typeId: CouponType.Express, amount: 101, amountByBlockId: { 9: 500 }, maxPayout: 1400, bets }),
    );

    expect(receipt.lines.map(({ blockId, totalAmount, maxWin, systemValue }) => [blockId, totalAmount, maxWin, systemValue])).toEqual([
      [7, 101, 303, null],
      [9, 500, 1400, null],
    ]);
    expect(receipt).toMatchObject({ combinations: 2, totalAmount: 601, minWin: 303, maxWin: 1703 });
    expect(couponReceipt([])).toEqual({ lines: [], combinations: 0, totalAmount: 0, minWin: 0, maxWin: 0 });
  });
});

describe('named systems', () => {
  it('[CP-10] have the combinations defined by their names', () => {
    expect(Object.fromEntries(NAMED_SYSTEMS.map(({ name, combinations }) => [name, combinations]))).toEqual({
      trixie: 4,
      patent: 7,
      yankee: 11,
      'lucky-15': 15,
      canadian: 26,
      'lucky-31': 31,
      heinz: 57,
      'lucky-63': 63,
      'super-heinz': 120,
      goliath: 247,
    });
    expect(NAMED_SYSTEMS.map(({ bets: count, hasSingles }) => [count, hasSingles])).toEqual([
      [3, false],
      [3, true],
      [4, false],
      [4, true],
      [5, false],
      [5, true],
      [6, false],
      [6, true],
      [7, false],
      [8, false],
    ]);
  });

  it.each([
    [2, []],
    [3, ['trixie', 'patent']],
    [8, ['goliath']],
    [9, []],
  ])('[CP-10] for %i bets are %p', (count, names) => {
    expect(namedSystemsOf(count).map(({ name }) => name)).toEqual(names);
  });

  it('[CP-10] consist of one block with a system for each size, and one block with the singles', () => {
    const four = [{ coef: 1500, amount: 5 }, { coef: 2000 }, { coef: 3000 }, { coef: 4000 }];
    const blocks = namedSystemBlocks({ name: 'lucky-15', bets: four, amount: 100, bonus: 105, maxPayout: 99_000 });

    expect(blocks.map(({ blockId, typeId, systemValue, amount }) => [blockId, typeId, systemValue, amount])).toEqual([
      [1, 9, undefined, 100],
      [2, 4, 2, 600],
      [3, 4, 3, 400],
      [4, 4, 4, 100],
    ]);
    expect(blocks.every(({ bonus, maxPayout }) => bonus === 105 && maxPayout === 99_000)).toBe(true);
    expect(blocks[0]?.bets[0]).toEqual({ coef: 1500 });
  });

  it.each(NAMED_SYSTEMS.map(({ name, bets: count, combinations }) => [name, count, combinations] as const))(
    '[CP-10] %s of %i bets costs a unit for each of %i combinations and pays the sum of its combinations',
    (name: NamedSystemName, count, combinations) => {
      const odds = Array.from({ length: count }, () => ({ coef: 2000 }));
      const { hasSingles } = NAMED_SYSTEMS.find((one) => one.name === name) ?? { hasSingles: false };
      const blocks = namedSystemBlocks({ name, bets: odds, amount: 100 });
      const receipt = couponReceipt(blocks);

      // At evens a combination of k pays 2^k; all together are (1 + 2)^n minus the empty combination and the singles.
      expect(receipt).toMatchObject({ combinations, totalAmount: combinations * 100 });
      expect(receipt.maxWin).toBe((3 ** count - 1 - (hasSingles ? 0 : 2 * count)) * 100);
      const won = blocks.map((block) => ({ ...block, bets: block.bets.map((bet) => ({ ...bet, statusId: BetStatus.Win })) }));
      expect(settleBlocks(won)).toMatchObject({ state: 'won', payout: receipt.maxWin });
    },
  );

  it('[CP-10] reject a wrong number of bets', () => {
    expect(() => namedSystemBlocks({ name: 'trixie', bets: [{ coef: 2000 }], amount: 100 })).toThrow('A trixie has 3 bets, not 1.');
  });
});

describe('settleBlocks', () => {
  const single = (statusId: BetStatus) => ({ blockId: statusId, typeId: CouponType.Single, amount: 100, bets: [{ coef: 2000, statusId }] });

  it.each([
    [[BetStatus.Win, BetStatus.Lose], 'won', 200],
    [[BetStatus.Return, BetStatus.Lose], 'returned', 100],
    [[BetStatus.Lose], 'lost', 0],
    [[BetStatus.Win, BetStatus.NotCalculated], 'open', 200],
    [[], 'lost', 0],
  ])('[OD-02] [CP-27] settles statuses %p as %s and pays %i', (statuses, state, paid) => {
    expect(settleBlocks(statuses.map(single))).toMatchObject({ state, payout: paid });
  });

  it('[OD-02] settles each of many singles with its own stake', () => {
    const settled = settleBlocks([
      {
        blockId: 3,
        typeId: CouponType.ManySingles,
        amount: 100,
        bets: [
          { coef: 2000, statusId: BetStatus.Win },
          { coef: 3000, statusId: BetStatus.Win, amount: 50 },
        ],
      },
      { blockId: 4, typeId: CouponType.Express, amount: 100, bets: [{ coef: 3000, statusId: BetStatus.Win }] },
    ]);

    expect(settled.lines).toEqual([
      { blockId: 3, typeId: 0, at: 0, outcome: { state: 'won', payout: 200 } },
      { blockId: 3, typeId: 0, at: 1, outcome: { state: 'won', payout: 150 } },
      { blockId: 4, typeId: 1, at: null, outcome: { state: 'won', payout: 300 } },
    ]);
    expect(settled.payout).toBe(650);
  });
});

describe('sums beyond the largest safe integer', () => {
  const LARGEST = 9_007_199_254_740_991;
  const huge = [{ coef: 1_000_000_000, statusId: BetStatus.Win }];
  const block = (blockId: number) => ({ blockId, typeId: CouponType.Single, amount: 90_000_000_000_000, bets: huge });

  it('[MON-5] cuts what several lines pay together, as it cuts each of them', () => {
    const settled = settleBlocks([block(1), block(2), block(3)]);

    expect(settled.lines.map(({ outcome }) => outcome)).toEqual(Array(3).fill({ state: 'won', payout: LARGEST }));
    expect(settled.payout).toBe(LARGEST);
    expect(couponReceipt([block(1), block(2), block(3)]).maxWin).toBe(LARGEST);
  });

  it('[MON-5] never cuts a stake', () => {
    const stakes = [
      { coef: 1500, amount: LARGEST },
      { coef: 1500, amount: 1 },
    ];

    expect(() => couponReceipt([{ blockId: 1, typeId: CouponType.ManySingles, amount: 0, bets: stakes }])).toThrow(CouponError);
    expect(() => stakeSplit({ typeId: CouponType.ManySingles, amount: 0, bets: stakes })).toThrow(CouponError);
  });
});
