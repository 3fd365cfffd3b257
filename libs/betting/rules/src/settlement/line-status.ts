import { BetStatus } from '@touchline/betting-contract';

const QUARTER = 250;

/**
 * Status of a bet that is `lead` thousandths ahead of its line: a goal count minus its total, a goal difference plus its handicap.
 *
 * A lead of zero returns the stake. A quarter line is two half stakes on the two neighbouring lines, so a lead of one quarter wins one half
 * and returns the other, and a deficit of one quarter loses one half and returns the other.
 *
 * @param lead - thousandths, a whole number of quarters (250).
 * @spec OD-02
 */
export function lineStatus(lead: number): BetStatus {
  if (lead === 0) return BetStatus.Return;
  if (lead === QUARTER) return BetStatus.HalfWinHalfReturn;
  if (lead === -QUARTER) return BetStatus.HalfLoseHalfReturn;
  return lead > 0 ? BetStatus.Win : BetStatus.Lose;
}
