import {
  BetStatus,
  cashOutValue,
  couponCombinations,
  couponFigures,
  couponOffer,
  CouponType,
  EXOTIC_SYSTEMS,
  explainSettlement,
  namedSystemBlocks,
  settleBlocks,
  settleCoupon,
  settledCombinations,
  settleExoticSystem,
  shopSystem,
  shopSystemsOf,
  type ShopSystem,
} from './index.ts';

const won = (coef: number) => ({ coef, statusId: BetStatus.Win });
const lost = (coef: number) => ({ coef, statusId: BetStatus.Lose });
const back = (coef: number) => ({ coef, statusId: BetStatus.Return });
const open = (coef: number) => ({ coef, statusId: BetStatus.NotCalculated });

/** A coupon with this stake on each line. */
function coupon<Bet>(value: number, unit: number, bets: readonly Bet[]) {
  const shop = shopSystem(value) as ShopSystem;
  return { typeId: CouponType.System, systemValue: value, shop, amount: unit * shop.combinations, bets };
}

/** A small generator with a fixed seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

describe('a shop system placed as one coupon', () => {
  // The two worked examples of the article "Mathematics of bookmaking" for up-and-down bets, and "2 winners give the same return as 3 singles
  // on each with 4 stake units deducted" for double stakes.
  it.each([
    ['single stakes about at 7/2 and 15/8', 201, 2000, [won(4500), won(2875)], 25_500],
    ['single stakes about, one loser', 201, 1000, [won(6000), lost(3000)], 5000],
    ['double stakes about at 3/1 and 2/1', 202, 1000, [won(4000), won(3000)], 17_000],
    ['double stakes about, one loser', 202, 1000, [won(6000), lost(3000)], 4000],
    ['a flag of four winners', 401, 1000, [5500, 4000, 2500, 7000].map(won), 992_000],
    // Five winners at evens: 32 + 80·… a Canadian of 2.00 pays 3^5 - 1 - 10 = 232, and each of ten pairs 2 × (2 + 2 - 1) = 6.
    ['a super flag of winners at evens', 501, 100, Array.from({ length: 5 }, () => won(2000)), 29_200],
    // A yankee of four at evens pays 72 units; the banker at 3.00 triples each.
    ['a banker yankee of winners', 503, 100, [won(3000), ...Array.from({ length: 4 }, () => won(2000))], 21_600],
    // 3^7 - 1 and 3^8 - 1 units at evens.
    ['a lucky 127 of winners at evens', 702, 100, Array.from({ length: 7 }, () => won(2000)), 218_600],
    ['a lucky 255 of winners at evens', 802, 100, Array.from({ length: 8 }, () => won(2000)), 656_000],
    // Seven singles of 2 and 21 doubles of 4.
    ['a magnificent 7 of winners at evens', 703, 100, Array.from({ length: 7 }, () => won(2000)), 9800],
    ['a magnificent 7 with one winner', 703, 100, [won(5000), ...Array.from({ length: 6 }, () => lost(2000))], 500],
  ])('[CP-10] [OD-02] %s', (_, value, unit, bets, payout) => {
    expect(settleCoupon(coupon(value, unit, bets))).toEqual({ state: 'won', payout });
    expect(couponFigures(coupon(value, unit, bets)).totalAmount).toBe(unit * (shopSystem(value)?.combinations ?? 0));
  });

  it('[CP-10] a banker yankee is lost with its banker, whatever the others do', () => {
    const four = Array.from({ length: 4 }, () => open(2000));
    expect(settleCoupon(coupon(503, 100, [lost(3000), ...four]))).toEqual({ state: 'lost', payout: 0 });
    expect(settleCoupon(coupon(503, 100, [back(3000), ...four.map(() => won(2000))]))).toEqual({ state: 'won', payout: 7200 });
  });

  // Rule: a void selection counts as 1.00; a dead heat of two pays half of the odds. SSA at 3.00 and 4.00, unit 10.00, 4.00 shared by two:
  // factor 2. One direction: 30 - 10 + 10 × 2 = 40; the other: 20 - 10 + 10 × 3 = 40.
  it('[OD-02] void legs and dead heats', () => {
    const shared = { ...won(4000), deadHeat: { places: 1, tied: 2 } };
    expect(settleCoupon(coupon(201, 1000, [won(3000), shared]))).toEqual({ state: 'won', payout: 8000 });
    expect(settleCoupon(coupon(201, 1000, [back(3000), back(4000)]))).toEqual({ state: 'returned', payout: 2000 });
    // A shared win of less than a stake places what there is: 1.50 shared by three is 0.50. 5 × 3 = 15; 30 - 10 + 10 × 0.5 = 25.
    const third = { ...won(1500), deadHeat: { places: 1, tied: 3 } };
    expect(settleCoupon(coupon(201, 1000, [won(3000), third]))).toEqual({ state: 'won', payout: 4000 });
  });

  it('[CP-10] [OD-02] pays what the exotic system pays, for any results of any system', () => {
    const next = random(7);
    const statuses = [1, 1, 1, 0, 0, 2, 4, 5, 6] as const;
    for (const { name, value, bets: count, combinations } of EXOTIC_SYSTEMS)
      for (let time = 0; time < 20; time += 1) {
        const bets = Array.from({ length: count }, () => ({
          coef: 1001 + Math.floor(next() * 6000),
          statusId: statuses[Math.floor(next() * statuses.length)] ?? 0,
        }));
        const one = settleCoupon(coupon(value, 250, bets));
        expect([name, one]).toEqual([name, settleExoticSystem({ name, amount: 250, bets })]);
        const lines = [...settledCombinations(coupon(value, 250, bets))];
        expect(lines).toHaveLength(combinations);
        const paid = lines.reduce((sum, line) => sum + Number(line.paid?.toDecimalString(9) ?? 0), 0);
        expect(Math.floor(paid + 1e-6)).toBe(one.state === 'open' ? -1 : one.payout);
      }
  });

  it('[CP-10] figures are those of winners, and the list of combinations adds up to them', () => {
    for (const { value, bets: count } of EXOTIC_SYSTEMS) {
      const odds = [2100, 1450, 3300, 1010, 2750, 1900, 5000, 1333, 4100].slice(0, count);
      const figures = couponFigures(
        coupon(
          value,
          700,
          odds.map((coef) => ({ coef })),
        ),
      );
      expect(settleCoupon(coupon(value, 700, odds.map(won)))).toEqual({ state: 'won', payout: figures.maxWin });
      const wins = [
        ...couponCombinations(
          coupon(
            value,
            700,
            odds.map((coef) => ({ coef })),
          ),
        ),
      ].map(({ win }) => Number(win.toDecimalString(9)));
      expect(Math.floor(wins.reduce((sum, win) => sum + win, 0) + 1e-6)).toBe(figures.maxWin);
      expect(figures.minWin).toBe(Math.floor(Math.min(...wins) + 1e-6));
    }
  });

  it('[CP-10] is offered as one line with the stake of the whole', () => {
    const plain = { hyperBonusPercent: null, minHyperBonusBetLimit: null, maxHyperBonusLimit: null, expressBoost: null };
    const offer = couponOffer(
      coupon(
        401,
        100,
        [5500, 4000, 2500, 7000].map((coef) => ({ coef })),
      ),
      {
        ...plain,
        maxPayout: 1_000_000,
        promo: null,
        isBonusBet: false,
      },
    );
    expect(offer).toMatchObject({ amount: 2300, combinations: 23, possibleWin: 99_200, lines: [{ systemValue: 401 }] });
  });

  // Alphabet with A, F winning and the rest lost: two singles of the patents; 24 lines lose.
  it('[OD-02] explains its lines', () => {
    const bets = [won(3000), lost(3000), lost(3000), lost(3000), lost(3000), won(3000)];
    expect(explainSettlement(coupon(603, 100, bets)).combinations).toEqual({ total: 26, won: 2, lost: 24, returned: 0, open: 0 });
    const lines = [...settledCombinations(coupon(201, 100, [won(3000), lost(2000)]))];
    expect(lines.map(({ bets: at, anyToCome, state, paid }) => [at, anyToCome, state, paid?.toDecimalString()])).toEqual([
      [[0, 1], 1, 'won', '200'],
      [[1, 0], 1, 'lost', '0'],
    ]);
    const waiting = [...settledCombinations(coupon(201, 100, [won(3000), open(2000)]))];
    expect(waiting.map(({ state, because }) => [state, because])).toEqual([
      ['open', [1]],
      ['open', [1]],
    ]);
  });

  it('[CP-10] stays open while a line can still pay, and is lost when none can', () => {
    expect(settleCoupon(coupon(301, 100, [lost(2000), open(2000), lost(2000)])).state).toBe('open');
    const withLosers = (...losers: number[]) => Array.from({ length: 9 }, (_, at) => (losers.includes(at) ? lost(2000) : open(2000)));
    // The last row is left; a diagonal of losers cuts every line.
    expect(settleCoupon(coupon(901, 100, withLosers(0, 1, 3, 5))).state).toBe('open');
    expect(settleCoupon(coupon(901, 100, withLosers(0, 4, 8)))).toEqual({ state: 'lost', payout: 0 });
  });

  it('[OD-02] [MON-5] the fair value is the mean over all endings, any-to-come bets included', () => {
    const next = random(11);
    for (const { value, bets: count } of EXOTIC_SYSTEMS.filter(({ bets }) => bets <= 5)) {
      const bets = Array.from({ length: count }, () => ({
        ...open(1200 + Math.floor(next() * 3000)),
        chances: { won: 100_000 + Math.floor(next() * 500_000), returned: Math.floor(next() * 200_000) },
      }));
      let mean = 0;
      const ways = 3 ** count;
      for (let way = 0; way < ways; way += 1) {
        let chance = 1;
        const ended = bets.map(({ coef, chances }, at) => {
          const digit = Math.floor(way / 3 ** at) % 3;
          const statusId = digit === 0 ? BetStatus.Win : digit === 1 ? BetStatus.Return : BetStatus.Lose;
          chance *= [chances.won, chances.returned, 1_000_000 - chances.won - chances.returned].map((part) => part / 1_000_000)[digit] ?? 0;
          return { coef, statusId };
        });
        const outcome = settleCoupon(coupon(value, 1_000_000, ended));
        mean += chance * (outcome.state === 'open' ? 0 : outcome.payout);
      }
      const fair = cashOutValue({ ...coupon(value, 1_000_000, bets), margin: 0 })?.fair ?? 0;
      expect(Math.abs(fair - mean)).toBeLessThan(2);
    }
  });

  it('[CP-10] refuses other numbers of bets, other types and other sizes', () => {
    const three = [won(2000), won(2000), won(2000)];
    expect(() => settleCoupon(coupon(401, 100, three))).toThrow('bets');
    expect(() => settleCoupon({ ...coupon(301, 100, three), typeId: CouponType.Express })).toThrow('type');
    expect(() => settleCoupon({ ...coupon(301, 100, three), systemValue: 302 })).toThrow('301');
    expect(() => settleCoupon({ typeId: CouponType.System, systemValue: 301, amount: 300, bets: three })).toThrow('301');
    expect([shopSystem(2), shopSystem(999), shopSystem(null)]).toEqual([undefined, undefined, undefined]);
    expect(shopSystemsOf(2).map(({ name }) => name)).toEqual(['single-stakes-about', 'double-stakes-about']);
  });
});

// Returns that another library publishes as its tests (betcruncher, "Yankee", "Super Yankee", "Heinz").
describe('full-cover systems against published returns', () => {
  it.each([
    ['yankee', 1200, [won(5000), won(4000), won(3000), won(3000)], 13_200, 556_800],
    ['yankee', 500, [lost(6000), won(7000), won(7000), lost(5000)], 5500, 24_500],
    ['yankee', 1200, [back(6000), back(6000), won(4000), won(3000)], 13_200, 84_000],
    ['canadian', 233, [back(6000), back(6000), won(4000), won(3000), won(3000)], 6058, 71_531],
    ['heinz', 100, Array.from({ length: 6 }, () => won(6000)), 5700, 11_761_200],
    ['heinz', 220, [won(7000), won(6000), won(5000), lost(4000), lost(3000), lost(7000)], 12_540, 69_740],
    ['heinz', 611, [back(6000), back(6000), back(6000), lost(4000), lost(3000), lost(3000)], 34_827, 2444],
  ] as const)('[CP-10] [OD-02] a %s at %d', (name, amount, bets, stake, payout) => {
    const blocks = namedSystemBlocks({ name, amount, bets: [...bets] });
    expect(blocks.reduce((sum, block) => sum + block.amount, 0)).toBe(stake);
    expect(settleBlocks(blocks.map((block) => ({ ...block, bets: [...bets] }))).payout).toBe(payout);
  });
});
