import type { MinorUnits, Thousandths } from '@touchline/shared-primitives';
import { checkAmount, checkCoef, checkWhole } from './check-input.ts';
import type { Millionths } from './margin.ts';

const MILLION = 1_000_000;
const UNIT = 1000;

export interface KellyTerms {
  /** Odds in thousandths. */
  coef: Thousandths;
  /** Probability of a win as estimated by the player, in millionths. */
  chance: Millionths;
}

/** Kelly fraction as numerator and denominator: (p × odds − 1) / (odds − 1). */
const kelly = ({ coef, chance }: KellyTerms): { top: bigint; bottom: bigint } => ({
  top: BigInt(checkWhole(chance, 'chance', 0, MILLION)) * BigInt(checkCoef(coef)) - BigInt(MILLION * UNIT),
  bottom: BigInt(MILLION) * BigInt(coef - UNIT),
});

/**
 * Fraction of the bankroll that the Kelly criterion stakes on a bet, in millionths, rounded down; 0 if the bet loses in the long run. The
 * result is only as good as the estimated chance: an overestimate means too large a stake, which is why half or quarter Kelly is common.
 * @throws CouponError on invalid odds, or a chance outside 0 to 1,000,000.
 * @spec CP-10
 * @example
 * kellyFraction({ coef: 2000, chance: 600_000 }); // => 200_000
 */
export function kellyFraction(terms: KellyTerms): Millionths {
  const { top, bottom } = kelly(terms);
  return top <= 0n ? 0 : Number((top * BigInt(MILLION)) / bottom);
}

/**
 * Stake by the Kelly criterion, rounded down to the minor unit.
 * @param part - fraction of the full Kelly stake, in millionths: 500,000 is half Kelly.
 * @throws CouponError as {@link kellyFraction} does, and on an invalid bankroll or part.
 * @spec CP-10
 * @example
 * kellyStake({ bankroll: 100_000, coef: 3000, chance: 500_000, part: 500_000 }); // => 12_500
 */
export function kellyStake({ bankroll, part = MILLION, ...terms }: KellyTerms & { bankroll: MinorUnits; part?: Millionths }): MinorUnits {
  const { top, bottom } = kelly(terms);
  const money = BigInt(checkAmount(bankroll, 'bankroll')) * BigInt(checkWhole(part, 'part', 0, MILLION));
  return top <= 0n ? 0 : Number((money * top) / (bottom * BigInt(MILLION)));
}
