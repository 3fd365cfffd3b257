import type { Ports, StoreModule } from '@touchline/shared-state';
import { accessProcesses } from './access-processes.ts';
import { registrationSlice } from './registration.slice.ts';

/** Signing in and up, for the section that has their pages. What lives as long as the page is in `sessionModule`. @spec ID-02 ID-06 */
export const accessModule = (ports: Ports): StoreModule => ({
  name: 'access',
  slices: [registrationSlice],
  saga: accessProcesses(ports),
});
