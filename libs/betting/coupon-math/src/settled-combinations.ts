import { Rational } from '@touchline/shared-primitives';
import { returnOf } from './any-to-come.ts';
import { combinationBets } from './breakdown.ts';
import { partsOf, type ShopLine } from './coupon-shape.ts';
import { betFactor, hasLost, hasWon, refuseManySingles, type CouponToSettle, type SettledBet } from './settlement.ts';

export interface SettledCombination {
  /** Indexes of its bets: ascending, or the first placed first for an any-to-come bet. */
  bets: readonly number[];
  /** Units of the first bet's return that are placed on the others, in an any-to-come bet. */
  anyToCome?: 1 | 2;
  state: 'won' | 'lost' | 'returned' | 'open';
  /** Indexes of the bets that decide it: the lost ones, otherwise the open ones, otherwise the won ones. */
  because: readonly number[];
  /** Its exact share of the stake, in minor units. */
  stake: Rational;
  /** Its exact payout, before bonus, rounding and limit; undefined while it is open. */
  paid: Rational | undefined;
}

/**
 * Generates the combinations of a coupon one at a time, with their state and the bets that decided it.
 * @param from - index to start at.
 * @throws CouponError when the system value does not fit the bets, or for many singles that were not split.
 * @spec OD-02 CP-10
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.Lose }, { coef: 1500, statusId: BetStatus.Win }];
 * const all = [...settledCombinations({ typeId: CouponType.System, systemValue: 2, amount: 300, bets })];
 * all.map(({ state, because }) => [state, because]); // => [['lost', [1]], ['won', [0, 2]], ['lost', [1]]]
 */
export function* settledCombinations(coupon: CouponToSettle, from = 0): Generator<SettledCombination, void> {
  refuseManySingles(coupon);
  const { bets, amount } = coupon;
  const stake = Rational.of(amount, partsOf(coupon, bets).combinations);
  const factors = bets.map(betFactor);
  if (coupon.shop !== undefined) {
    for (const line of coupon.shop.lines.slice(from)) yield settledLine(line, { bets, factors, stake });
    return;
  }
  for (const positions of combinationBets(coupon, from)) {
    const having = (is: (at: number) => boolean): readonly number[] => positions.filter(is);
    const lost = having((at) => hasLost(bets[at]!));
    const open = having((at) => factors[at] === undefined);
    const won = having((at) => hasWon(bets[at]!));
    if (lost.length > 0) yield { bets: positions, state: 'lost', because: lost, stake, paid: Rational.zero };
    else if (open.length > 0) yield { bets: positions, state: 'open', because: open, stake, paid: undefined };
    else {
      const paid = positions.reduce((sum, at) => sum.times(factors[at] ?? 1), stake);
      yield { bets: positions, state: won.length > 0 ? 'won' : 'returned', because: won, stake, paid };
    }
  }
}

/** A line of a shop system: an any-to-come bet is lost with its first bet, and keeps what it does not place on the others. */
function settledLine(
  { bets: positions, anyToCome }: ShopLine,
  { bets, factors, stake }: { bets: readonly SettledBet[]; factors: readonly (Rational | undefined)[]; stake: Rational },
): SettledCombination {
  const [first = 0] = positions;
  const common = { bets: positions, stake, ...(anyToCome !== null && { anyToCome }) };
  const deciding = anyToCome === null ? positions : [first];
  const lost = deciding.filter((at) => hasLost(bets[at] as SettledBet));
  if (lost.length > 0) return { ...common, state: 'lost', because: lost, paid: Rational.zero };
  const open = positions.filter((at) => factors[at] === undefined);
  if (open.length > 0) return { ...common, state: 'open', because: open, paid: undefined };
  const decided = factors.map((factor) => factor ?? Rational.zero);
  const factor =
    anyToCome === null
      ? positions.reduce((product, at) => product.times(decided[at] ?? Rational.zero), Rational.one)
      : returnOf({ first, then: positions.slice(1), stakes: anyToCome }, decided);
  const won = positions.filter((at) => hasWon(bets[at] as SettledBet));
  if (factor.numerator === 0n)
    return { ...common, state: 'lost', because: positions.filter((at) => hasLost(bets[at] as SettledBet)), paid: Rational.zero };
  return { ...common, state: won.length > 0 ? 'won' : 'returned', because: won, paid: stake.times(factor) };
}
