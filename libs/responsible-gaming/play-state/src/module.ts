import { loadForPlayers } from '@touchline/identity-state';
import type { Ports, StoreModule } from '@touchline/shared-state';
import { checkAnswered, confirmationAnswered, confirmationDue, dayBreakWanted, playSlice, tightestWanted } from './play.slice.ts';

/** Changes of limits before the sagas have loaded need no buffering: the first ping returns the complete state. */
const WISHES = [checkAnswered, dayBreakWanted, tightestWanted, confirmationDue, confirmationAnswered].map(({ type }) => type);

/**
 * Pings and reality checks while a player plays, anywhere on the site. Visitors do not load the sagas. Needs `sessionModule` in the same
 * store.
 *
 * @spec RG-11 RG-12
 */
export const playModule = (ports: Ports): StoreModule => ({
  name: 'play',
  slices: [playSlice],
  saga: () =>
    loadForPlayers({ ports, name: 'play', wishes: WISHES, load: async () => (await import('./processes.ts')).playProcesses(ports) }),
});
