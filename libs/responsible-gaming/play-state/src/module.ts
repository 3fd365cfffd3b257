import { comeForPlayers } from '@touchline/identity-state';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { checkAnswered, confirmationAnswered, confirmationDue, dayBreakWanted, playSlice, tightestWanted } from './play.slice.ts';

/** A limit that is changed before the processes are here needs no keeping: the first ping asks for everything. */
const WISHES = [checkAnswered, dayBreakWanted, tightestWanted, confirmationDue, confirmationAnswered].map(({ type }) => type);

/**
 * The time that a player plays: pings and reality checks, wherever they are on the site. Visitors do without the processes. Needs `sessionModule`
 * in the same store.
 *
 * @spec RG-11 RG-12
 */
export const playModule = (ports: Ports): StoreModule => ({
  name: 'play',
  slices: [playSlice],
  saga: () =>
    comeForPlayers({ ports, name: 'play', wishes: WISHES, load: async () => (await import('./processes.ts')).playProcesses(ports) }),
});
