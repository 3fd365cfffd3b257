import type { BookedCoupon, CouponToPlace, PlaceAnswer } from '@touchline/shared-contract';
import { CouponType } from '@touchline/betting-coupon-math';
import type { Queryable } from '../db/db.ts';
import type { SoldLine, StakeAccount } from './decide.ts';
import { type BetRow, bookedCoupon, type CouponRow } from './rows.ts';

export interface Booking {
  coupon: CouponToPlace;
  userId: number;
  account: StakeAccount;
  lines: readonly SoldLine[];
  /** Numbers of the coupons, one per line. */
  numbers: readonly number[];
  nowMs: number;
}

export interface BookedRows {
  coupons: CouponRow[];
  bets: BetRow[];
}

/** Rows of what was sold: the receipt is made from the very rows that are stored. @spec BET-11 */
export function rowsOf({ coupon, userId, account, lines, numbers, nowMs }: Booking): BookedRows {
  const coupons = lines.map((line, at): CouponRow => {
    const id = numbers[at];
    if (id === undefined) throw new Error('a line has no coupon number');
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
      max_payout: line.maxPayout,
      change_coef_action: coupon.changeCoefAction,
      placed_at_ms: nowMs,
      state: 'open',
      payout: null,
      settled_at_ms: null,
    };
  });
  const bets = lines.flatMap((line, at) =>
    line.bets.map(({ price, coefSeen, isBanker }, position): BetRow => ({
      coupon_id: numbers[at] ?? 0,
      position,
      game_id: price.gameId,
      market_id: price.marketId,
      outcome_id: price.outcomeId,
      market_type_id: price.marketTypeId,
      outcome_type_id: price.outcomeTypeId,
      param: price.param,
      outcome_name: price.outcomeName,
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
      status_id: -2,
    })),
  );
  return { coupons, bets };
}

/** Many singles read as one attempt: the first number, all bets, stakes and wins together. */
function summaryOf(coupon: CouponToPlace, singles: readonly BookedCoupon[]): BookedCoupon {
  const [first] = singles;
  if (first === undefined) throw new Error('a booking has no line');
  if (coupon.typeId !== CouponType.ManySingles) return first;
  const sum = (of: (single: BookedCoupon) => number) => singles.reduce((total, single) => total + of(single), 0);
  const coef = Math.max(...singles.map((single) => single.coef));
  const bets = singles.flatMap((single) => single.bets);
  return {
    ...first,
    typeId: CouponType.ManySingles,
    amount: sum(({ amount }) => amount),
    possibleWin: sum(({ possibleWin }) => possibleWin),
    coef,
    bets,
  };
}

/** The receipt. @spec BET-11 */
export function acceptedAnswer({ coupon, nowMs }: Booking, rows: BookedRows, balance: number): PlaceAnswer {
  const booked = rows.coupons.map((row) =>
    bookedCoupon(
      row,
      rows.bets.filter(({ coupon_id }) => coupon_id === row.id),
      nowMs,
    ),
  );
  const singles = coupon.typeId === CouponType.ManySingles ? booked : [];
  return { status: 'accepted', coupon: summaryOf(coupon, booked), singles, balance };
}

const STORE_ANSWER = `insert into placements (user_id, id, body_hash, answer, is_accepted, created_at) values ($1, $2, $3, $4, $5, $6)`;
const STORE_ALL = `
  with stored as (${STORE_ANSWER}),
  sold as (insert into coupons select * from jsonb_populate_recordset(null::coupons, $7::text::jsonb))
  insert into bets select * from jsonb_populate_recordset(null::bets, $8::text::jsonb)`;

export interface StoredAnswer {
  userId: number;
  id: string;
  bodyHash: string;
  answer: string;
  nowMs: number;
}

/** Keeps the answer to the byte, with the rows that it tells of. The key is unique for ever. @spec BET-1 BET-6 */
export async function store(tx: Queryable, { userId, id, bodyHash, answer, nowMs }: StoredAnswer, rows?: BookedRows): Promise<void> {
  const params = [userId, id, bodyHash, answer, rows !== undefined, nowMs];
  if (rows === undefined) await tx.query(STORE_ANSWER, params);
  else await tx.query(STORE_ALL, [...params, JSON.stringify(rows.coupons), JSON.stringify(rows.bets)]);
}
