import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FailureKey } from './rules/failure-key.ts';
import { sessionReceived, signedOut } from './session.slice.ts';

export interface Credentials {
  uLogin: string;
  uPassword: string;
  save?: boolean;
}

/** The sign-in form's process. */
export type SignInState = { status: 'idle' } | { status: 'running' } | { status: 'failed'; messageKey: FailureKey };

/** The player wants to sign in; while one attempt runs, further ones are not heard. @spec ID-02 */
export const loginRequested = createAction<Credentials>('signIn/loginRequested');
/** The player wants to sign out. @spec ID-14 */
export const logoutRequested = createAction('signIn/logoutRequested');

export const signInSlice = createSlice({
  name: 'signIn',
  initialState: { status: 'idle' } as SignInState,
  reducers: {
    loginFailed: (_, { payload }: PayloadAction<{ messageKey: FailureKey }>): SignInState => ({ status: 'failed', ...payload }),
    logoutFailed: (_, { payload }: PayloadAction<{ messageKey: FailureKey }>): SignInState => ({ status: 'failed', ...payload }),
    /** The form was opened or edited: an old failure is not shown any more. */
    failureDismissed: (state): SignInState => (state.status === 'failed' ? { status: 'idle' } : state),
  },
  extraReducers: (builder) => {
    builder
      .addCase(loginRequested, (): SignInState => ({ status: 'running' }))
      .addCase(logoutRequested, (): SignInState => ({ status: 'running' }))
      .addCase(sessionReceived, (state, { payload }): SignInState => (payload.status === 'player' ? { status: 'idle' } : state))
      .addCase(signedOut, (): SignInState => ({ status: 'idle' }));
  },
});

export const { failureDismissed, loginFailed, logoutFailed } = signInSlice.actions;

const IDLE: SignInState = { status: 'idle' };
export const selectSignIn = (state: unknown): SignInState => (state as { signIn?: SignInState }).signIn ?? IDLE;
