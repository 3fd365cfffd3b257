import type { Ports, StoreModule } from '@touchline/shared-state';
import { limitsSlice } from './limits.slice.ts';
import { playSlice } from './play.slice.ts';
import { limitsProcesses, playProcesses } from './processes.ts';

/** Limits of the player, given to the store as one thing. Needs `sessionModule` of identity-state in the same store. */
export const limitsModule = (ports: Ports): StoreModule => ({ name: 'limits', slices: [limitsSlice], saga: limitsProcesses(ports) });

/** The time that a player plays: pings and reality checks, wherever they are on the site. Needs `sessionModule` in the same store. @spec RG-11 RG-12 */
export const playModule = (ports: Ports): StoreModule => ({ name: 'play', slices: [playSlice], saga: playProcesses(ports) });
