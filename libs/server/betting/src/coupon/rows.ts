import { type CouponShape, type CouponType, type DeadHeat, shopSystem } from '@touchline/betting-coupon-math';
import type { BetStatus, CouponCorrection, CouponState, CouponTerms, ScoreParts } from '@touchline/betting-contract';

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
  /** JSON; null if the terms are only odds and the payout limit. */
  terms: string | null;
  /** Null if the player paid the whole stake. */
  paid_stake: number | null;
  possible_hyper_bonus: number;
  possible_promo_bonus: number;
  hyper_bonus: number;
  promo_bonus: number;
  /** Part of the stake paid from prepaid money. */
  prepaid_amount: number;
  /** Part of the stake that was cashed out, the amount paid for it, and the number of parts. */
  closed_stake: number;
  cashed_out: number;
  cash_outs: number;
  /** The coupon exchanged for this one, the value at which it was closed, and the coupon that replaced this one. */
  edited_from: number | null;
  edited_to: number | null;
  exchanged: number | null;
  /** JSON: each time the coupon was settled again, oldest first. */
  corrections: string | null;
  /** When an operator cancelled the coupon, milliseconds. */
  cancelled_at: number | null;
}

export const correctionsOf = ({ corrections }: Pick<CouponRow, 'corrections'>): readonly CouponCorrection[] =>
  corrections === null ? [] : (JSON.parse(corrections) as CouponCorrection[]);

/** Type, size and shop system of a coupon, as the coupon maths takes them. @spec CP-10 */
export const shapeOf = ({ type_id: typeId, system_value: value }: Pick<CouponRow, 'type_id' | 'system_value'>): CouponShape => ({
  ...{ typeId: typeId as CouponType, systemValue: value ?? undefined, shop: shopSystem(value) },
});

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
  /** JSON: names of both players of a duel. */
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
  /** JSON: the score of the whole game in parts; null if it ended in regular time. */
  ending: string | null;
  status_id: BetStatus;
  /** JSON: legs of a bet builder; null for other bets. */
  builder: string | null;
  /** The lead that wins the bet at once; null if only the result counts. */
  early_lead: number | null;
  /** The score at which an early lead won the bet. */
  early_score: string | null;
  /** JSON: the share of a winner of several; null for a whole win. */
  dead_heat: string | null;
}

/** The share of a bet whose outright has several winners. */
export const deadHeatOfBet = ({ dead_heat }: Pick<BetRow, 'dead_heat'>): DeadHeat | undefined =>
  dead_heat === null ? undefined : (JSON.parse(dead_heat) as DeadHeat);

export const endingOf = ({ ending }: Pick<BetRow, 'ending'>): ScoreParts | null =>
  ending === null ? null : (JSON.parse(ending) as ScoreParts);

/** @spec BT-09 */
export const duelOf = ({ players_duel }: Pick<BetRow, 'players_duel'>): [string, string] | null =>
  players_duel === null ? null : (JSON.parse(players_duel) as [string, string]);
