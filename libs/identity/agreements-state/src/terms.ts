import { createAction } from '@reduxjs/toolkit';

/** The player accepts the terms shown. @spec ID-18 */
export const confirmTermsWanted = createAction('terms/confirmWanted');
/** The terms have changed, and this browser has not announced it yet. @spec ID-18 */
export const termsChanged = createAction('terms/changed');
/** The server has recorded the player's consent. @spec ID-18 */
export const termsConfirmed = createAction('terms/confirmed');
/** The server was unreachable or rejected the confirmation, so the player has not accepted. @spec ID-18 */
export const confirmTermsFailed = createAction('terms/confirmFailed');
