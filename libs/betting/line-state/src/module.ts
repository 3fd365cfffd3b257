import type { Ports, StoreModule } from '@touchline/shared-state';
import { bettingSlice } from './betting.slice.ts';
import { favouritesSlice } from './favourites.slice.ts';
import { lineSlice } from './line.slice.ts';
import { searchSlice } from './search.slice.ts';
import { lineProcesses } from './processes.ts';

/** Store module of line, favourites, search and display choices. */
export const lineModule = (ports: Ports): StoreModule => ({
  name: 'line',
  slices: [lineSlice, bettingSlice, favouritesSlice, searchSlice],
  saga: lineProcesses(ports),
});
