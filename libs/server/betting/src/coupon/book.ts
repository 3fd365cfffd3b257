import { CouponType, namedSystemOf, shopSystem } from '@touchline/betting-coupon-math';
import type { WagerContext, StakeAccount } from '@touchline/server-kernel/ledger';
import type { BookedCoupon, CouponToPlace, PlaceAnswer } from '@touchline/betting-contract';
import { bookedCoupon } from './booked-coupon.ts';
import { builderText } from './builder-bet.ts';
import { paidStakeOf, type SoldLine } from './decide.ts';
import { prepaidParts } from './prepaid.ts';
import type { BetRow, CouponRow } from './rows.ts';
import { requestOf, type Sale } from './sale.ts';

export interface Booking {
  sale: Sale;
  userId: number;
  account: StakeAccount;
  lines: readonly SoldLine[];
  /** Ids of the coupons, one per line. */
  numbers: readonly number[];
  nowMs: number;
  /** The coupon exchanged for this one, and the value at which it was closed. */
  edited?: { from: number; value: number };
}

export interface BookedRows {
  coupons: CouponRow[];
  bets: BetRow[];
}

/** Whether a line has terms other than its odds and the payout limit. */
const hasTerms = ({ bonus, hyperBonus }: SoldLine, { promo, isVipBet, isBonusBet }: Sale['terms']): boolean =>
  bonus !== 100 || hyperBonus !== 0 || promo !== null || isVipBet || isBonusBet;

const betRow = (couponId: number, position: number, { price, coefSeen, isBanker }: SoldLine['sold'][number]): BetRow => ({
  coupon_id: couponId,
  position,
  game_id: price.gameId,
  market_id: price.marketId,
  outcome_id: price.outcomeId,
  market_type_id: price.marketTypeId,
  outcome_type_id: price.outcomeTypeId,
  param: price.param,
  outcome_name: price.outcomeName,
  players_duel: price.playersDuel ? JSON.stringify(price.playersDuel) : null,
  sport_id: price.sportId,
  champ_id: price.champId,
  champ_name: price.champName,
  opponent1: price.opponent1,
  opponent2: price.opponent2,
  start_at: price.startAt,
  is_live: price.isLive,
  sub_kind: price.subKind,
  coef: price.coef,
  coef_seen: coefSeen,
  is_banker: isBanker,
  score_at_placement: price.score,
  result: null,
  ending: null,
  status_id: -2,
  builder: price.builder === undefined ? null : builderText(price.builder),
  early_lead: price.earlyLead ?? null,
  early_score: null,
  dead_heat: null,
});

/** Builds the rows of a sale; the receipt is made from the same rows that are stored. @spec BET-11 */
export function rowsOf({ sale, userId, account, lines, numbers, nowMs, edited }: Booking): BookedRows {
  const { coupon, terms } = sale;
  // A size counts for systems only.
  const shop = coupon.typeId === CouponType.System ? shopSystem(coupon.systemValue) : undefined;
  const systemName = shop?.name ?? namedSystemOf(requestOf(coupon, []));
  const prepaid = prepaidParts(
    lines.map(({ amount }) => paidStakeOf(sale, amount)),
    coupon.prepaidAmount ?? 0,
  );
  const coupons = lines.map((line, at): CouponRow => {
    const id = numbers[at];
    if (id === undefined) throw new Error('a line has no coupon number');
    const isPaid = paidStakeOf(sale, line.amount) === line.amount;
    return {
      id,
      intent_id: coupon.id,
      line: at,
      user_id: userId,
      account_id: account.id,
      type_id: line.typeId,
      system_value: line.systemValue,
      currency_iso: account.currencyIso,
      amount: line.amount,
      coef: line.coef,
      possible_win: line.possibleWin,
      max_payout: terms.maxPayout,
      change_coef_action: coupon.changeCoefAction,
      placed_at_ms: nowMs,
      state: 'open',
      payout: null,
      settled_at_ms: null,
      block_id: line.blockId,
      line_count: lines.length,
      system_name: systemName,
      terms: hasTerms(line, terms) ? JSON.stringify(terms) : null,
      paid_stake: isPaid ? null : 0,
      possible_hyper_bonus: line.hyperBonus,
      possible_promo_bonus: line.promoBonus,
      hyper_bonus: 0,
      promo_bonus: 0,
      prepaid_amount: prepaid[at] ?? 0,
      closed_stake: 0,
      cashed_out: 0,
      cash_outs: 0,
      edited_from: edited?.from ?? null,
      edited_to: null,
      exchanged: edited?.value ?? null,
      corrections: null,
      cancelled_at: null,
    };
  });
  const bets = lines.flatMap((line, at) => line.sold.map((bet, position) => betRow(numbers[at] ?? 0, position, bet)));
  return { coupons, bets };
}

/** Combines the coupons of a request into one receipt: the first number, all bets, and the sums of stakes and wins. @spec CP-27 */
export function summaryOf({ typeId }: Pick<CouponToPlace, 'typeId'>, lines: readonly BookedCoupon[]): BookedCoupon {
  const [first] = lines;
  if (first === undefined) throw new Error('a booking has no line');
  if (lines.length === 1) return first;
  const { part: _, bonuses, prepaidAmount: __, cashOut: ___, ...head } = first;
  const sum = (of: (line: BookedCoupon) => number) => lines.reduce((total, line) => total + of(line), 0);
  const bets = new Map(lines.flatMap((line) => line.bets.map((bet) => [bet.outcomeId, bet] as const)));
  const prepaidAmount = sum((line) => line.prepaidAmount ?? 0);
  const closed = sum((line) => line.cashOut?.stake ?? 0);
  const isOpen = lines.some(({ state }) => state === 'open');
  const states = lines.map(({ state }) => state);
  const best = (['open', 'won', 'cashed-out', 'returned'] as const).find((state) => states.includes(state)) ?? 'lost';
  return {
    ...head,
    typeId,
    systemValue: null,
    amount: sum(({ amount }) => amount),
    possibleWin: sum(({ possibleWin }) => possibleWin),
    coef: Math.max(...lines.map(({ coef }) => coef)),
    bets: [...bets.values()],
    state: best,
    payout: isOpen ? null : sum(({ payout }) => payout ?? 0),
    settledAt: isOpen ? null : Math.max(...lines.map(({ settledAt }) => settledAt ?? 0)),
    ...(prepaidAmount > 0 && { prepaidAmount }),
    ...(closed > 0 && { cashOut: { stake: closed, amount: sum((line) => line.cashOut?.amount ?? 0) } }),
    ...(bonuses !== undefined && {
      bonuses: {
        possible: {
          hyperBonus: sum((line) => line.bonuses?.possible.hyperBonus ?? 0),
          promoBonus: sum((line) => line.bonuses?.possible.promoBonus ?? 0),
        },
        paid: null,
      },
    }),
  };
}

/** The receipt. @spec BET-11 */
function acceptedAnswer({ sale: { coupon }, nowMs }: Booking, rows: BookedRows, balance: number): PlaceAnswer {
  const booked = rows.coupons.map((row) =>
    bookedCoupon(
      row,
      rows.bets.filter(({ coupon_id }) => coupon_id === row.id),
      nowMs,
    ),
  );
  const singles = coupon.typeId === CouponType.ManySingles ? booked : [];
  return { status: 'accepted', coupon: summaryOf(coupon, booked), singles, balance, ...(booked.length > 1 && { lines: booked }) };
}

const STORE_ROWS = `
  with sold as (insert into coupons select * from jsonb_populate_recordset(null::coupons, $1::text::jsonb))
  insert into bets select * from jsonb_populate_recordset(null::bets, $2::text::jsonb)`;
const USE_CODE = 'insert into promo_uses (user_id, code, intent_id, used_at) values ($1, $2, $3, $4)';

/** Takes the stakes and stores the rows, in the transaction of the context. @spec BET-1 BET-9 CP-28 CP-32 */
export async function bookRows(
  { tx, take }: Pick<WagerContext, 'tx' | 'take'>,
  booking: Booking,
): Promise<{ rows: BookedRows; balance: number }> {
  const { sale, userId, nowMs } = booking;
  const rows = rowsOf(booking);
  const balance = await take(
    rows.coupons.map(({ id, amount, paid_stake, prepaid_amount: prepaid }) => ({
      ...{ ref: String(id), amount, prepaid },
      isFree: paid_stake === 0,
    })),
  );
  if (sale.terms.promo !== null) await tx.query(USE_CODE, [userId, sale.terms.promo.code, sale.coupon.id, nowMs]);
  await tx.query(STORE_ROWS, [JSON.stringify(rows.coupons), JSON.stringify(rows.bets)]);
  return { rows, balance };
}

/** Like {@link bookRows}. @returns the answer. @spec BET-11 */
export async function book(context: Pick<WagerContext, 'tx' | 'take'>, booking: Booking): Promise<string> {
  const { rows, balance } = await bookRows(context, booking);
  return JSON.stringify(acceptedAnswer(booking, rows, balance));
}
