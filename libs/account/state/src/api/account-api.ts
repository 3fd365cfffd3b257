import { accountCalls } from '@touchline/account-contract';
import { callJson } from '@touchline/shared-http';
import { exactly, flag, integer, listOf, literal, objectOf, readAs, text } from '@touchline/shared-primitives';
import type { AccountsAnswer } from '@touchline/account-contract';
import type { Ports } from '@touchline/shared-state';

/** Calls of the account. Each throws `HttpError`, also for an answer that does not hold. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
}

const account = objectOf({
  ...{ id: integer, type: literal(0, 4, 9), iso: text, symbol: text, exponent: integer, money: integer },
  ...{ currencyId: integer, isActive: flag, label: text, points: integer },
});
const session = objectOf({ startedAt: integer, staked: integer, returned: integer, atStake: integer, net: integer, iso: text });
const readAccounts = readAs(exactly<AccountsAnswer>()(objectOf({ accounts: listOf(account), session, openCoupons: integer })));

/** @spec AC-01 AC-02 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  return {
    accounts: (signal) => callJson(ports, accountCalls.accounts, { signal, read: readAccounts }),
    setActive: async (id, signal) => void (await callJson(ports, accountCalls.setActive, { body: { id }, signal })),
  };
}
