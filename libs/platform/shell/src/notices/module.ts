import type { StoreModule } from '@touchline/shared-state';
import { noticesSlice } from './notices.slice.ts';

/** The shell's notices as a store module. The processes that show and close notices load later. */
export const noticesModule = (): StoreModule => ({
  name: 'notices',
  slices: [noticesSlice],
  sagaLater: async () => (await import(/* @home */ './show-session-notices.saga.ts')).showSessionNotices,
});
