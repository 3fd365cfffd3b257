import { createAction } from '@reduxjs/toolkit';

/** The page opens for a visitor who was signed out because they had not touched it for too long. @spec ID-15 */
export const idleFound = createAction('session/idleFound');
