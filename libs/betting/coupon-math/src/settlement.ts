import { BetStatus } from '@touchline/shared-contract';
import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { sumOfProducts } from './combinations.ts';
import { partsOf, type CouponShape } from './coupon-shape.ts';
import { CouponType } from './coupon-type.ts';
import { payout, type Hundredths } from './payout.ts';

export interface SettledBet {
  coef: Thousandths;
  statusId: BetStatus;
  isBanker?: boolean | undefined;
}

export interface CouponToSettle extends CouponShape {
  amount: MinorUnits;
  bets: readonly SettledBet[];
  bonus?: Hundredths | undefined;
  maxPayout?: MinorUnits | undefined;
}

export type CouponOutcome =
  | { state: 'open' }
  | {
      state: 'won' | 'lost' | 'returned';
      /** Minor units. */
      payout: MinorUnits;
    };

/** Two thousandths: halves of a stake stay whole numbers. */
const SCALE = 2000n;

/** What a bet multiplies the stake by, in two-thousandths; undefined while it is not decided. */
function scaledFactor({ coef, statusId }: SettledBet): bigint | undefined {
  const odds = BigInt(coef);
  switch (statusId) {
    case BetStatus.Lose:
      return 0n;
    case BetStatus.Win:
      return odds * 2n;
    case BetStatus.Return:
    case BetStatus.ForcedReturn:
      return SCALE;
    case BetStatus.HalfWinHalfReturn:
      return odds + 1000n;
    case BetStatus.HalfLoseHalfReturn:
      return 1000n;
    case BetStatus.HalfLoseHalfWin:
      return odds;
    default:
      return undefined;
  }
}

/**
 * Factor of a bet on the stake: 0 for a loss, the odds for a win, 1 for a return, the mean of both halves otherwise.
 * @returns undefined while the bet is not decided.
 * @spec OD-02
 */
export function betFactor(bet: SettledBet): Rational | undefined {
  const scaled = scaledFactor(bet);
  return scaled === undefined ? undefined : Rational.of(scaled, SCALE);
}

const WINNING: readonly BetStatus[] = [BetStatus.Win, BetStatus.HalfWinHalfReturn, BetStatus.HalfLoseHalfWin];

/**
 * What a coupon comes to, given the statuses of its bets.
 *
 * It is lost as soon as no combination can win any more, even while other bets are open; else it stays open until every bet is
 * decided. `returned` means money came back although no bet won. A bonus is paid only when every bet won. Each coupon of many
 * singles is settled as a single of its own.
 *
 * @throws RangeError when the system value does not fit the bets, or for many singles that were not split.
 * @spec OD-02 CP-10
 */
export function settleCoupon(coupon: CouponToSettle): CouponOutcome {
  if (coupon.typeId === CouponType.ManySingles) throw new RangeError('Many singles are settled one by one, each as a single.');
  const { amount, bets, bonus, maxPayout } = coupon;
  const { fixed, free, size, combinations } = partsOf(coupon, bets);
  const isAlive = (bet: SettledBet): boolean => scaledFactor(bet) !== 0n;
  if (!fixed.every(isAlive) || free.filter(isAlive).length < size) return { state: 'lost', payout: 0 };

  const fixedFactors = fixed.map(scaledFactor);
  const freeFactors = free.map(scaledFactor);
  const isDecided = (factor: bigint | undefined): factor is bigint => factor !== undefined;
  if (!fixedFactors.every(isDecided) || !freeFactors.every(isDecided)) return { state: 'open' };

  const numerator = fixedFactors.reduce((product, factor) => product * factor, 1n) * sumOfProducts(freeFactors, size);
  const coef = Rational.of(numerator, SCALE ** BigInt(fixed.length + size) * BigInt(combinations));
  const hasBonus = bets.every(({ statusId }) => statusId === BetStatus.Win);
  const paid = payout({ amount, coef, bonus: hasBonus ? bonus : undefined, maxPayout });
  const hasWon = bets.some(({ statusId }) => WINNING.includes(statusId));
  return { state: hasWon ? 'won' : 'returned', payout: paid };
}
