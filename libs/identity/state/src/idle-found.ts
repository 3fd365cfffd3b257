import { createAction } from '@reduxjs/toolkit';

/** The page was opened by a visitor who had been signed out for inactivity. @spec ID-15 */
export const idleFound = createAction('session/idleFound');
