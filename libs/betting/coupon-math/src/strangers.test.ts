import * as library from './index.ts';

const {
  amountVerdict,
  asianHandicapStatus,
  asianTotalStatus,
  BetStatus,
  bestOddsGuaranteed,
  coefOf,
  combinationAt,
  combinationCount,
  combinationsOf,
  couponCombinations,
  CouponError,
  couponFigures,
  couponOffer,
  CouponType,
  exactCoef,
  exoticSystemFigures,
  explainSettlement,
  impliedProbability,
  kellyFraction,
  kellyStake,
  namedSystemBlocks,
  payout,
  requestBlocks,
  settleCoupon,
  settledCombinations,
  settleEachWay,
  settleExoticSystem,
  settleUpAndDown,
  stakeSplit,
  stepDown,
  stepUp,
  sumOfProducts,
  sumsOfProducts,
  whatIf,
  withoutMargin,
} = library;

/** Any value, as sent by an untyped caller. */
const any = (value: unknown): never => value as never;
const single = (statusId: unknown, coef: unknown = 2000, amount: unknown = 100) => ({
  typeId: CouponType.Single,
  amount: any(amount),
  bets: [{ coef: any(coef), statusId: any(statusId) }],
});
const won = (coef: unknown = 2000) => ({ coef: any(coef), statusId: BetStatus.Win });
const system = (systemValue: unknown, count = 5) => ({
  typeId: CouponType.System,
  systemValue: any(systemValue),
  amount: 1000,
  bets: Array.from({ length: count }, () => won()),
});
const bonuses = {
  hyperBonusPercent: null,
  minHyperBonusBetLimit: null,
  maxHyperBonusLimit: null,
  expressBoost: null,
  maxPayout: 100_000,
  promo: null,
  isBonusBet: false,
};

function errorOf(call: () => unknown): { field: string; problem: string } | string {
  try {
    return `no error but ${JSON.stringify(call(), (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value))}`;
  } catch (error) {
    if (!(error instanceof CouponError)) return String(error);
    if (!error.message.includes(error.field.split(/[.[]/)[0] ?? '') && error.message.length < 20) return error.message;
    return { field: error.field, problem: error.problem };
  }
}

// Regression tests of reported cases, and similar ones.
it.each<[what: string, call: () => unknown, field: string, problem: string]>([
  ...[7, 99, -3, Number.NaN, '1', undefined, null, {}].map((status): [string, () => unknown, string, string] => [
    `settles a bet of status ${String(status)}`,
    () => settleCoupon(single(status)),
    'bets[0].statusId',
    'unknown',
  ]),
  ['asks what-if with an unknown status', () => whatIf(single(-2), { 0: any(99) }), 'bets[0].statusId', 'unknown'],
  ['asks what-if for a missing bet', () => whatIf(single(-2), { 3: BetStatus.Win }), 'statuses', 'unknown'],
  ['explains an unknown status', () => explainSettlement(single(99)), 'bets[0].statusId', 'unknown'],
  ['settles a single without bets', () => settleCoupon({ ...single(1), bets: [] }), 'bets', 'wrong-count'],
  ['settles an express without bets', () => settleCoupon({ ...single(1), typeId: CouponType.Express, bets: [] }), 'bets', 'wrong-count'],
  ['counts a coupon without bets', () => couponFigures({ typeId: CouponType.Express, amount: 100, bets: [] }), 'bets', 'wrong-count'],
  ['counts many singles without bets', () => couponFigures({ typeId: CouponType.ManySingles, amount: 1, bets: [] }), 'bets', 'wrong-count'],
  [
    'counts a coupon without a list of bets',
    () => couponFigures({ typeId: CouponType.Express, amount: 1, bets: any('12') }),
    'bets',
    'missing',
  ],
  ['settles each way without bets', () => settleEachWay({ typeId: CouponType.Single, amount: 100, bets: [] }), 'bets', 'wrong-count'],
  ['settles a single of two bets', () => settleCoupon({ ...single(1), bets: [won(), won()] }), 'bets', 'wrong-count'],
  ...[3, 77, '4', null, undefined].map((typeId): [string, () => unknown, string, string] => [
    `settles a coupon of type ${JSON.stringify(typeId)}`,
    () => settleCoupon({ ...system(2, 3), typeId: any(typeId) }),
    'typeId',
    'unknown',
  ]),
  ['counts a coupon of an unknown type', () => couponFigures({ ...system(2, 3), typeId: any(77) }), 'typeId', 'unknown'],
  ['settles many singles as one', () => settleCoupon({ ...single(1), typeId: CouponType.ManySingles }), 'typeId', 'unknown'],
  ...[-2000, 0, 999, 1000].map((coef): [string, () => unknown, string, string] => [
    `settles odds of ${coef}`,
    () => settleCoupon(single(BetStatus.Win, coef)),
    'bets[0].coef',
    'too-low',
  ]),
  ['settles odds below 1.001 of a bet that lost', () => settleCoupon(single(BetStatus.Lose, 500)), 'bets[0].coef', 'too-low'],
  ['settles odds above the maximum of the contract', () => settleCoupon(single(BetStatus.Win, 1_000_000_001)), 'bets[0].coef', 'too-large'],
  ...[Number.NaN, 1850.5, '1850'].map((coef): [string, () => unknown, string, string] => [
    `settles odds of ${JSON.stringify(coef)}`,
    () => settleCoupon(single(BetStatus.Win, coef)),
    'bets[0].coef',
    'not-whole',
  ]),
  ['settles odds of null', () => settleCoupon({ ...single(1), bets: [{ coef: any(null), statusId: 1 }] }), 'bets[0].coef', 'missing'],
  [
    'counts two bets of which the second has invalid odds',
    () => couponFigures({ typeId: CouponType.Express, amount: 1, bets: [won(), won(1)] }),
    'bets[1].coef',
    'too-low',
  ],
  ['converts odds below one', () => coefOf(999), 'coef', 'too-low'],
  ['multiplies odds of NaN', () => exactCoef([2000, Number.NaN]), 'coefs[1]', 'not-whole'],
  ['settles a stake of text', () => settleCoupon(single(1, 2000, '100')), 'amount', 'not-whole'],
  ['settles a stake of NaN', () => settleCoupon(single(1, 2000, Number.NaN)), 'amount', 'not-whole'],
  ['settles a stake below zero', () => settleCoupon(single(1, 2000, -1)), 'amount', 'too-low'],
  ['settles half a cent', () => settleCoupon(single(1, 2000, 100.5)), 'amount', 'not-whole'],
  [
    'counts many singles with a text as stake',
    () => couponFigures({ typeId: CouponType.ManySingles, amount: 1, bets: [{ coef: 2000, amount: any('100') }] }),
    'bets[0].amount',
    'not-whole',
  ],
  ['pays a bonus below zero', () => payout({ amount: 100, coef: coefOf(2000), bonus: -10 }), 'bonus', 'too-low'],
  ['pays a limit below zero', () => payout({ amount: 100, coef: coefOf(2000), maxPayout: -10 }), 'maxPayout', 'too-low'],
  ['pays a coefficient below zero', () => payout({ amount: 100, coef: coefOf(2000).negated() }), 'coef', 'too-low'],
  ['lists a size of 2.5', () => [...combinationsOf(5, 2.5)], 'size', 'not-whole'],
  ['lists a size of NaN', () => combinationsOf(5, Number.NaN).next(), 'size', 'not-whole'],
  ['lists from an invalid index', () => combinationsOf(5, 2, Number.NaN).next(), 'from', 'not-whole'],
  ['finds a combination of a fractional size', () => combinationAt(5, 1.5, 0), 'size', 'not-whole'],
  ['counts combinations of 60', () => combinationCount(60, 30), 'count', 'too-large'],
  ['adds products of a fractional size', () => sumOfProducts([2n, 3n], 1.5), 'size', 'not-whole'],
  ['adds products of 31', () => sumOfProducts(Array<bigint>(31).fill(2n), 2), 'factors.length', 'too-large'],
  ['adds all products of 31', () => sumsOfProducts(Array<bigint>(31).fill(2n)), 'factors.length', 'too-large'],
  ...([2.5, Number.NaN, '2'] as unknown[]).flatMap((size): [string, () => unknown, string, string][] => [
    [`lists a system of ${JSON.stringify(size)}`, () => [...couponCombinations(system(size))], 'systemValue', 'not-whole'],
    [
      `lists the settlement of a system of ${JSON.stringify(size)}`,
      () => [...settledCombinations(system(size))],
      'systemValue',
      'not-whole',
    ],
    [`counts a system of ${JSON.stringify(size)}`, () => couponFigures(system(size)), 'systemValue', 'not-whole'],
    [`splits the stake of a system of ${JSON.stringify(size)}`, () => stakeSplit(system(size)), 'systemValue', 'not-whole'],
  ]),
  ['settles a system of one', () => settleCoupon(system(1)), 'systemValue', 'too-low'],
  ['settles a system of six from five', () => settleCoupon(system(6)), 'systemValue', 'too-large'],
  ['settles 31 bets', () => settleCoupon(system(2, 31)), 'bets', 'wrong-count'],
  ['counts 31 bets', () => couponFigures({ typeId: CouponType.Express, amount: 1, bets: system(2, 31).bets }), 'bets', 'wrong-count'],
  [
    'sends a stake for a size that is not a number',
    () => requestBlocks({ typeId: CouponType.System, amount: 0, amountByBlockId: { x: 100 }, bets: [won(), won(), won()] }),
    'amountByBlockId',
    'not-whole',
  ],
  [
    'requests an offer for a size above the number of bets',
    () => couponOffer({ typeId: CouponType.System, amount: 0, amountByBlockId: { 4: 100 }, bets: [won(), won(), won()] }, bonuses),
    'amountByBlockId',
    'too-large',
  ],
  ['judges a stake of NaN', () => amountVerdict(Number.NaN, { min: null, max: null }), 'amount', 'not-whole'],
  ['steps up by zero', () => stepUp({ amount: 1, step: 0 }), 'step', 'too-low'],
  ['steps down by zero', () => stepDown({ amount: 1, step: 0 }), 'step', 'too-low'],
  [
    'settles an each-way coupon without place terms',
    () =>
      settleEachWay({
        typeId: CouponType.Single,
        amount: 1,
        bets: [{ coef: 2000, winStatusId: 1, placeStatusId: 1, place: any(undefined) }],
      }),
    'bets[0].place',
    'missing',
  ],
  ['settles a total with the side OVER', () => asianTotalStatus(any('OVER'), 2250, 2), 'side', 'unknown'],
  ['settles a line that is not a multiple of a quarter', () => asianHandicapStatus(-700, 1), 'line', 'not-whole'],
  ['settles a difference of half a goal', () => asianHandicapStatus(-750, 0.5), 'difference', 'not-whole'],
  [
    'settles a dead heat of zero places',
    () => settleCoupon({ ...single(1), bets: [{ ...won(), deadHeat: { places: 0, tied: 2 } }] }),
    'deadHeat',
    'wrong-count',
  ],
  ['deducts 91 percent', () => settleCoupon({ ...single(1), bets: [{ ...won(), deduction: 91 }] }), 'deduction', 'too-large'],
  ['uses an unknown system name', () => namedSystemBlocks({ name: any('toString'), amount: 1, bets: [] }), 'name', 'unknown'],
  [
    'makes a patent of four bets',
    () => namedSystemBlocks({ name: 'patent', amount: 1, bets: [won(), won(), won(), won()] }),
    'bets',
    'wrong-count',
  ],
  ['gives an alphabet five bets', () => exoticSystemFigures({ name: 'alphabet', amount: 1, bets: [won()] }), 'bets', 'wrong-count'],
  [
    'uses an unknown name of an exotic system',
    () => settleExoticSystem({ name: any('constructor'), amount: 1, bets: [] }),
    'name',
    'unknown',
  ],
  ['settles an up-and-down bet with one bet', () => settleUpAndDown({ amount: 1, bets: [won()] }), 'bets', 'wrong-count'],
  ['guarantees odds of zero', () => bestOddsGuaranteed({ coef: 2000, startingCoef: 0 }), 'startingCoef', 'too-low'],
  ['implies a chance of odds of one', () => impliedProbability(1000), 'coef', 'too-low'],
  ['takes the margin from one outcome', () => withoutMargin([2000]), 'coefs', 'wrong-count'],
  ['takes the margin from 1,001 outcomes', () => withoutMargin(Array<number>(1001).fill(2000)), 'coefs', 'wrong-count'],
  ['takes the margin by an unknown method', () => withoutMargin([2000, 2000], any('magic')), 'method', 'unknown'],
  ['asks Shin about odds without margin', () => withoutMargin([2200, 2200], 'shin'), 'coefs', 'too-large'],
  ['stakes on a chance above one', () => kellyFraction({ coef: 2000, chance: 1_000_001 }), 'chance', 'too-large'],
  ['stakes money below zero', () => kellyStake({ bankroll: -1, coef: 2000, chance: 600_000 }), 'bankroll', 'too-low'],
])('[CP-01] [OD-02] throws an error that names the field when a caller %s', (_, call, field, problem) => {
  expect(errorOf(call)).toEqual({ field, problem });
});

it('[CP-01] a CouponError is a RangeError with the invalid value', () => {
  expect.assertions(3);
  try {
    settleCoupon(single(99));
  } catch (error) {
    expect(error).toBeInstanceOf(RangeError);
    expect((error as InstanceType<typeof CouponError>).value).toBe(99);
    expect((error as Error).message).toBe('bets[0].statusId is 99, which is no status of a bet.');
  }
});
