import type { StoreModule } from '@touchline/shared-state';
import { noticesSlice } from './notices.slice.ts';

/** Notices of the shell, given to the store as one thing. What tells of sessions and calls, shows notices and closes them in time comes later. */
export const noticesModule = (): StoreModule => ({
  name: 'notices',
  slices: [noticesSlice],
  sagaLater: async () => (await import(/* @home */ './tell-of-sessions.saga.ts')).tellOfSessions,
});
