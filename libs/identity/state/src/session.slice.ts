import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whose page this is. `startedAt` and `previousLoginAt` are seconds by the server's clock; `banLevel` is left out for 0. */
export type SessionState =
  | { status: 'unknown' }
  | { status: 'visitor' }
  | { status: 'player'; userId: number; startedAt: number | null; previousLoginAt: number | null; banLevel?: number };

/** A session that the backend has told of. */
export type KnownSession = Exclude<SessionState, { status: 'unknown' }>;

/** Why a session ended: the player asked, it ran out, another tab ended it, the session limit is used up, or nobody touched the page. */
export type SignOutReason = 'asked' | 'expired' | 'elsewhere' | 'session-limit' | 'idle';

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown' } as SessionState,
  reducers: {
    /** The backend said whose session this is. */
    sessionReceived: (_, { payload }: PayloadAction<KnownSession>): SessionState => payload,
    /** The session is over; state libs forget what belonged to the player. @spec ID-14 TAB-4 */
    signedOut: (_, _action: PayloadAction<{ reason: SignOutReason }>): SessionState => ({ status: 'visitor' }),
  },
});

export const { sessionReceived, signedOut } = sessionSlice.actions;

/** State that holds the slice `session`. */
export interface WithSession {
  session: SessionState;
}
const UNKNOWN: SessionState = { status: 'unknown' };

export const selectSession = (state: unknown): SessionState => (state as Partial<WithSession>).session ?? UNKNOWN;
export const selectIsPlayer = (state: unknown): boolean => selectSession(state).status === 'player';
/** Id of the player, null for a visitor and while nobody knows. */
export const selectUserId = (state: unknown): number | null => {
  const session = selectSession(state);
  return session.status === 'player' ? session.userId : null;
};
/** Above 0 the player is banned; a visitor never is. @spec GD-07 */
export const selectBanLevel = (state: unknown): number => {
  const session = selectSession(state);
  return session.status === 'player' ? (session.banLevel ?? 0) : 0;
};
