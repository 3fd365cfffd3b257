import type { Ports, StoreModule } from '@touchline/shared-state';
import { all } from 'typed-redux-saga';
import { createCasinoApi } from './api/casino-api.ts';
import { createOffersApi } from './api/offers-api.ts';
import { keepMine } from './effects/keep-mine.saga.ts';
import { keepOffers } from './effects/keep-offers.saga.ts';
import { mineSlice } from './mine.slice.ts';
import { offersSlice } from './offers.slice.ts';
import { shownSlice } from './shown.slice.ts';

/** The casino's part of the store. Needs `sessionModule` of identity-state in the same store. */
export const casinoModule = (ports: Ports): StoreModule => ({
  name: 'casino',
  slices: [shownSlice, mineSlice, offersSlice],
  saga: function* casino() {
    yield* all([keepMine({ ports, api: createCasinoApi(ports) }), keepOffers({ ports, api: createOffersApi(ports) })]);
  },
});
