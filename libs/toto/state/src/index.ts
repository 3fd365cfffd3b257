export { totoModule } from './module.ts';
export { dataFailed, dataReceived, dataRequested, selectData, type View, wanted, watchBegun, watchEnded } from './data.slice.ts';
export { type Placing, placingChanged, selectPlacing, type TicketWish, ticketWanted } from './ticket.slice.ts';
export { loadWish } from './load-page.ts';
export type { TotoData, Wish } from './api/toto-api.ts';
export type { PlaceFailure } from './rules/place-failure.ts';
