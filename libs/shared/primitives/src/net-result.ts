import type { MinorUnits } from './money.ts';

/** Sums of a player's stakes over any set of wagers, all in one currency. */
export interface PlaySums {
  /** All stakes, of decided and undecided wagers. */
  staked: MinorUnits;
  /** Payouts and refunds, including those of parts that were cashed out. */
  returned: MinorUnits;
  /** The part of `staked` that is still undecided. */
  atStake: MinorUnits;
}

/**
 * What a player won or lost, minor units; negative for a loss. An open stake is neither: it may still return, so it is left out until it is
 * decided. The session strip, the history, the statement and the reality check show this number.
 *
 * @spec AC-01 AC-05 LIM-8
 */
export const netResult = ({ staked, returned, atStake }: PlaySums): MinorUnits => returned - (staked - atStake);
