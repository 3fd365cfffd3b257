import { couponCalls } from '@touchline/betting-contract';
import { callJson } from '@touchline/shared-http';
import type { BookedCoupon, BookedReceipt, HistoryAnswer } from '@touchline/betting-contract';
import type { Ports } from '@touchline/shared-state';
import type { HistoryFilters } from '../rules/history-filters.ts';
import { historyQuery } from '../rules/history-query.ts';
import { readBookedCoupon, readBookedReceipt, readHistoryAnswer } from './readers.ts';

/** Calls of the bet history. Each throws `HttpError`, also for an invalid answer. */
export interface HistoryApi {
  history: (filters: HistoryFilters, page: { cursor: string | null; count: number }, signal?: AbortSignal) => Promise<HistoryAnswer>;
  coupon: (couponId: number, signal?: AbortSignal) => Promise<BookedCoupon>;
  /** All coupons booked by the request with this id. */
  receipt: (id: string, signal?: AbortSignal) => Promise<BookedReceipt>;
}

/** @spec AC-05 CP-27 CP-30 */
export function createHistoryApi(ports: Pick<Ports, 'send' | 'origin'>): HistoryApi {
  return {
    history: (filters, page, signal) =>
      callJson(ports, couponCalls.history, { query: historyQuery(filters, page), signal, read: readHistoryAnswer }),
    coupon: (couponId, signal) => callJson(ports, couponCalls.coupon, { params: { couponId }, signal, read: readBookedCoupon }),
    receipt: (id, signal) => callJson(ports, couponCalls.receipt, { params: { id }, signal, read: readBookedReceipt }),
  };
}
