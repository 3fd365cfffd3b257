import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CookiesAgreeType } from '@touchline/identity-rules';
import type { RootState } from '@touchline/shared-state';

export interface AgreementsState {
  /** Whether the visitor still has to confirm their age; `unknown` until the cookies have been read. */
  age: 'unknown' | 'open' | 'answered';
}

const initialState: AgreementsState = { age: 'unknown' };

export const agreementsSlice = createSlice({
  name: 'agreements',
  initialState,
  reducers: {
    agreementsKnown: (state, { payload }: PayloadAction<AgreementsState>) => ({ ...state, ...payload }),
  },
});

export const { agreementsKnown } = agreementsSlice.actions;

/** The visitor chose kinds of cookies. @spec ID-17 */
export const consentChosen = createAction<{ type: CookiesAgreeType }>('agreements/consentChosen');
/** The visitor confirms that they are of age. @spec ID-16 */
export const ageConfirmed = createAction('agreements/ageConfirmed');

declare module '@touchline/shared-state' {
  interface RootSlices {
    agreements: AgreementsState;
  }
}

export const selectAgreements = (state: RootState): AgreementsState => state.agreements ?? initialState;
