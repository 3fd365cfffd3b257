import type { Ports, StoreModule } from '@touchline/shared-state';
import { bettingSlice } from './betting.slice.ts';
import { favouritesSlice } from './favourites.slice.ts';
import { lineSlice } from './line.slice.ts';
import { searchSlice } from './search.slice.ts';

/** Like `lineModule`, but loads its sagas when the store starts. */
export const lineModuleLater = (ports: Ports): StoreModule => ({
  name: 'line',
  slices: [lineSlice, bettingSlice, favouritesSlice, searchSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).lineProcesses(ports),
});
