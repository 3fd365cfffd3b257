import type { StoreModule } from '@touchline/shared-state';
import { catalogueSlice } from './catalogue.slice.ts';

/** The casino's part of the store. */
export const casinoModule = (): StoreModule => ({ name: 'casino', slices: [catalogueSlice] });
