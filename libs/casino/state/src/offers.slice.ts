import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BonusId, MyOffers } from '@touchline/casino-contract';
import { sessionReceived, signedOut } from '@touchline/identity-state';

/** What the player has taken up of the casino's offers. */
export interface OffersState {
  status: 'unknown' | 'failed' | 'ready';
  offers: MyOffers | null;
  /** Name of the offer that is being taken up, joined or ended. */
  saving: string | null;
  /** Which offer was refused last, and why. */
  refused: { name: string; code: string } | null;
}

/** A page wants to know what the player has taken up. */
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
    /** What is known stays. */
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

/** State that holds the slice `casinoOffers`. */
export interface WithOffers {
  casinoOffers: OffersState;
}

export const selectOffers = (state: unknown): OffersState => (state as Partial<WithOffers>).casinoOffers ?? initialState;
