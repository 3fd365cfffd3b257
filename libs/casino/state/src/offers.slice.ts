import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BonusId, MyOffers } from '@touchline/casino-contract';
import { sessionReceived, signedOut } from '@touchline/identity-state';
import type { RootState } from '@touchline/shared-state';

/** The casino offers that the player has taken up. */
export interface OffersState {
  status: 'unknown' | 'failed' | 'ready';
  offers: MyOffers | null;
  /** Name of the offer whose change is being saved. */
  saving: string | null;
  /** Last rejected offer and the error code. */
  refused: { name: string; code: string } | null;
}

/** A page needs the player's offers. */
export const offersWanted = createAction('casinoOffers/wanted');
/** The player joins an edition of a tournament, or leaves it. */
export const tournamentWanted = createAction<{ edition: string; isJoined: boolean }>('casinoOffers/tournamentWanted');
/** The player takes up a bonus, or ends it. */
export const bonusWanted = createAction<{ id: BonusId; isTaken: boolean }>('casinoOffers/bonusWanted');

const initialState: OffersState = { status: 'unknown', offers: null, saving: null, refused: null };

export const offersSlice = createSlice({
  name: 'casinoOffers',
  initialState,
  reducers: {
    offersReceived: (_, { payload }: PayloadAction<MyOffers>): OffersState => ({ ...initialState, status: 'ready', offers: payload }),
    /** Keep loaded data. */
    offersFailed: (state) => {
      if (state.status !== 'ready') state.status = 'failed';
    },
    offerRefused: (state, { payload }: PayloadAction<{ name: string; code: string }>) => {
      state.saving = null;
      state.refused = payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(signedOut, () => initialState)
      .addCase(sessionReceived, () => initialState)
      .addCase(tournamentWanted, (state, { payload }) => ({ ...state, saving: payload.edition, refused: null }))
      .addCase(bonusWanted, (state, { payload }) => ({ ...state, saving: payload.id, refused: null }));
  },
});

export const { offerRefused, offersFailed, offersReceived } = offersSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    casinoOffers: OffersState;
  }
}

export const selectOffers = (state: RootState): OffersState => state.casinoOffers ?? initialState;
