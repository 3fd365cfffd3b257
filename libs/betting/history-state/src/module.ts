import type { Ports, StoreModule } from '@touchline/shared-state';
import { createHistoryApi } from './api/history-api.ts';
import { keepHistory } from './effects/keep-history.saga.ts';
import { historySlice } from './history.slice.ts';

/** The bet history, given to the store as one thing. Needs `sessionModule` of identity-state and `accountModule` of account-state. */
export const historyModule = (ports: Ports): StoreModule => ({
  name: 'history',
  slices: [historySlice],
  saga: () => keepHistory({ ports, api: createHistoryApi(ports) }),
});
