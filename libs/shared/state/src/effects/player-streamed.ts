import { createAction } from '@reduxjs/toolkit';

/**
 * A stream of this tab that was opened for something else carried an event of the player, so that the player needs none besides. The payload
 * is not validated yet.
 */
export const playerStreamed = createAction<unknown>('view/playerStreamed');
