import { createAction } from '@reduxjs/toolkit';

/** The player agrees to the terms that were shown. @spec ID-18 */
export const confirmTermsWanted = createAction('terms/confirmWanted');
/** The terms have changed, and this browser has not said so yet. @spec ID-18 */
export const termsChanged = createAction('terms/changed');
/** The server has the player's agreement. @spec ID-18 */
export const termsConfirmed = createAction('terms/confirmed');
/** The server was not reached or refused: the player has not agreed. @spec ID-18 */
export const confirmTermsFailed = createAction('terms/confirmFailed');
