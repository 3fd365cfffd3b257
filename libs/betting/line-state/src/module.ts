import type { Ports, StoreModule } from '@touchline/shared-state';
import { fork } from 'typed-redux-saga';
import { bettingSlice } from './betting.slice.ts';
import { keepChoices } from './effects/keep-choices.saga.ts';
import { keepFeedsFresh } from './effects/keep-feeds-fresh.saga.ts';
import { searchForGames } from './effects/search-games.saga.ts';
import { favouritesSlice } from './favourites.slice.ts';
import { lineSlice } from './line.slice.ts';
import { searchSlice } from './search.slice.ts';

/** Line, favourites, search and the way of looking at them, as one thing for the store. */
export function lineModule(ports: Ports): StoreModule {
  return {
    name: 'line',
    slices: [lineSlice, bettingSlice, favouritesSlice, searchSlice],
    *saga() {
      yield* fork(keepFeedsFresh, ports);
      yield* fork(keepChoices, ports);
      yield* fork(searchForGames, ports);
    },
  };
}
