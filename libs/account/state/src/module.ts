import type { Ports, StoreModule } from '@touchline/shared-state';
import { accountsSlice } from './accounts.slice.ts';
import { accountProcesses } from './processes.ts';

/** Accounts of the player, given to the store as one thing. Needs `sessionModule` of identity-state in the same store. */
export const accountModule = (ports: Ports): StoreModule => ({ name: 'account', slices: [accountsSlice], saga: accountProcesses(ports) });
