import type { Ports, StoreModule } from '@touchline/shared-state';
import { createLimitsApi } from './api/limits-api.ts';
import { selectServiceWay } from './api/service-way.ts';
import { keepLimits } from './effects/keep-limits.saga.ts';
import { limitsSlice } from './limits.slice.ts';

/** Store module of the player's limits. Needs `sessionModule` of identity-state in the same store. */
export const limitsModule = (ports: Ports): StoreModule => ({
  name: 'limits',
  slices: [limitsSlice],
  saga: () => keepLimits({ ports, api: (state) => createLimitsApi(ports, selectServiceWay(state)) }),
});
