import type { Ports, StoreModule } from '@touchline/shared-state';
import { registrationSlice } from './registration.slice.ts';
import { signInSlice } from './sign-in.slice.ts';

/**
 * Sign-in and registration, for the section with their pages. State that lives as long as the page is in `sessionModule`.
 *
 * @spec ID-02 ID-06
 */
export const accessModule = (ports: Ports): StoreModule => ({
  name: 'access',
  slices: [signInSlice, registrationSlice],
  sagaLater: async () => (await import('./access-processes.ts')).accessProcesses(ports),
});
