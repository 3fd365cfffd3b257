/**
 * A second implementation of the library's results, from the definitions alone: fractions of big integers, without the library's recurrence
 * and without any of its code. Up to twelve bets it enumerates every combination; above that it uses Newton's identities, which lead to the
 * same sums through power sums instead of products.
 */
interface Fraction {
  top: bigint;
  bottom: bigint;
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : divisor(b, a % b));
const lowest = (top: bigint, bottom: bigint): Fraction => {
  const by = divisor(top, bottom) || 1n;
  return bottom / by < 0n ? { top: -top / by, bottom: -bottom / by } : { top: top / by, bottom: bottom / by };
};
const fraction = (top: number | bigint, bottom: number | bigint = 1): Fraction => lowest(BigInt(top), BigInt(bottom));
const multiply = (a: Fraction, b: Fraction): Fraction => lowest(a.top * b.top, a.bottom * b.bottom);
const ONE = fraction(1);

/** All choices of `size` items. */
function choose<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  if (size > items.length) return [];
  const [first, ...rest] = items as [Item, ...Item[]];
  return [...choose(rest, size - 1).map((chosen) => [first, ...chosen]), ...choose(rest, size)];
}

/** Every factor is a whole number of two-thousandths, half stakes included. */
const PARTS = 2000n;
const parts = ({ top, bottom }: Fraction): bigint => top * (PARTS / bottom);

const listed = (factors: readonly bigint[], size: number): bigint =>
  choose(factors, size).reduce((sum, chosen) => sum + chosen.reduce((product, factor) => product * factor, 1n), 0n);

/** k e(k) = sum over i of (-1)^(i-1) e(k-i) p(i), with p(i) the sum of the i-th powers. */
function newton(factors: readonly bigint[], size: number): bigint {
  const elementary = [1n];
  const sums = Array.from({ length: size + 1 }, (_, power) => factors.reduce((sum, factor) => sum + factor ** BigInt(power), 0n));
  for (let k = 1; k <= size; k += 1) {
    let total = 0n;
    for (let i = 1; i <= k; i += 1) total += (i % 2 === 1 ? 1n : -1n) * (elementary[k - i] ?? 0n) * (sums[i] ?? 0n);
    elementary.push(total / BigInt(k));
  }
  return elementary[size] ?? 0n;
}

const MOST_LISTED = 12;
const sumOverCombinations = (factors: readonly Fraction[], size: number): Fraction =>
  fraction((factors.length <= MOST_LISTED ? listed : newton)(factors.map(parts), size), PARTS ** BigInt(size));

/** Binomial coefficient from Pascal's triangle. */
function ways(count: number, size: number): number {
  let row = [1];
  for (let line = 0; line < count; line += 1) row = [...row, 0].map((value, at) => value + (row[at - 1] ?? 0));
  return row[size] ?? 0;
}

export interface OracleCoupon {
  typeId: number;
  systemValue?: number | undefined;
  amount: number;
  bets: readonly { coef: number; statusId: number; isBanker?: boolean | undefined; amount?: number | undefined }[];
  bonus?: number | undefined;
  maxPayout?: number | undefined;
}

/** Whole minor units within the limit; by default the largest safe integer. */
const cents = (value: Fraction, limit = Number.MAX_SAFE_INTEGER): number => {
  const floored = value.top / value.bottom;
  return floored > BigInt(limit) ? limit : Number(floored);
};

/** Return of each half of the stake, in thousandths. */
const HALVES: Readonly<Record<number, (coef: number) => readonly [number, number]>> = {
  0: () => [0, 0],
  1: (coef) => [coef, coef],
  2: () => [1000, 1000],
  3: () => [1000, 1000],
  4: (coef) => [coef, 1000],
  5: () => [0, 1000],
  6: (coef) => [0, coef],
};
const factorOf = ({ coef, statusId }: { coef: number; statusId: number }): Fraction => {
  const [one, other] = HALVES[statusId]?.(coef) ?? [0, 0];
  return fraction(one + other, 2000);
};

interface Split<Bet> {
  banked: readonly Bet[];
  chosen: readonly Bet[];
  size: number;
  count: number;
}
function split<Bet extends { isBanker?: boolean | undefined }>(coupon: OracleCoupon, bets: readonly Bet[]): Split<Bet> {
  if (coupon.typeId !== 2 && coupon.typeId !== 4) return { banked: bets, chosen: [], size: 0, count: 1 };
  const isBanked = (bet: Bet) => coupon.typeId === 2 && bet.isBanker === true;
  const chosen = bets.filter((bet) => !isBanked(bet));
  const size = coupon.systemValue ?? 2;
  return { banked: bets.filter(isBanked), chosen, size, count: ways(chosen.length, size) };
}

function total(coupon: OracleCoupon, of: (bet: OracleCoupon['bets'][number]) => Fraction): Fraction {
  const { banked, chosen, size, count } = split(coupon, coupon.bets);
  return multiply(multiply(banked.map(of).reduce(multiply, ONE), sumOverCombinations(chosen.map(of), size)), fraction(1, count));
}

const withBonus = (value: Fraction, bonus = 100): Fraction => multiply(value, fraction(bonus, 100));

/** Payout of a settled coupon; for many singles their sum. */
export function paidByOracle(coupon: OracleCoupon): number {
  if (coupon.typeId === 9) {
    return coupon.bets.reduce(
      (sum, bet) => sum + paidByOracle({ ...coupon, typeId: 0, amount: bet.amount ?? coupon.amount, bets: [bet] }),
      0,
    );
  }
  const isFullWin = coupon.bets.every(({ statusId }) => statusId === 1);
  return cents(withBonus(multiply(fraction(coupon.amount), total(coupon, factorOf)), isFullWin ? coupon.bonus : 100), coupon.maxPayout);
}

/** Combinations, stakes, coefficient in thousandths, smallest and largest win. */
export function figuresByOracle(coupon: OracleCoupon) {
  const paid = (amount: number, value: Fraction) => cents(withBonus(multiply(fraction(amount), value), coupon.bonus), coupon.maxPayout);
  const odds = ({ coef }: { coef: number }) => fraction(coef, 1000);
  if (coupon.typeId === 9) {
    const stakes = coupon.bets.map(({ amount }) => amount ?? coupon.amount);
    const wins = coupon.bets.map((bet, at) => paid(stakes[at] ?? 0, odds(bet)));
    return {
      combinations: coupon.bets.length,
      totalAmount: stakes.reduce((sum, stake) => sum + stake, 0),
      minWin: Math.min(...wins),
      maxWin: wins.reduce((sum, win) => sum + win, 0),
    };
  }
  const { banked, chosen, size, count } = split(coupon, coupon.bets);
  const lowestOdds = chosen
    .map(({ coef }) => coef)
    .sort((a, b) => a - b)
    .slice(0, size);
  const least = [...banked.map(({ coef }) => coef), ...lowestOdds].reduce((all, coef) => multiply(all, fraction(coef, 1000)), ONE);
  const all = total(coupon, odds);
  return {
    combinations: count,
    totalAmount: coupon.amount,
    minWin: paid(coupon.amount, multiply(least, fraction(1, count))),
    maxWin: paid(coupon.amount, all),
    coef: Number((all.top * 1000n) / all.bottom > 1_000_000_000n ? 1_000_000_000n : (all.top * 1000n) / all.bottom),
  };
}
