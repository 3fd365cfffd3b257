import { createAction } from '@reduxjs/toolkit';

/** Sign out, at the player's request or because of inactivity. @spec ID-14 ID-15 */
export const logoutRequested = createAction('signIn/logoutRequested', (reason: 'requested' | 'idle' = 'requested') => ({
  payload: { reason },
}));
