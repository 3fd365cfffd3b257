import { createAction } from '@reduxjs/toolkit';

/**
 * A call started by a person has ended outside a form; the shell shows the result by its status. `detail` is the server's message, empty if
 * there is none.
 *
 * @spec NT-03 HT-10
 */
export const callEnded = createAction<{ status: number; detail?: string }>('calls/ended');
