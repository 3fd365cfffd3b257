import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';
import type { FailureKey } from './rules/failure-key.ts';
import { sessionReceived, signedOut } from './session.slice.ts';

/** Credentials: a password, with a login or an e-mail, or with a phone. `lng` is the language of an e-mailed code. @spec ID-01 ID-02 */
export type Credentials = ({ uLogin: string } | { country_code: string; phone_number: string }) & {
  uPassword: string;
  save?: boolean;
  lng?: string;
};

/** A pending second step. @spec ID-01 */
export interface TwoStep {
  guid: string;
  /** Code of an authenticator, or code by e-mail. */
  method: 'totp' | 'email';
  /** The e-mail with its middle masked. */
  to: string | null;
  /** Whether the message can be read in the product's outbox. */
  hasOutbox: boolean;
}

/** State of the sign-in form. */
export type SignInState =
  { status: 'idle' } | { status: 'running' } | { status: 'failed'; messageKey: FailureKey } | { status: 'twoStep'; twoStep: TwoStep };

/** Signs in; ignored while another attempt is running. @spec ID-02 */
export const loginRequested = createAction<Credentials>('signIn/loginRequested');
export const signInSlice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    loginFailed: (_, { payload }: PayloadAction<{ messageKey: FailureKey }>): SignInState => ({ status: 'failed', ...payload }),
    /** The password was correct and a second step follows. */
    twoStepRequired: (_, { payload }: PayloadAction<TwoStep>): SignInState => ({ status: 'twoStep', twoStep: payload }),
    /** The form was opened or edited, so clear an old failure or second step. */
    failureDismissed: (state): SignInState => (state.status === 'running' ? state : { status: 'idle' }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequested, (): SignInState => ({ status: 'running' }))
      .addCase(sessionReceived, (state, { payload }): SignInState => (payload.status === 'player' ? { status: 'idle' } : state))
      .addCase(signedOut, (): SignInState => ({ status: 'idle' }));
  },
});

export const { failureDismissed, loginFailed, twoStepRequired } = signInSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    signIn: SignInState;
  }
}

const IDLE: SignInState = { status: 'idle' };
export const selectSignIn = (state: RootState): SignInState => state.signIn ?? IDLE;
