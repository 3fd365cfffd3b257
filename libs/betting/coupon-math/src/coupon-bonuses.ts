import type { MinorUnits, Thousandths } from '@touchline/shared-primitives';
import { bonusCoefficient } from './bonus-coefficient.ts';
import { CouponType } from './coupon-type.ts';
import { expressBoost, type BoostStep } from './express-boost.ts';
import { hyperBonus, type HyperBonusTerms } from './hyper-bonus.ts';
import type { Hundredths } from './payout.ts';
import { promoPayout, type PromoEffect } from './promo-code.ts';

/** Terms of a coupon besides odds and stake; the same for each coupon of a request. */
export interface CouponBonuses extends Pick<HyperBonusTerms, 'hyperBonusPercent' | 'minHyperBonusBetLimit' | 'maxHyperBonusLimit'> {
  /** Largest payout of one coupon, in minor units. */
  maxPayout: MinorUnits;
  expressBoost: { ladder: readonly BoostStep[]; lowestCoef: Thousandths } | null;
  promo: { effect: PromoEffect } | null;
  /** Uses the bonus coefficient instead of the boost. */
  isBonusBet: boolean;
}

/**
 * Factor on the win of a coupon, in hundredths: the bonus coefficient for a bonus bet, otherwise the boost for an express; 100 for every
 * other coupon.
 * @spec CP-12 CP-13
 * @example
 * const bets = [{ coef: 1500 }, { coef: 1500 }, { coef: 2000 }];
 * const boost = { ladder: [{ fewestBets: 3, percent: 5 }], lowestCoef: 1200 };
 * winMultiplier({ typeId: CouponType.Express, bets }, { expressBoost: boost, isBonusBet: false }); // => 105
 */
export function winMultiplier(
  { typeId, bets }: { typeId: CouponType; bets: readonly { coef: Thousandths }[] },
  { expressBoost: boost, isBonusBet }: Pick<CouponBonuses, 'expressBoost' | 'isBonusBet'>,
): Hundredths {
  if (typeId !== CouponType.Express) return 100;
  if (isBonusBet) return bonusCoefficient(bets.length);
  return boost === null ? 100 : expressBoost({ ...boost, coefs: bets.map(({ coef }) => coef) }).bonus;
}

export interface PaidWithBonuses {
  /** Payout by odds and multiplier. */
  win: MinorUnits;
  hyperBonus: MinorUnits;
  /** Amount added by the promo code; negative for a free bet, whose stake is not paid out. */
  promoBonus: MinorUnits;
  payout: MinorUnits;
}

/**
 * Payout of a decided coupon: the hyper bonus on a win, then the effect of the promo code, all within the payout limit. Before the
 * decision, call it with the state `won` for the possible win: the same function computes the figure shown and the figure paid.
 * @param win - payout by the odds, in minor units.
 * @spec CP-23 CP-28 MON-5
 * @example
 * const hyper = { hyperBonusPercent: 10, minHyperBonusBetLimit: null, maxHyperBonusLimit: null };
 * const bonuses = { ...hyper, maxPayout: 100_000, expressBoost: null, promo: null, isBonusBet: false };
 * payoutWithBonuses({ state: 'won', amount: 500, win: 1250 }, bonuses); // => { win: 1250, hyperBonus: 125, promoBonus: 0, payout: 1375 }
 */
export function payoutWithBonuses(
  { state, amount, win }: { state: 'won' | 'lost' | 'returned'; amount: MinorUnits; win: MinorUnits },
  bonuses: CouponBonuses,
): PaidWithBonuses {
  const { maxPayout, promo } = bonuses;
  const hyper = state === 'won' ? hyperBonus({ ...bonuses, amount, win }).bonus : 0;
  const before = win + hyper;
  const kind = promo?.effect.kind;
  const isDue = kind === 'free-bet' || (kind === 'boost' && state === 'won') || (kind === 'stake-back' && state === 'lost');
  const payout = promo !== null && isDue ? promoPayout(promo.effect, { amount, payout: before, maxPayout }) : before;
  return { win, hyperBonus: hyper, promoBonus: payout - before, payout };
}
