import type { Ports, StoreModule } from '@touchline/shared-state';
import { createHistoryApi } from './api/history-api.ts';
import { keepHistory } from './effects/keep-history.saga.ts';
import { historySlice } from './history.slice.ts';

/** Store module of the bet history. Needs `sessionModule` of identity-state and `accountModule` of account-state. */
export const historyModule = (ports: Ports): StoreModule => ({
  name: 'history',
  slices: [historySlice],
  saga: () => keepHistory({ ports, api: createHistoryApi(ports) }),
});
