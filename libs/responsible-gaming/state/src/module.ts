import type { Ports, StoreModule } from '@touchline/shared-state';
import { createLimitsApi } from './api/limits-api.ts';
import { createPlayApi } from './api/play-api.ts';
import { selectServiceWay } from './api/service-way.ts';
import { keepLimits } from './effects/keep-limits.saga.ts';
import { keepPlay } from './effects/keep-play.saga.ts';
import { limitsSlice } from './limits.slice.ts';
import { playSlice } from './play.slice.ts';

/** Limits of the player, given to the store as one thing. Needs `sessionModule` of identity-state in the same store. */
export const limitsModule = (ports: Ports): StoreModule => ({
  name: 'limits',
  slices: [limitsSlice],
  saga: () => keepLimits({ ports, api: (state) => createLimitsApi(ports, selectServiceWay(state)) }),
});

/** The time that a player plays: pings and reality checks, wherever they are on the site. Needs `sessionModule` in the same store. @spec RG-11 RG-12 */
export const playModule = (ports: Ports): StoreModule => ({
  name: 'play',
  slices: [playSlice],
  saga: () => keepPlay({ ports, api: (state) => createPlayApi(ports, selectServiceWay(state)) }),
});
