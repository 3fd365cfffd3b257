import type { Ports, StoreModule } from '@touchline/shared-state';
import { noticesSlice } from './notices.slice.ts';

/** The shell's notices as a store module. The processes that show and close notices load later. */
export const noticesModule = (ports: Ports): StoreModule => ({
  name: 'notices',
  slices: [noticesSlice],
  sagaLater: async () => {
    const { showSessionNotices } = await import(/* @home */ './show-session-notices.saga.ts');
    return () => showSessionNotices(ports);
  },
});
