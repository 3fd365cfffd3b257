import { currencyOf } from '@touchline/server-kernel';
import { BetStatus, type BookedBet, type BookedCoupon } from '@touchline/betting-contract';
import { bookedLegs, builderOf, coefPaid } from './builder-bet.ts';
import { type BetRow, correctionsOf, type CouponRow, deadHeatOfBet, duelOf, endingOf, termsOf } from './rows.ts';

const seconds = (ms: number) => Math.floor(ms / 1000);

/** Status of an open bet: waiting for kick-off, or for settlement. @spec OD-02 */
function statusNow({ status_id, is_live, start_at }: BetRow, nowMs: number): BetStatus {
  if (status_id >= 0) return status_id;
  return is_live || nowMs >= start_at * 1000 ? BetStatus.NotCalculated : BetStatus.GameNotStarted;
}

/** @spec BT-10 */
function legsOf(row: BetRow, nowMs: number): Pick<BookedBet, 'legs' | 'coefPaid'> {
  const builder = builderOf(row);
  if (builder === null) return {};
  const paid = row.status_id === BetStatus.Win ? coefPaid(row) : row.coef;
  return {
    legs: bookedLegs(builder, statusNow({ ...row, status_id: BetStatus.NotCalculated }, nowMs)),
    ...(paid !== row.coef && { coefPaid: paid }),
  };
}

function endingIn(row: BetRow): Pick<BookedBet, 'ending'> {
  const ending = endingOf(row);
  return ending === null ? {} : { ending };
}

function sharedIn(row: BetRow): Pick<BookedBet, 'deadHeat'> {
  const deadHeat = deadHeatOfBet(row);
  return deadHeat === undefined ? {} : { deadHeat };
}

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
  ...endingIn(row),
  ...sharedIn(row),
  statusId: statusNow(row, nowMs),
  ...(row.is_banker && { isBanker: true }),
  ...(row.players_duel !== null && { playersDuel: duelOf(row) as [string, string] }),
  ...(row.early_lead !== null && { early: { lead: row.early_lead, score: row.early_score } }),
  ...legsOf(row, nowMs),
});

/** Optional fields of a coupon: its part in the request and the terms of the sale. @spec CP-23 CP-27 CP-28 */
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

/** A coupon as shown in receipts, history and print pages. @spec BET-11 */
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
  ...(row.edited_from !== null && { editedFrom: { couponId: row.edited_from, value: row.exchanged ?? 0 } }),
  ...(row.edited_to !== null && { editedTo: row.edited_to }),
  ...(row.corrections !== null && { corrections: [...correctionsOf(row)] }),
  ...additionsOf(row),
});
