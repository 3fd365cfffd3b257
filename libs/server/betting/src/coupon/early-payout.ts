import { OUTCOME } from '@touchline/betting-rules';
import type { PriceSource } from './prices.ts';
import type { BetRow } from './rows.ts';

/** Columns of a bet that decide about an early payout. */
export type EarlyRow = Pick<BetRow, 'coupon_id' | 'game_id' | 'outcome_type_id' | 'early_lead'>;

/** The score at which an early lead won this bet; null if none has or the bet has no early payout. @spec BT-15 */
export function earlyScore(
  { game_id: gameId, outcome_type_id: typeId, early_lead: by }: Omit<EarlyRow, 'coupon_id'>,
  prices: Pick<PriceSource<unknown>, 'firstLead'>,
): string | null {
  if (by === null) return null;
  const side = typeId === OUTCOME.HomeWin ? 0 : typeId === OUTCOME.AwayWin ? 1 : null;
  const score = side === null ? undefined : prices.firstLead?.(gameId, side, by);
  return score === undefined ? null : score.join(':');
}
