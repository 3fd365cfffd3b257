import type { StoreModule } from '@touchline/shared-state';
import { cyberSlice } from './cyber.slice.ts';

/** Store module of esports. */
export const cyberModule = (): StoreModule => ({ name: 'cyber', slices: [cyberSlice] });
