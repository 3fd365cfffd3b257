import { CallFailed, callJson, type JsonCall } from '@touchline/identity-http';
import type { AccountsAnswer, BookedCoupon, HistoryAnswer } from '@touchline/shared-contract';
import type { Ports } from '@touchline/shared-state';
import { historyQuery, type HistoryFilters } from '../rules/history-query.ts';

/** Calls of the account. Each throws `CallFailed`, also for an answer that does not hold. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
  history: (filters: HistoryFilters, page: { cursor: string | null; count: number }, signal?: AbortSignal) => Promise<HistoryAnswer>;
  coupon: (couponId: number, signal?: AbortSignal) => Promise<BookedCoupon>;
}

type Shape = Readonly<Record<string, 'list' | 'object' | 'number'>>;

const holds = (answer: unknown, shape: Shape): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  Object.entries(shape).every(([key, kind]) => {
    const value = (answer as Record<string, unknown>)[key];
    if (kind === 'list') return Array.isArray(value);
    return kind === 'number' ? typeof value === 'number' : typeof value === 'object' && value !== null;
  });

/** @spec AC-01 AC-02 AC-05 CP-30 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  const ask = async <T>(call: JsonCall, shape: Shape): Promise<T> => {
    const answer = await callJson(ports, call);
    if (!holds(answer, shape)) throw new CallFailed(call.path, 200);
    return answer as T;
  };
  return {
    accounts: (signal) =>
      ask({ method: 'GET', path: '/web-api/account/list', signal }, { accounts: 'list', session: 'object', openCoupons: 'number' }),
    setActive: async (id, signal) =>
      void (await callJson(ports, { method: 'POST', path: '/web-api/account/active', body: { id }, signal })),
    history: (filters, page, signal) =>
      ask({ method: 'GET', path: `/web-api/coupon/history?${historyQuery(filters, page)}`, signal }, { coupons: 'list', totals: 'object' }),
    coupon: (couponId, signal) => ask({ method: 'GET', path: `/web-api/coupon/${couponId}`, signal }, { couponId: 'number', bets: 'list' }),
  };
}
