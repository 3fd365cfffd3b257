import { currencyOf } from '@touchline/server-kernel';
import { BetStatus, type BookedBet, type BookedCoupon, type CouponState, type CouponTerms } from '@touchline/betting-contract';

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
}

const seconds = (ms: number) => Math.floor(ms / 1000);

/** An open bet waits for its game to start, or to be calculated. @spec OD-02 */
function statusNow({ status_id, is_live, start_at }: BetRow, nowMs: number): BetStatus {
  if (status_id >= 0) return status_id;
  return is_live || nowMs >= start_at * 1000 ? BetStatus.NotCalculated : BetStatus.GameNotStarted;
}

/** @spec BT-09 */
export const duelOf = ({ players_duel }: Pick<BetRow, 'players_duel'>): [string, string] | null =>
  players_duel === null ? null : (JSON.parse(players_duel) as [string, string]);

const bookedBet = (row: BetRow, nowMs: number): BookedBet => ({
  gameId: row.game_id,
  marketId: row.market_id,
  outcomeId: row.outcome_id,
  marketTypeId: row.market_type_id,
  outcomeTypeId: row.outcome_type_id,
  param: row.param,
  outcomeName: row.outcome_name,
  sportId: row.sport_id,
  champId: row.champ_id,
  champName: row.champ_name,
  opponent1: row.opponent1,
  opponent2: row.opponent2,
  startAt: row.start_at,
  isLive: row.is_live,
  subKind: row.sub_kind,
  coef: row.coef,
  coefSeen: row.coef_seen,
  scoreAtPlacement: row.score_at_placement,
  result: row.result,
  statusId: statusNow(row, nowMs),
  ...(row.is_banker && { isBanker: true }),
  ...(row.players_duel !== null && { playersDuel: duelOf(row) as [string, string] }),
});

/** What a coupon has beside the plain one: its place in the request, the terms it was sold under. @spec CP-23 CP-27 CP-28 */
function additionsOf(row: CouponRow): Pick<BookedCoupon, 'part' | 'systemName' | 'terms' | 'bonuses'> {
  const terms = termsOf(row);
  const possible = { hyperBonus: row.possible_hyper_bonus, promoBonus: row.possible_promo_bonus };
  const paid = row.state === 'open' ? null : { hyperBonus: row.hyper_bonus, promoBonus: row.promo_bonus };
  return {
    ...(row.line_count > 1 && { part: { line: row.line, of: row.line_count, blockId: row.block_id } }),
    ...(row.system_name !== null && { systemName: row.system_name }),
    ...(terms !== null && { terms, bonuses: { possible, paid } }),
  };
}

/** A coupon as receipts, history and print pages show it. @spec BET-11 */
export const bookedCoupon = (row: CouponRow, bets: readonly BetRow[], nowMs: number): BookedCoupon => ({
  couponId: row.id,
  id: row.intent_id,
  accountId: row.account_id,
  typeId: row.type_id as BookedCoupon['typeId'],
  systemValue: row.system_value,
  currencyIso: row.currency_iso,
  exponent: currencyOf(row.currency_iso).exponent,
  amount: row.amount,
  coef: row.coef,
  possibleWin: row.possible_win,
  placedAt: seconds(row.placed_at_ms),
  bets: bets.map((bet) => bookedBet(bet, nowMs)),
  state: row.state,
  payout: row.payout,
  settledAt: row.settled_at_ms === null ? null : seconds(row.settled_at_ms),
  ...(row.prepaid_amount > 0 && { prepaidAmount: row.prepaid_amount }),
  ...(row.cash_outs > 0 && { cashOut: { stake: row.closed_stake, amount: row.cashed_out } }),
  ...additionsOf(row),
});
