import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { CookiesAgreeType } from '@touchline/identity-rules';

export interface AgreementsState {
  /** Whether the question about age still has to be put; `unknown` until the cookies were read. */
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

/** The person chose kinds of cookies. @spec ID-17 */
export const consentChosen = createAction<{ type: CookiesAgreeType }>('agreements/consentChosen');
/** The person says that they are of age. @spec ID-16 */
export const ageConfirmed = createAction('agreements/ageConfirmed');

export const selectAgreements = (state: unknown): AgreementsState => (state as { agreements?: AgreementsState }).agreements ?? initialState;
