import type { Ports, StoreModule } from '@touchline/shared-state';
import { createCasinoApi } from './api/casino-api.ts';
import { keepMine } from './effects/keep-mine.saga.ts';
import { mineSlice } from './mine.slice.ts';
import { shownSlice } from './shown.slice.ts';

/** The casino's part of the store. Needs `sessionModule` of identity-state in the same store. */
export const casinoModule = (ports: Ports): StoreModule => ({
  name: 'casino',
  slices: [shownSlice, mineSlice],
  saga: () => keepMine({ ports, api: createCasinoApi(ports) }),
});
