import type { Ports, StoreModule } from '@touchline/shared-state';
import { limitsSlice } from './limits.slice.ts';
import { playSlice } from './play.slice.ts';

/** As `limitsModule`; its processes come when the store starts, so that a page without limits does not wait for them. */
export const limitsModuleLater = (ports: Ports): StoreModule => ({
  name: 'limits',
  slices: [limitsSlice],
  sagaLater: async () => (await import('./processes.ts')).limitsProcesses(ports),
});

/** As `playModule`; its processes come when the store starts. */
export const playModuleLater = (ports: Ports): StoreModule => ({
  name: 'play',
  slices: [playSlice],
  sagaLater: async () => (await import('./processes.ts')).playProcesses(ports),
});
