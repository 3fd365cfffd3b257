import { Rational } from '@touchline/shared-primitives';

/** What the odds of one market say; percentages in hundredths of a percent. */
export interface MarketFigures {
  /** Above 0 the bookmaker's part; below 0 an arbitrage. */
  margin: number;
  outcomes: readonly {
    coef: number;
    /** Chance without the margin, spread in proportion. */
    chance: number;
    /** Thousandths: odds without the margin. */
    fair: number;
    /** Hundredths of the stake on this outcome so that every outcome pays the same. */
    stake: number;
  }[];
  /** What is paid whichever outcome wins, when the stakes are so split. */
  payout: number;
}

const rounded = (value: Rational): number => Number(value.round());

/**
 * Margin, fair odds, and the split of a stake that pays the same whichever outcome wins.
 *
 * @param coefs - odds of all outcomes of one market, in thousandths.
 * @param amount - the whole stake, in hundredths.
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
