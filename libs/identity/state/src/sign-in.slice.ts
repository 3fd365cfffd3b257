import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureKey } from './rules/failure-key.ts';
import { sessionReceived, signedOut } from './session.slice.ts';

/** A password, with a login or an e-mail, or with a phone. `lng` is the language of a code by e-mail. @spec ID-01 ID-02 */
export type Credentials = ({ uLogin: string } | { country_code: string; phone_number: string }) & {
  uPassword: string;
  save?: boolean;
  lng?: string;
};

/** A second step that waits for its code. @spec ID-01 */
export interface TwoStep {
  guid: string;
  /** A code of an authenticator, or one by e-mail. */
  method: 'totp' | 'email';
  /** The e-mail with its middle left out. */
  to: string | null;
  /** Whether the message can be read in the product. */
  hasOutbox: boolean;
}

/** The sign-in form's process. */
export type SignInState =
  { status: 'idle' } | { status: 'running' } | { status: 'failed'; messageKey: FailureKey } | { status: 'twoStep'; twoStep: TwoStep };

/** The player wants to sign in; while one attempt runs, further ones are not heard. @spec ID-02 */
export const loginRequested = createAction<Credentials>('signIn/loginRequested');
export const signInSlice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    loginFailed: (_, { payload }: PayloadAction<{ messageKey: FailureKey }>): SignInState => ({ status: 'failed', ...payload }),
    /** The password was right, and a second step follows. */
    twoStepAsked: (_, { payload }: PayloadAction<TwoStep>): SignInState => ({ status: 'twoStep', twoStep: payload }),
    /** The form was opened or edited: neither an old failure nor an old second step is shown any more. */
    failureDismissed: (state): SignInState => (state.status === 'running' ? state : { status: 'idle' }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequested, (): SignInState => ({ status: 'running' }))
      .addCase(sessionReceived, (state, { payload }): SignInState => (payload.status === 'player' ? { status: 'idle' } : state))
      .addCase(signedOut, (): SignInState => ({ status: 'idle' }));
  },
});

export const { failureDismissed, loginFailed, twoStepAsked } = signInSlice.actions;

const IDLE: SignInState = { status: 'idle' };
export const selectSignIn = (state: unknown): SignInState => (state as { signIn?: SignInState }).signIn ?? IDLE;
