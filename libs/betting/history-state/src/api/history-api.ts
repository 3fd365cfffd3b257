import { couponCalls } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import { lightly, listOf, objectOf, readAs, whole } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { historyQuery, type HistoryFilters } from '../rules/history-query.ts';

/** Calls of the bet history. Each throws `HttpError`, also for an answer that does not hold. */
export interface HistoryApi {
  history: (filters: HistoryFilters, page: { cursor: string | null; count: number }, signal?: AbortSignal) => Promise<HistoryAnswer>;
  coupon: (couponId: number, signal?: AbortSignal) => Promise<BookedCoupon>;
  /** Everything that was booked by the request with this id. */
  receipt: (id: string, signal?: AbortSignal) => Promise<BookedReceipt>;
}

/** Everything that one request booked: the sum, and each coupon of it. */
export interface BookedReceipt {
  coupon: BookedCoupon;
  lines: BookedCoupon[];
}

/** What the pages of a coupon lean on; the rest of it is text and figures that are shown as they are. */
const coupon = lightly<BookedCoupon>()(
  objectOf({
    couponId: whole,
    amount: whole,
    possibleWin: whole,
    placedAt: whole,
    bets: listOf(objectOf({ outcomeId: whole, coef: whole })),
  }),
);
const readCoupon = readAs(coupon);
const readHistory = readAs(lightly<HistoryAnswer>()(objectOf({ coupons: listOf(coupon), totals: objectOf({}) })));
const readReceipt = readAs(objectOf({ coupon, lines: listOf(coupon) }));

/** @spec AC-05 CP-27 CP-30 */
export function createHistoryApi(ports: Pick<Ports, 'send' | 'origin'>): HistoryApi {
  return {
    history: (filters, page, signal) =>
      callJson(ports, couponCalls.history, { query: historyQuery(filters, page), signal, read: readHistory }),
    coupon: (couponId, signal) => callJson(ports, couponCalls.coupon, { params: { couponId }, signal, read: readCoupon }),
    receipt: (id, signal) => callJson(ports, couponCalls.receipt, { params: { id }, signal, read: readReceipt }),
  };
}
