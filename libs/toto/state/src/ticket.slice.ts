import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { signedOut } from '@touchline/identity-state';
import type { Ticket } from '@touchline/toto-contract';
import type { RootState } from '@touchline/shared-state';
import type { PlaceFailure } from './rules/place-failure.ts';

/** A ticket to place, without id and account. */
export type TicketWish =
  | { kind: 'toto'; section: string; number: number; picks: number[][]; times: number; cost: number }
  | { kind: 'lotto'; lottery: string; number: number; draws: number; numbers: number[]; cost: number };

/** The ticket that is being placed. */
export type Placing =
  { status: 'idle' } | { status: 'placing' } | { status: 'accepted'; tickets: Ticket[] } | { status: 'rejected'; reason: PlaceFailure };

const initialState = { status: 'idle' } as Placing;

/** The player places the ticket shown on the page. */
export const ticketWanted = createAction<TicketWish>('toto/ticketWanted');

export const ticketSlice = createSlice({
  name: 'totoTicket',
  initialState,
  reducers: {
    placingChanged: (_, { payload }: PayloadAction<Placing>): Placing => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(signedOut, () => initialState);
  },
});

export const { placingChanged } = ticketSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    totoTicket: Placing;
  }
}

export const selectPlacing = (state: RootState): Placing => state.totoTicket ?? initialState;
