import { Rational, type MinorUnits, type Thousandths } from '@touchline/shared-primitives';
import { type BetChances, type BetEnding, checkChances, endingsOf } from './bet-chances.ts';
import { BetStatus } from './bet-status.ts';
import { checkLegs } from './check-input.ts';
import { sumOfProducts } from './combinations.ts';
import { isSystem, partsOf } from './coupon-shape.ts';
import { capped, legFactor, overOne, shopFactor, type Factor } from './leg-factor.ts';
import { checkedAmount, paidOf } from './payout.ts';
import { refuseManySingles, settleCoupon, type CouponToSettle, type SettledBet } from './settlement.ts';

const CERTAIN = 1_000_000n;
const WHOLE = 1000;
const HUNDRED = 100;
/** Endings of a coupon that are settled one by one, where the payout limit applies to some of them. */
const MOST_ENDINGS = 256;

/** A bet of a coupon that can be cashed out before it is settled. */
export interface CashOutBet extends SettledBet {
  /** For an undecided bet: how likely it is now to end in each way. */
  chances?: BetChances | undefined;
}

export interface CashOutTerms extends Omit<CouponToSettle, 'bets'> {
  /** The stake that is still open, in minor units. */
  amount: MinorUnits;
  bets: readonly CashOutBet[];
  /** The house's share of the fair value, in thousandths. */
  margin: Thousandths;
}

/** Current value of a coupon, in minor units. */
export interface CashOutValue {
  /** Expected payout if the coupon stays open: the fair price. */
  fair: MinorUnits;
  /** Cash-out offer: the fair value minus the margin. */
  offer: MinorUnits;
}

/**
 * Computes the fair value of a coupon and the cash-out offer. The fair value is the expected payout if the coupon stays open: the mean over
 * everything that its open bets can still do, provided that they are independent of each other. A decided bet counts as it was settled. An
 * open bet counts by all of its chances: to win or return the whole stake or half of it. A bonus counts with the chance that every bet wins
 * in full. The limit applies to each ending of the coupon, and to the mean of all where the coupon can still end in more than 256 ways.
 *
 * @returns null if the chances of an open bet are missing; both values are 0 for a lost coupon. Each value is rounded down once.
 * @throws RangeError on chances that are no whole millionths or add up to more than a million, on a margin of 100 % or more, and as
 *   {@link settleCoupon} does.
 * @spec OD-02 MON-5
 * @example
 * const bets = [{ coef: 2000, statusId: BetStatus.Win }, { coef: 3000, statusId: BetStatus.NotCalculated, chances: { won: 400_000 } }];
 * cashOutValue({ typeId: CouponType.Express, amount: 1000, bets, margin: 50 }); // => { fair: 2400, offer: 2280 }
 * // Ahead in a draw no bet: 1000 × (0.85 × 1.875 + 0.12)
 * const ahead = { coef: 1875, statusId: BetStatus.NotCalculated, chances: { won: 850_000, returned: 120_000 } };
 * cashOutValue({ typeId: CouponType.Single, amount: 100_000, bets: [ahead], margin: 40 }); // => { fair: 171375, offer: 164520 }
 */
export function cashOutValue({ margin, bets, ...coupon }: CashOutTerms): CashOutValue | null {
  if (!Number.isSafeInteger(margin) || margin < 0 || margin >= WHOLE)
    throw new RangeError(`A margin of ${margin} thousandths leaves no offer; it is 0 to 999.`);
  refuseManySingles(coupon);
  checkLegs(bets);
  for (const { chances } of bets) if (chances !== undefined) checkChances(chances);
  if (bets.some(({ statusId, chances }) => statusId < BetStatus.Lose && chances === undefined)) return null;
  const fair = fairValue(coupon, bets);
  return {
    fair,
    offer: Number(
      Rational.of(fair)
        .times(Rational.of(WHOLE - margin, WHOLE))
        .floor(),
    ),
  };
}

type Coupon = Omit<CouponToSettle, 'bets'>;

function fairValue(coupon: Coupon, bets: readonly CashOutBet[]): MinorUnits {
  const { amount, bonus = HUNDRED, maxPayout } = coupon;
  if (canExceed(coupon, bets)) {
    const endings = bets.map((bet) => payingEndings(coupon, bet));
    if (endings.reduce((count, { length }) => count * length, 1) <= MOST_ENDINGS) return meanOfEndings(coupon, bets, endings);
  }
  const stake = checkedAmount(amount);
  const plain = couponFactor(coupon, bets, meanFactor);
  if (bonus === HUNDRED) return paidOf({ top: stake * plain.top, bottom: plain.bottom, maxPayout });
  const all = chanceOfAll(bets);
  const full = couponFactor(coupon, bets, winFactor);
  const [top, bottom] = [full.top * all.top * BigInt(bonus - HUNDRED), full.bottom * all.bottom * BigInt(HUNDRED)];
  return paidOf({ top: stake * (plain.top * bottom + top * plain.bottom), bottom: plain.bottom * bottom, maxPayout });
}

/** Whether the payout limit applies to the best ending of the coupon. */
function canExceed({ maxPayout, ...coupon }: Coupon, bets: readonly CashOutBet[]): boolean {
  if (maxPayout === undefined) return false;
  const best = settleCoupon({ ...coupon, bets: bets.map((bet) => (isOpen(bet) ? { ...bet, statusId: BetStatus.Win } : bet)) });
  return best.state !== 'open' && best.payout > maxPayout;
}

const isOpen = ({ statusId }: SettledBet): boolean => statusId < BetStatus.Lose;

/** The endings of a bet with which the coupon can still pay something. */
function payingEndings(coupon: Coupon, bet: CashOutBet): readonly BetEnding[] {
  const endings = endingsOf(bet);
  return isSystem(coupon.typeId) ? endings : endings.filter(({ statusId }) => statusId !== BetStatus.Lose);
}

/** Mean of the payouts of all endings of the coupon, each with bonus and limit. */
function meanOfEndings(coupon: Coupon, bets: readonly CashOutBet[], endings: readonly (readonly BetEnding[])[]): MinorUnits {
  let sum = 0n;
  const settled: SettledBet[] = [...bets];
  const add = (at: number, weight: bigint): void => {
    const ways = endings[at];
    if (ways === undefined) {
      const outcome = settleCoupon({ ...coupon, bets: settled });
      sum += weight * BigInt(outcome.state === 'open' ? 0 : outcome.payout);
      return;
    }
    for (const { statusId, chance } of ways) {
      settled[at] = { ...(bets[at] as CashOutBet), statusId };
      add(at + 1, weight * BigInt(chance));
    }
  };
  add(0, 1n);
  return Number(sum / CERTAIN ** BigInt(bets.length));
}

const factorAt = (bet: SettledBet, statusId: BetStatus): Factor => legFactor({ ...bet, statusId }) as Factor;
const winFactor = (bet: CashOutBet, most?: number): Factor => capped(factorAt(bet, BetStatus.Win), most);

/** Expected factor of a bet on its stake, or of what of it is at most `most`. */
const meanFactor = (bet: CashOutBet, most?: number): Factor =>
  endingsOf(bet).reduce<Factor>(
    (sum, { statusId, chance }) => {
      if (statusId === BetStatus.Lose) return sum;
      const { top, bottom } = capped(factorAt(bet, statusId), most);
      return { top: sum.top * bottom * CERTAIN + top * BigInt(chance) * sum.bottom, bottom: sum.bottom * bottom * CERTAIN };
    },
    { top: 0n, bottom: 1n },
  );

/** Chance that every bet wins in full, which is what a bonus needs. */
const chanceOfAll = (bets: readonly CashOutBet[]): Factor =>
  product(
    bets.map((bet) => ({
      top: BigInt(endingsOf(bet).find(({ statusId }) => statusId === BetStatus.Win)?.chance ?? 0),
      bottom: CERTAIN,
    })),
  );

const product = (factors: readonly Factor[]): Factor =>
  factors.reduce<Factor>((all, { top, bottom }) => ({ top: all.top * top, bottom: all.bottom * bottom }), { top: 1n, bottom: 1n });

/** Factor of a coupon on its stake from those of its bets. */
function couponFactor(coupon: Coupon, bets: readonly CashOutBet[], of: (bet: CashOutBet, most?: number) => Factor): Factor {
  const { fixed, free, size, combinations } = partsOf(coupon, bets);
  if (coupon.shop !== undefined) return shopFactor(coupon.shop, (at, most) => of(bets[at] as CashOutBet, most));
  const banked = product(fixed.map((bet) => of(bet)));
  const { tops, bottom } = overOne(free.map((bet) => of(bet)));
  return { top: banked.top * sumOfProducts(tops, size), bottom: banked.bottom * bottom ** BigInt(size) * BigInt(combinations) };
}

/**
 * Offer for a part of the stake: the same share of the whole offer, rounded down.
 *
 * @throws RangeError unless the part is above zero and no more than the open stake.
 * @spec MON-5
 * @example
 * cashOutPart({ offer: 2280, stakeLeft: 1000 }, 333); // => 759
 */
export function cashOutPart({ offer, stakeLeft }: { offer: MinorUnits; stakeLeft: MinorUnits }, stake: MinorUnits): MinorUnits {
  if (!Number.isSafeInteger(stake) || stake <= 0 || stake > stakeLeft)
    throw new RangeError(`A part of ${stake} can't be closed where ${stakeLeft} are open.`);
  return Number(Rational.of(offer).times(Rational.of(stake, stakeLeft)).floor());
}
