import { CouponType } from '@touchline/betting-coupon-math';
import { currencyOf } from '@touchline/server-kernel';
import { netResult } from '@touchline/shared-primitives';
import type { Queryable } from '@touchline/server-kernel/db';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import { summaryOf } from './book.ts';
import { bookedCoupon } from './booked-coupon.ts';
import type { BetRow, CouponRow } from './rows.ts';

export interface HistoryFilter {
  accountId?: string | undefined;
  /** Seconds; `from` is inclusive, `to` exclusive. */
  from?: string | undefined;
  to?: string | undefined;
  state?: string | undefined;
  typeId?: string | undefined;
  cursor?: string | undefined;
  count?: string | undefined;
}

const DEFAULT_COUNT = 20;
/** Maximum number of bets in one answer, to limit its cost. */
const MOST_BETS = 400;
const LARGEST_COUNT = 200;

async function withBets(db: Queryable, rows: readonly CouponRow[], nowMs: number): Promise<BookedCoupon[]> {
  const bets = await db.query<BetRow>('select * from bets where coupon_id = any($1::bigint[]) order by coupon_id, position', [
    rows.map(({ id }) => id),
  ]);
  const byCoupon = new Map<number, BetRow[]>(rows.map(({ id }) => [id, []]));
  for (const bet of bets) byCoupon.get(bet.coupon_id)?.push(bet);
  return rows.map((row) => bookedCoupon(row, byCoupon.get(row.id) ?? [], nowMs));
}

/** A coupon, if it belongs to the player. @spec SEC-10 */
export async function couponOf(db: Queryable, userId: number, couponId: number, nowMs: number): Promise<BookedCoupon | undefined> {
  const rows = await db.query<CouponRow>('select * from coupons where id = $1 and user_id = $2', [couponId, userId]);
  const [coupon] = await withBets(db, rows, nowMs);
  return coupon;
}

/** Current state of all coupons that one request of this player booked; undefined if it booked none. @spec CP-27 CP-30 SEC-10 */
export async function receiptOf(
  db: Queryable,
  { userId, id, nowMs }: { userId: number; id: string; nowMs: number },
): Promise<{ coupon: BookedCoupon; lines: BookedCoupon[] } | undefined> {
  const rows = await db.query<CouponRow>('select * from coupons where user_id = $1 and intent_id = $2 order by line', [userId, id]);
  const lines = await withBets(db, rows, nowMs);
  const [first] = rows;
  if (first === undefined) return undefined;
  const isSystem = first.system_name !== null || lines.some(({ typeId }) => typeId === CouponType.System);
  const typeId =
    lines.find((line) => line.typeId !== CouponType.Single)?.typeId ?? (lines.length > 1 ? CouponType.ManySingles : CouponType.Single);
  return { coupon: summaryOf({ typeId: isSystem ? CouponType.System : typeId }, lines), lines };
}

/** The leading coupons with at most `MOST_BETS` bets in total, but at least one coupon. @spec SRV-3 */
async function withFewBets(db: Queryable, rows: readonly CouponRow[]): Promise<readonly CouponRow[]> {
  const counted = await db.query<{ coupon_id: number; bets: number }>(
    'select coupon_id, count(*)::int as bets from bets where coupon_id = any($1::bigint[]) group by coupon_id',
    [rows.map(({ id }) => id)],
  );
  const bets = new Map(counted.map((row) => [row.coupon_id, row.bets]));
  let left = MOST_BETS;
  return rows.filter(({ id }, at) => (left -= bets.get(id) ?? 0) >= 0 || at === 0);
}

/** Coupons of a player, newest first, with sums over all coupons that match the filter. @spec AC-05 SEC-10 */
export async function historyOf(db: Queryable, userId: number, filter: HistoryFilter, nowMs: number): Promise<HistoryAnswer> {
  const number = (text: string | undefined) => (text === undefined ? null : Number(text));
  const milliseconds = (text: string | undefined) => (text === undefined ? null : Number(text) * 1000);
  const matches = `user_id = $1 and ($2::bigint is null or account_id = $2) and ($3::bigint is null or placed_at_ms >= $3)
    and ($4::bigint is null or placed_at_ms < $4) and ($5::text is null or state = $5) and ($6::int is null or type_id = $6)`;
  const params = [
    userId,
    number(filter.accountId),
    milliseconds(filter.from),
    milliseconds(filter.to),
    filter.state ?? null,
    number(filter.typeId),
  ];
  const count = Math.min(Math.max(number(filter.count) ?? DEFAULT_COUNT, 1), LARGEST_COUNT);
  const before = filter.cursor !== undefined && /^\d{1,15}$/.test(filter.cursor) ? Number(filter.cursor) : null;
  const rows = await db.query<CouponRow>(
    `select * from coupons where ${matches} and ($7::bigint is null or id < $7) order by id desc limit $8::int`,
    [...params, before, count + 1],
  );
  const sums = await db.query<Sums>(
    `select currency_iso, count(*)::bigint as count, sum(coalesce(paid_stake, amount))::bigint as staked, coalesce(sum(coalesce(payout, cashed_out)), 0)::bigint as returned,
       coalesce(sum(coalesce(paid_stake, amount) - closed_stake) filter (where state = 'open'), 0)::bigint as at_stake
     from coupons where ${matches} group by currency_iso`,
    params,
  );
  const page = await withFewBets(db, rows.slice(0, count));
  return {
    coupons: await withBets(db, page, nowMs),
    nextCursor: rows.length > page.length ? String(page.at(-1)?.id) : null,
    totals: totalsOf(sums),
  };
}

interface Sums {
  currency_iso: string;
  count: number;
  staked: number;
  returned: number;
  at_stake: number;
}

/**
 * Sums in one currency. Several currencies cannot be added, so then only the number of coupons is given. Profit and loss exclude open
 * stakes.
 */
function totalsOf(sums: readonly Sums[]): HistoryAnswer['totals'] {
  const count = sums.reduce((total, sum) => total + sum.count, 0);
  const [only, another] = sums;
  if (only === undefined || another !== undefined)
    return { count, staked: 0, returned: 0, atStake: 0, net: 0, currencyIso: null, exponent: 2 };
  const { currency_iso: currencyIso, staked, returned, at_stake: atStake } = only;
  const net = netResult({ staked, returned, atStake });
  return { count, staked, returned, atStake, net, currencyIso, exponent: currencyOf(currencyIso).exponent };
}
