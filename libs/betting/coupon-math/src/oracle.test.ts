import { measured } from '@touchline/measured';
import * as fc from 'fast-check';
import { couponFigures } from './coupon-figures.ts';
import { CouponType } from './coupon-type.ts';
import { figuresByOracle, paidByOracle, type OracleCoupon } from './oracle.test.helper.ts';
import { BetStatus } from './bet-status.ts';
import { settleBlocks } from './settle-blocks.ts';

/** A tenth of the coupons by default; all in `npm run test:long -- maths`, few per mutant in mutation testing. */
const COUPONS = Number(process.env['TOUCHLINE_COUPONS'] ?? 10_000);

const DECIDED = Object.values(BetStatus).filter((status) => status >= 0);
const status = fc.constantFrom(...DECIDED);
// Most odds are short with two decimals, some are long with three.
const coef = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 101, max: 900 }).map((value) => value * 10) },
  { weight: 3, arbitrary: fc.integer({ min: 1001, max: 30_000 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1001, max: 1_000_000 }) },
);
const bet = fc.record({
  coef,
  statusId: status,
  isBanker: fc.boolean(),
  amount: fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: undefined }),
});
// Half of the coupons are won in full, because only then bonus and limit apply.
const isAllWon = fc.boolean();
const amount = fc.oneof(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 10_000_000 }));

const couponOf = (typeId: CouponType, least: number, most: number) =>
  fc
    .record({
      bets: fc.array(bet, { minLength: least, maxLength: most }),
      wanted: fc.nat({ max: 30 }),
      amount,
      isAllWon,
      bonus: fc.option(fc.integer({ min: 101, max: 150 }), { nil: undefined }),
      maxPayout: fc.option(fc.integer({ min: 1, max: 1_000_000_000 }), { nil: undefined }),
    })
    .map(({ bets, wanted, isAllWon: isWon, ...terms }): OracleCoupon => {
      const some = bets.map((one, at) => ({ ...one, statusId: isWon ? BetStatus.Win : one.statusId, isBanker: one.isBanker && at > 2 }));
      const free = typeId === CouponType.SystemWithBanker ? some.filter(({ isBanker }) => !isBanker).length : some.length;
      return { ...terms, typeId, bets: some, systemValue: 2 + (wanted % Math.max(1, free - 1)) };
    });

const coupons = fc.oneof(
  couponOf(CouponType.Single, 1, 1),
  couponOf(CouponType.Express, 2, 30),
  couponOf(CouponType.ManySingles, 2, 30),
  { weight: 3, arbitrary: couponOf(CouponType.System, 3, 10) },
  { weight: 3, arbitrary: couponOf(CouponType.SystemWithBanker, 4, 12) },
  couponOf(CouponType.System, 13, 30),
  couponOf(CouponType.SystemWithBanker, 13, 30),
);

it(`[MON-3] [MON-5] [CP-10] [OD-02] ${COUPONS} coupons of all types: figures shown and money paid equal those of an independent implementation`, () => {
  const seen = new Map<number, number>();
  let [tried, tooHigh] = [0, 0];
  fc.assert(
    fc.property(coupons, (given) => {
      const coupon = given as Parameters<typeof couponFigures>[0] & Parameters<typeof settleBlocks>[0][number];
      seen.set(given.typeId, (seen.get(given.typeId) ?? 0) + 1);

      const shown = couponFigures(coupon);
      const paid = settleBlocks([{ ...coupon, blockId: 1 }]).payout;

      expect(shown).toMatchObject(figuresByOracle(given));
      expect(paid).toBe(paidByOracle(given));
      // The possible win is never more than the payout when every bet wins.
      const allWon = given.bets.map((one) => ({ ...one, statusId: BetStatus.Win }));
      const payout = settleBlocks([{ ...coupon, bets: allWon, blockId: 1 }]).payout;
      expect(shown.maxWin).toBeLessThanOrEqual(payout);
      tried += 1;
      if (shown.maxWin > payout) tooHigh += 1;
    }),
    { numRuns: COUPONS, seed: 20_261_121, verbose: false },
  );

  const different = [...seen.values()].reduce((sum, n) => sum + n, 0) - tried;
  measured({ id: 'MON-3', unit: 'differences', atMost: 0, trials: 100_000, run: 'long', value: different, tried });
  measured({ id: 'MON-5', unit: 'wins shown above the payout', atMost: 0, trials: 100_000, run: 'long', value: tooHigh, tried });
  expect([...seen.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 4, 9]);
  expect(Math.min(...seen.values())).toBeGreaterThan(COUPONS / 20);
}, 2_400_000);
