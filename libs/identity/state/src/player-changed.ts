import { createAction } from '@reduxjs/toolkit';

/**
 * Parts of the player's data changed outside this tab: processes that show them request them again. It has no values, and polls continue
 * without it.
 *
 * @spec AC-01 AC-06
 */
export const playerChanged = createAction<readonly ('balance' | 'bets' | 'notices')[]>('session/playerChanged');
