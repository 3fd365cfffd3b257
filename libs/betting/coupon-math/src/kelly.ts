import type { MinorUnits, Thousandths } from '@touchline/shared-primitives';
import { checkAmount, checkCoef, checkWhole } from './check-input.ts';
import type { Millionths } from './margin.ts';

const MILLION = 1_000_000;
const UNIT = 1000;

export interface KellyTerms {
  /** Odds in thousandths. */
  coef: Thousandths;
  /** Chance of a win as the player judges it, in millionths. */
  chance: Millionths;
}

/** Kelly's fraction as top over bottom: (p × odds − 1) / (odds − 1). */
const kelly = ({ coef, chance }: KellyTerms): { top: bigint; bottom: bigint } => ({
  top: BigInt(checkWhole(chance, 'chance', 0, MILLION)) * BigInt(checkCoef(coef)) - BigInt(MILLION * UNIT),
  bottom: BigInt(MILLION) * BigInt(coef - UNIT),
});

/**
 * Part of the money that Kelly's criterion stakes on a bet, in millionths, rounded down; 0 when the bet loses in the long run. It is exact for
 * a chance that is exact, which none is: whoever overrates a chance stakes too much, so people stake a half or a quarter of it.
 * @throws CouponError on odds that are none, or a chance outside 0 to 1,000,000.
 * @spec CP-10
 * @example
 * kellyFraction({ coef: 2000, chance: 600_000 }); // => 200_000
 */
export function kellyFraction(terms: KellyTerms): Millionths {
  const { top, bottom } = kelly(terms);
  return top <= 0n ? 0 : Number((top * BigInt(MILLION)) / bottom);
}

/**
 * Stake by Kelly's criterion, rounded down to the minor unit.
 * @param part - part of the criterion that is staked, in millionths: 500,000 is half Kelly.
 * @throws CouponError as {@link kellyFraction} does, and on money or a part that is none.
 * @spec CP-10
 * @example
 * kellyStake({ bankroll: 100_000, coef: 3000, chance: 500_000, part: 500_000 }); // => 12_500
 */
export function kellyStake({ bankroll, part = MILLION, ...terms }: KellyTerms & { bankroll: MinorUnits; part?: Millionths }): MinorUnits {
  const { top, bottom } = kelly(terms);
  const money = BigInt(checkAmount(bankroll, 'bankroll')) * BigInt(checkWhole(part, 'part', 0, MILLION));
  return top <= 0n ? 0 : Number((money * top) / (bottom * BigInt(MILLION)));
}
