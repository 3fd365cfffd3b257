import { Rational } from '@touchline/shared-primitives';

/** Figures of one market; percentages in hundredths of a percent. */
export interface MarketFigures {
  /** Positive: the bookmaker's margin; negative: an arbitrage. */
  margin: number;
  outcomes: readonly {
    coef: number;
    /** Probability with the margin removed proportionally. */
    chance: number;
    /** Odds without the margin, in thousandths. */
    fair: number;
    /** Stake on this outcome for equal payouts, in hundredths. */
    stake: number;
  }[];
  /** Payout for any outcome with these stakes. */
  payout: number;
}

const rounded = (value: Rational): number => Number(value.round());

/**
 * Margin, fair odds, and a split of the stake with the same payout for every outcome.
 *
 * @param coefs - odds of all outcomes of one market, in thousandths.
 * @param amount - the total stake, in hundredths.
 * @spec PI-03
 */
export function marketFigures(coefs: readonly number[], amount: number): MarketFigures {
  const implied = coefs.map((coef) => Rational.of(1000n, BigInt(coef)));
  const total = implied.reduce((sum, one) => sum.plus(one), Rational.zero);
  const whole = Rational.of(BigInt(amount), 1n);
  return {
    margin: rounded(total.minus(Rational.of(1n, 1n)).times(10_000)),
    payout: Number(whole.dividedBy(total).floor()),
    outcomes: coefs.map((coef, at) => {
      const share = (implied[at] ?? Rational.zero).dividedBy(total);
      return { coef, chance: rounded(share.times(10_000)), fair: rounded(total.times(coef)), stake: rounded(share.times(whole)) };
    }),
  };
}
