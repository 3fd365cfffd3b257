import { createAction } from '@reduxjs/toolkit';

/** The player wants to sign out, or has not touched the page for so long that the page does it for them. @spec ID-14 ID-15 */
export const logoutRequested = createAction('signIn/logoutRequested', (reason: 'asked' | 'idle' = 'asked') => ({ payload: { reason } }));
