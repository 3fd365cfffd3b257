import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { RootState } from '@touchline/shared-state';

/** Owner of the session. `startedAt` and `previousLoginAt` are seconds of server time; `banLevel` is omitted if it is 0. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'visitor' }
  | { status: 'player'; userId: number; startedAt: number | null; previousLoginAt: number | null; banLevel?: number };

/** A session confirmed by the backend. */
export type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

/** Why a session ended: sign-out, expiry, sign-out in another tab, session limit reached, or inactivity. */
export type SignOutReason = 'requested' | 'expired' | 'elsewhere' | 'session-limit' | 'idle';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as SessionState,
  reducers: {
    /** The backend sent the owner of the session. */
    sessionReceived: (_, { payload }: PayloadAction<KnownSession>): SessionState => payload,
    /** The session has ended; state libs delete the player's data. @spec ID-14 TAB-4 */
    signedOut: (_, _action: PayloadAction<{ reason: SignOutReason }>): SessionState => ({ status: 'visitor' }),
  },
});

export const { sessionReceived, signedOut } = sessionSlice.actions;

declare module '@touchline/shared-state' {
  interface RootSlices {
    session: SessionState;
  }
}
const UNKNOWN: SessionState = { status: 'unknown' };

export const selectSession = (state: RootState): SessionState => state.session ?? UNKNOWN;
export const selectIsPlayer = (state: RootState): boolean => selectSession(state).status === 'player';
/** Id of the player; null for a visitor and while the session is unknown. */
export const selectUserId = (state: RootState): number | null => {
  const session = selectSession(state);
  return session.status === 'player' ? session.userId : null;
};
/** Above 0, the player is banned; always 0 for a visitor. @spec GD-07 */
export const selectBanLevel = (state: RootState): number => {
  const session = selectSession(state);
  return session.status === 'player' ? (session.banLevel ?? 0) : 0;
};
