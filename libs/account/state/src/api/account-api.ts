import { accountCalls } from '@touchline/account-contract';
import { callJson } from '@touchline/shared-http';
import type { AccountsAnswer } from '@touchline/account-contract';
import type { Ports } from '@touchline/shared-state';

/** Calls of the account. Each throws `HttpError`, also for an answer that does not hold. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
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

const readAccounts = holds<AccountsAnswer>({ accounts: 'list', session: 'object', openCoupons: 'number' });

/** @spec AC-01 AC-02 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  return {
    accounts: (signal) => callJson(ports, accountCalls.accounts, { signal, read: readAccounts }),
    setActive: async (id, signal) => void (await callJson(ports, accountCalls.setActive, { body: { id }, signal })),
  };
}
