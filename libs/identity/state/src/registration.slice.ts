import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RegistrationOptions } from '@touchline/identity-contract';
import type { RootState } from '@touchline/shared-state';
import type { FailureKey } from './rules/failure-key.ts';
import { signedOut } from './session.slice.ts';

/** Body of a one-click registration, by the specification's names. @spec ID-06 */
export interface RegistrationWish {
  country_id: number;
  currency_id: number;
  /** The player confirms being of age and accepts the terms. */
  isTermsAccepted: true;
  ref_code?: string;
  first_deposit_bonus_choice?: number;
}

/** Countries and currencies to choose from. */
export type RegistrationOptionsState =
  | { status: 'unknown' }
  | { status: 'loading' }
  | { status: 'failed'; messageKey: FailureKey }
  | { status: 'ready'; options: RegistrationOptions };

/** `done` has the generated login and password; they are shown once and deleted by {@link credentialsSeen}. */
export type RegistrationProcess =
  | { status: 'idle' }
  | { status: 'running' }
  | { status: 'failed'; messageKey: FailureKey }
  | { status: 'done'; login: string; password: string };

export interface RegistrationState {
  options: RegistrationOptionsState;
  process: RegistrationProcess;
}

/** Loads the lists of the registration form in this language. */
export const registrationOptionsRequested = createAction<{ lang: string }>('registration/optionsRequested');
/** Registers an account in one click. @spec ID-06 */
export const registrationRequested = createAction<RegistrationWish>('registration/requested');

/** The form of a registration type was shown. @spec AN-03 */
export const registrationTypeChosen = createAction<{ type: string }>('registration/typeChosen');
/** A registration form was submitted. `bonus` is the number of an offered bonus, or 0 for none. @spec AN-03 */
export const registrationSubmitted = createAction<{ type: string; bonus: number }>('registration/submitted');

const initialState: RegistrationState = { options: { status: 'unknown' }, process: { status: 'idle' } };

export const registrationSlice = createSlice({
  name: 'registration',
  initialState,
  reducers: {
    registrationOptionsReceived: (state, { payload }: PayloadAction<RegistrationOptions>) => {
      state.options = { status: 'ready', options: payload };
    },
    registrationOptionsFailed: (state, { payload }: PayloadAction<{ messageKey: FailureKey }>) => {
      state.options = { status: 'failed', ...payload };
    },
    registered: (state, { payload }: PayloadAction<{ login: string; password: string }>) => {
      state.process = { status: 'done', ...payload };
    },
    registrationFailed: (state, { payload }: PayloadAction<{ messageKey: FailureKey }>) => {
      state.process = { status: 'failed', ...payload };
    },
    /** The player has noted the login and the password, so delete them from memory. */
    credentialsSeen: (state) => {
      state.process = { status: 'idle' };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(registrationOptionsRequested, (state) => {
        if (state.options.status !== 'ready') state.options = { status: 'loading' };
      })
      .addCase(registrationRequested, (state) => {
        state.process = { status: 'running' };
      })
      .addCase(signedOut, (state) => {
        state.process = { status: 'idle' };
      });
  },
});

export const { credentialsSeen, registered, registrationFailed, registrationOptionsFailed, registrationOptionsReceived } =
  registrationSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    registration: RegistrationState;
  }
}

const selectRegistration = (state: RootState): RegistrationState => state.registration ?? initialState;
export const selectRegistrationOptions = (state: RootState): RegistrationOptionsState => selectRegistration(state).options;
export const selectRegistrationProcess = (state: RootState): RegistrationProcess => selectRegistration(state).process;
