import type { Ports, StoreModule } from '@touchline/shared-state';
import { accountsSlice } from './accounts.slice.ts';
import { accountProcesses } from './processes.ts';

/** Store module of the player's accounts. Needs `sessionModule` of identity-state in the same store. */
export const accountModule = (ports: Ports): StoreModule => ({ name: 'account', slices: [accountsSlice], saga: accountProcesses(ports) });
