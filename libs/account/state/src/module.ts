import type { Ports, StoreModule } from '@touchline/shared-state';
import { accountsSlice } from './accounts.slice.ts';
import { createAccountApi } from './api/account-api.ts';
import { keepAccounts } from './effects/keep-accounts.saga.ts';

/** Accounts of the player, given to the store as one thing. Needs `sessionModule` of identity-state in the same store. */
export const accountModule = (ports: Ports): StoreModule => ({
  name: 'account',
  slices: [accountsSlice],
  saga: () => keepAccounts({ ports, api: createAccountApi(ports) }),
});
