import {
  bonusCoefficient,
  couponFigures,
  CouponType,
  expressBoost,
  hyperBonus,
  promoPayout,
  type BoostStep,
  type CouponBlock,
  type HyperBonus,
  type PromoEffect,
} from '@touchline/betting-coupon-math';

/** Everything about money that a coupon is sold under besides its odds and stakes. Amounts in minor units, for each coupon. */
export interface SaleTerms {
  maxPayout?: number | undefined;
  hyperBonusPercent: number | null;
  minHyperBonusBetLimit: number | null;
  maxHyperBonusLimit: number | null;
  expressBoost: { ladder: readonly BoostStep[]; lowestCoef: number } | null;
  promo: { effect: PromoEffect } | null;
  isBonusBet: boolean;
}

/** One coupon of a request, and what it pays when everything wins, step by step. Minor units. */
export interface SoldLine {
  block: CouponBlock;
  amount: number;
  combinations: number;
  /** Thousandths, rounded down. */
  coef: number;
  /** Least that is paid when one combination wins, before bonuses. */
  minWin: number;
  /** What the odds alone pay, without any bonus or limit. */
  plainWin: number;
  /** Factor of the bonus bet or of the boost, hundredths: 100 for none. */
  bonus: number;
  /** With that factor and within the largest payout. */
  win: number;
  hyper: HyperBonus;
  promoBonus: number;
  /** All of it together: what is shown and paid. */
  possibleWin: number;
}

/** Many singles are sold one by one. @spec CP-01 */
const couponsOf = (block: CouponBlock): CouponBlock[] =>
  block.typeId === CouponType.ManySingles
    ? block.bets.map((bet) => ({ ...block, typeId: CouponType.Single, bets: [bet], amount: bet.amount ?? block.amount }))
    : [block];

function bonusOf({ typeId, bets }: CouponBlock, terms: SaleTerms): number {
  if (typeId !== CouponType.Express) return 100;
  if (terms.isBonusBet) return bonusCoefficient(bets.length);
  return terms.expressBoost === null ? 100 : expressBoost({ ...terms.expressBoost, coefs: bets.map(({ coef }) => coef) }).bonus;
}

/**
 * The coupons of a request with what each pays: odds, then the factor of a bonus bet or of an express boost, the largest payout, the hyper
 * bonus, and last the promo code.
 * @throws RangeError when a block is no coupon.
 * @spec CP-10 CP-13 CP-23 CP-27 CP-28 MON-5
 */
export function soldLines(blocks: readonly CouponBlock[], terms: SaleTerms): SoldLine[] {
  const { maxPayout, promo, ...hyperTerms } = terms;
  return blocks.flatMap(couponsOf).map((block) => {
    const bonus = bonusOf(block, terms);
    const sold = couponFigures({ ...block, bonus, maxPayout });
    const { totalAmount: amount, maxWin: win } = sold;
    const hyper = hyperBonus({ ...hyperTerms, amount, win, maxPayout });
    const possibleWin = promo === null ? hyper.payout : promoPayout(promo.effect, { amount, payout: hyper.payout, maxPayout });
    return {
      block,
      amount,
      combinations: sold.combinations,
      coef: sold.coef,
      minWin: sold.minWin,
      plainWin: couponFigures({ ...block, bonus: undefined, maxPayout: undefined }).maxWin,
      bonus,
      win,
      hyper,
      promoBonus: possibleWin - hyper.payout,
      possibleWin,
    };
  });
}
