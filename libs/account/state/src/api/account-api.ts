import { askWebApi } from '@touchline/identity-http';
import type { AccountsAnswer, BookedCoupon, HistoryAnswer } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import { historyQuery, type HistoryFilters } from '../rules/history-query.ts';

/** Calls of the account. Each throws `HttpError`, also for an answer that does not hold. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
  history: (filters: HistoryFilters, page: { cursor: string | null; count: number }, signal?: AbortSignal) => Promise<HistoryAnswer>;
  coupon: (couponId: number, signal?: AbortSignal) => Promise<BookedCoupon>;
}

type Shape = Readonly<Record<string, 'list' | 'object' | 'number'>>;

const holds =
  <T>(shape: Shape) =>
  (answer: unknown): T | null =>
    fits(answer, shape) ? (answer as T) : null;

const fits = (answer: unknown, shape: Shape): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(shape).every(([key, kind]) => {
    const value = (answer as Record<string, unknown>)[key];
    if (kind === 'list') return Array.isArray(value);
    return kind === 'number' ? typeof value === 'number' : typeof value === 'object' && value !== null;
  });

/** @spec AC-01 AC-02 AC-05 CP-30 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  const get = <T>(path: string, shape: Shape, signal?: AbortSignal): Promise<T> =>
    askWebApi(ports, { method: 'GET', path, signal, read: holds<T>(shape) });
  return {
    accounts: (signal) => get('/web-api/account/list', { accounts: 'list', session: 'object', openCoupons: 'number' }, signal),
    setActive: async (id, signal) =>
      void (await askWebApi(ports, { method: 'POST', path: '/web-api/account/active', body: { id }, signal, read: () => true })),
    history: (filters, page, signal) =>
      get(`/web-api/coupon/history?${historyQuery(filters, page)}`, { coupons: 'list', totals: 'object' }, signal),
    coupon: (couponId, signal) => get(`/web-api/coupon/${couponId}`, { couponId: 'number', bets: 'list' }, signal),
  };
}
