import { selectServiceWay } from '@touchline/responsible-gaming-state';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { createPlayApi } from './api/play-api.ts';
import { keepPlay } from './effects/keep-play.saga.ts';
import { playSlice } from './play.slice.ts';

/** The time that a player plays: pings and reality checks, wherever they are on the site. Needs `sessionModule` in the same store. @spec RG-11 RG-12 */
export const playModule = (ports: Ports): StoreModule => ({
  name: 'play',
  slices: [playSlice],
  saga: () => keepPlay({ ports, api: (state) => createPlayApi(ports, selectServiceWay(state)) }),
});
