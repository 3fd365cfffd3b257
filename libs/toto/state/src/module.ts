import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { dataSlice } from './data.slice.ts';
import { keepData } from './effects/keep-data.saga.ts';
import { placeTickets } from './effects/place-ticket.saga.ts';
import { ticketSlice } from './ticket.slice.ts';

/** Store module of toto and lotto. Needs session and accounts in the same store. */
export const totoModule = (ports: Ports): StoreModule => ({
  name: 'toto',
  slices: [dataSlice, ticketSlice],
  saga: function* toto() {
    yield* all([call(keepData, ports), call(placeTickets, ports)]);
  },
});
