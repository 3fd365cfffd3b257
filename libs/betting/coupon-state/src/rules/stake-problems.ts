import { amountVerdict, CouponType, type AmountLimits } from '@touchline/betting-coupon-math';
import type { CouponPart } from './coupon-parts.ts';

/** Which stake it is: the one of all, or the one of a bet or of a block that has its own. */
export type StakeTarget = { kind: 'all' } | { kind: 'bet'; outcomeId: number } | { kind: 'block'; blockId: number };

/** A stake outside its limits, and the nearest one inside, in the units of that stake's field. Minor units. @spec CP-14 CP-27 */
export interface StakeProblem {
  target: StakeTarget;
  reason: 'amount-too-small' | 'amount-too-large';
  amount: number;
}

export interface StakeFacts {
  parts: readonly CouponPart[];
  /** Stake of all. */
  amount: number;
  limits: AmountLimits;
  /** Blocks with a stake of their own. */
  amountByBlockId: Readonly<Record<number, number>>;
}

interface Stake {
  target: StakeTarget;
  amount: number;
  /** How many times the field makes it up: a size of a named system has so many combinations. */
  times: number;
}

/** Each coupon of the request with the field that sets its stake. */
function stakesOf({ parts, amount: ofAll, amountByBlockId }: StakeFacts): Stake[] {
  const all: StakeTarget = { kind: 'all' };
  return parts.flatMap(({ typeId, blockId, bets, amount }): Stake[] => {
    if (typeId === CouponType.ManySingles)
      return bets.map(({ outcomeId, amount: own }) => ({
        target: own === undefined ? all : { kind: 'bet', outcomeId },
        amount: own ?? amount,
        times: 1,
      }));
    if (amountByBlockId[blockId] !== undefined) return [{ target: { kind: 'block', blockId }, amount, times: 1 }];
    return [{ target: all, amount, times: ofAll > 0 ? amount / ofAll : 1 }];
  });
}

/** Stakes outside their limits, in the order of the bets; each field is named once. @spec CP-14 CP-27 */
export function stakeProblems(facts: StakeFacts): StakeProblem[] {
  const { min, max } = facts.limits;
  const problems = stakesOf(facts).flatMap(({ target, amount, times }): StakeProblem[] => {
    const reason = amountVerdict(amount, facts.limits);
    if (reason === 'ok') return [];
    return [{ target, reason, amount: reason === 'amount-too-small' ? Math.ceil((min ?? 0) / times) : Math.floor((max ?? 0) / times) }];
  });
  return problems.filter(({ target }, at) => problems.findIndex((other) => JSON.stringify(other.target) === JSON.stringify(target)) === at);
}
