import type { Ports, StoreModule } from '@touchline/shared-state';
import { accountsSlice } from './accounts.slice.ts';

/** As `accountModule`, but its sagas load after the store has started. */
export const accountModuleLater = (ports: Ports): StoreModule => ({
  name: 'account',
  slices: [accountsSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).accountProcesses(ports),
});
