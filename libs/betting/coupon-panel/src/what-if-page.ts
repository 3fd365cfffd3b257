import {
  BetStatus,
  explainSettlement,
  settledCombinations,
  type CombinationCounts,
  type SettledCombination,
} from '@touchline/betting-coupon-math';
import type { CouponPart } from '@touchline/betting-coupon-state';

/** One coupon of the request, whose bets have outcome ids. */
export type WhatIfLine = Pick<CouponPart, 'typeId' | 'systemValue' | 'shop' | 'amount' | 'maxPayout'> & {
  bonus?: number | undefined;
  bets: readonly { outcomeId: number; coef: number; isBanker?: boolean | undefined }[];
};

export interface WhatIfTotals extends CombinationCounts {
  /** Payout in minor units, before a hyper bonus or a code. */
  payout: number;
  stake: number;
}

const withEnds = (line: WhatIfLine, ends: ReadonlyMap<number, BetStatus>) => ({
  ...line,
  bets: line.bets.map((bet) => ({ ...bet, statusId: ends.get(bet.outcomeId) ?? BetStatus.Win })),
});

/** Total of all coupons if their bets end with these statuses; bets without a status win. @spec CP-10 OD-02 */
export function whatIfTotals(lines: readonly WhatIfLine[], ends: ReadonlyMap<number, BetStatus>): WhatIfTotals {
  const zero: WhatIfTotals = { total: 0, won: 0, lost: 0, returned: 0, open: 0, payout: 0, stake: 0 };
  return lines.reduce((all, line) => {
    const { combinations, outcome } = explainSettlement(withEnds(line, ends));
    return {
      total: all.total + combinations.total,
      won: all.won + combinations.won,
      lost: all.lost + combinations.lost,
      returned: all.returned + combinations.returned,
      open: all.open + combinations.open,
      payout: all.payout + (outcome.state === 'open' ? 0 : outcome.payout),
      stake: all.stake + line.amount,
    };
  }, zero);
}

export interface CombinationRow extends Omit<SettledCombination, 'bets' | 'because'> {
  /** Index among the combinations of all coupons. */
  at: number;
  /** Outcomes of its bets, and of those that decided it. */
  outcomeIds: readonly number[];
  because: readonly number[];
}

/** A page of the combinations of all coupons, in order; generates only the combinations on the page. @spec CP-10 */
export function combinationRows(
  lines: readonly WhatIfLine[],
  ends: ReadonlyMap<number, BetStatus>,
  { from, count }: { from: number; count: number },
): CombinationRow[] {
  const rows: CombinationRow[] = [];
  let before = 0;
  for (const line of lines) {
    const settled = withEnds(line, ends);
    const { total } = explainSettlement(settled).combinations;
    if (from + rows.length < before + total) {
      const idOf = (at: number): number => line.bets[at]?.outcomeId ?? 0;
      for (const one of settledCombinations(settled, from + rows.length - before)) {
        const at = from + rows.length;
        rows.push({ ...one, at, outcomeIds: one.bets.map(idOf), because: one.because.map(idOf) });
        if (rows.length === count) return rows;
      }
    }
    before += total;
  }
  return rows;
}
