import { couponCalls } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { BookedCoupon, HistoryAnswer } from '@touchline/betting-contract';
import { fieldsOf, isObject, isWhole, orNull } from '@touchline/shared-primitives';
import type { Ports } from '@touchline/shared-state';
import { historyQuery, type HistoryFilters } from '../rules/history-query.ts';

/** Calls of the bet history. Each throws `HttpError`, also for an invalid answer. */
export interface HistoryApi {
  history: (filters: HistoryFilters, page: { cursor: string | null; count: number }, signal?: AbortSignal) => Promise<HistoryAnswer>;
  coupon: (couponId: number, signal?: AbortSignal) => Promise<BookedCoupon>;
  /** All coupons booked by the request with this id. */
  receipt: (id: string, signal?: AbortSignal) => Promise<BookedReceipt>;
}

/** All coupons booked by one request: their sum, and each coupon. */
export interface BookedReceipt {
  coupon: BookedCoupon;
  lines: BookedCoupon[];
}

/** Checked by hand: the schema kit would exceed the size budget of the history page. */
const isCoupon = (value: unknown): value is BookedCoupon => {
  const { couponId, bets } = fieldsOf(value);
  return isWhole(couponId) && Array.isArray(bets);
};
const readCoupon = (answer: unknown): BookedCoupon | null => orNull(answer, isCoupon);

function readHistory(answer: unknown): HistoryAnswer | null {
  const { coupons, totals } = fieldsOf(answer);
  return Array.isArray(coupons) && coupons.every(isCoupon) && isObject(totals) ? (answer as HistoryAnswer) : null;
}

function readReceipt(answer: unknown): BookedReceipt | null {
  const { coupon, lines } = fieldsOf(answer);
  return isCoupon(coupon) && Array.isArray(lines) && lines.every(isCoupon) ? { coupon, lines } : null;
}

/** @spec AC-05 CP-27 CP-30 */
export function createHistoryApi(ports: Pick<Ports, 'send' | 'origin'>): HistoryApi {
  return {
    history: (filters, page, signal) =>
      callJson(ports, couponCalls.history, { query: historyQuery(filters, page), signal, read: readHistory }),
    coupon: (couponId, signal) => callJson(ports, couponCalls.coupon, { params: { couponId }, signal, read: readCoupon }),
    receipt: (id, signal) => callJson(ports, couponCalls.receipt, { params: { id }, signal, read: readReceipt }),
  };
}
