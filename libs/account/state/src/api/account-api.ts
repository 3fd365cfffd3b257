import { accountCalls } from '@touchline/account-contract';
import { callJson } from '@touchline/shared-http';
import type { AccountsAnswer } from '@touchline/account-contract';
import type { Ports } from '@touchline/shared-state';
import { readAccountsAnswer } from './readers.ts';

/** Calls of the account. Each throws `HttpError`, including for a malformed response. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
}

/** @spec AC-01 AC-02 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  return {
    accounts: (signal) => callJson(ports, accountCalls.accounts, { signal, read: readAccountsAnswer }),
    setActive: async (id, signal) => void (await callJson(ports, accountCalls.setActive, { body: { id }, signal })),
  };
}
