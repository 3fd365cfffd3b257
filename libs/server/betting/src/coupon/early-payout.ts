import { OUTCOME } from '@touchline/betting-rules';
import type { BetRow } from './rows.ts';

/** Columns of a bet that decide about an early payout. */
export type EarlyRow = Pick<
  BetRow,
  'coupon_id' | 'game_id' | 'outcome_type_id' | 'early_lead' | 'opponent1' | 'opponent2' | 'start_at' | 'sub_kind'
>;

/** The side whose early lead wins the bet: 0 first, 1 second; null for an outcome that no lead wins. */
export const earlySide = ({ outcome_type_id: typeId }: Pick<BetRow, 'outcome_type_id'>): 0 | 1 | null =>
  typeId === OUTCOME.HomeWin ? 0 : typeId === OUTCOME.AwayWin ? 1 : null;
