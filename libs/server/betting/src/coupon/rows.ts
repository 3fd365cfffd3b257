import type { BetStatus, CouponState, CouponTerms } from '@touchline/betting-contract';

/** A row of `coupons`, by its column names. */
export interface CouponRow {
  id: number;
  intent_id: string;
  line: number;
  user_id: number;
  account_id: number;
  type_id: number;
  system_value: number | null;
  currency_iso: string;
  amount: number;
  coef: number;
  possible_win: number;
  max_payout: number;
  change_coef_action: number;
  placed_at_ms: number;
  state: CouponState;
  payout: number | null;
  settled_at_ms: number | null;
  block_id: number;
  line_count: number;
  system_name: string | null;
  /** JSON; null for odds and the payout limit alone. */
  terms: string | null;
  /** Null: the player paid the whole stake. */
  paid_stake: number | null;
  possible_hyper_bonus: number;
  possible_promo_bonus: number;
  hyper_bonus: number;
  promo_bonus: number;
  /** What of the stake prepaid money paid. */
  prepaid_amount: number;
  /** What of the stake was closed before the end, what was paid for it, and in how many parts. */
  closed_stake: number;
  cashed_out: number;
  cash_outs: number;
  /** The coupon that was exchanged for this one, what it was closed at, and the coupon that this one was exchanged for. */
  edited_from: number | null;
  edited_to: number | null;
  exchanged: number | null;
}

export const termsOf = ({ terms }: Pick<CouponRow, 'terms'>): CouponTerms | null =>
  terms === null ? null : (JSON.parse(terms) as CouponTerms);

/** A row of `bets`, by its column names. */
export interface BetRow {
  coupon_id: number;
  position: number;
  game_id: number;
  market_id: number;
  outcome_id: number;
  market_type_id: number;
  outcome_type_id: number;
  param: number | null;
  outcome_name: string | null;
  /** JSON: both players of a duel. */
  players_duel: string | null;
  sport_id: number;
  champ_id: number;
  champ_name: string;
  opponent1: string;
  opponent2: string;
  start_at: number;
  is_live: boolean;
  sub_kind: string | null;
  coef: number;
  coef_seen: number;
  is_banker: boolean;
  score_at_placement: string | null;
  result: string | null;
  status_id: BetStatus;
  /** JSON: legs of a bet builder; null for any other bet. */
  builder: string | null;
  /** The lead that wins it at once; null where only the result does. */
  early_lead: number | null;
  /** The score at which it was won that way. */
  early_score: string | null;
}

/** @spec BT-09 */
export const duelOf = ({ players_duel }: Pick<BetRow, 'players_duel'>): [string, string] | null =>
  players_duel === null ? null : (JSON.parse(players_duel) as [string, string]);
