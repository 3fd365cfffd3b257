import { createAction } from '@reduxjs/toolkit';

/**
 * A call that a person started has ended, and no form of its own says how: the shell tells it by the status. `detail` is the server's own
 * words, joined; empty where it gave none.
 *
 * @spec NT-03 HT-10
 */
export const callEnded = createAction<{ status: number; detail?: string }>('calls/ended');
