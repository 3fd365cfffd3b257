import { accountCalls } from '@touchline/account-contract';
import { callJson } from '@touchline/shared-http';
import { fieldsOf, isInteger, isText } from '@touchline/shared-primitives';
import type { Account, AccountsAnswer, SessionPosition } from '@touchline/account-contract';
import type { Ports } from '@touchline/shared-state';

/** Calls of the account. Each throws `HttpError`, including for a malformed response. */
export interface AccountApi {
  accounts: (signal?: AbortSignal) => Promise<AccountsAnswer>;
  setActive: (id: number, signal?: AbortSignal) => Promise<void>;
}

const WHOLE = ['id', 'type', 'exponent', 'money', 'currencyId', 'points'] as const satisfies readonly (keyof Account)[];
const SUMS = ['startedAt', 'staked', 'returned', 'atStake', 'net'] as const satisfies readonly (keyof SessionPosition)[];

const isAccount = (value: unknown): boolean => {
  const fields = fieldsOf(value);
  return WHOLE.every((name) => isInteger(fields[name])) && [fields['iso'], fields['symbol'], fields['label']].every(isText);
};

/** Parsed without a schema library, because every page loads it. Sums of the session may be negative. */
function readAccounts(answer: unknown): AccountsAnswer | null {
  const { accounts, session, openCoupons } = fieldsOf(answer);
  const holds = Array.isArray(accounts) && accounts.every(isAccount) && SUMS.every((name) => isInteger(fieldsOf(session)[name]));
  return holds && isInteger(openCoupons) ? (answer as AccountsAnswer) : null;
}

/** @spec AC-01 AC-02 */
export function createAccountApi(ports: Pick<Ports, 'send' | 'origin'>): AccountApi {
  return {
    accounts: (signal) => callJson(ports, accountCalls.accounts, { signal, read: readAccounts }),
    setActive: async (id, signal) => void (await callJson(ports, accountCalls.setActive, { body: { id }, signal })),
  };
}
