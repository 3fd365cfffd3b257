import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { accountsSlice } from './accounts.slice.ts';
import { createAccountApi } from './api/account-api.ts';
import { keepAccounts } from './effects/keep-accounts.saga.ts';
import { keepHistory } from './effects/keep-history.saga.ts';
import { historySlice } from './history.slice.ts';

/** Accounts and bet history, given to the store as one thing. Needs `sessionModule` of identity-state in the same store. */
export function accountModule(ports: Ports): StoreModule {
  const api = createAccountApi(ports);
  return {
    name: 'account',
    slices: [accountsSlice, historySlice],
    saga: function* account() {
      yield* all([call(keepAccounts, { ports, api }), call(keepHistory, { ports, api })]);
    },
  };
}
