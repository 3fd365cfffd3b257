import type { StoreModule } from '@touchline/shared-state';
import { resultsSlice } from './results.slice.ts';

/** Results and statistics in the store. */
export const resultsModule = (): StoreModule => ({ name: 'results', slices: [resultsSlice] });
