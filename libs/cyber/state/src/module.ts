import type { StoreModule } from '@touchline/shared-state';
import { cyberSlice } from './cyber.slice.ts';

/** Esports in the store. */
export const cyberModule = (): StoreModule => ({ name: 'cyber', slices: [cyberSlice] });
