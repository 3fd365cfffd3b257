import type { StoreModule } from '@touchline/shared-state';
import { resultsSlice } from './results.slice.ts';

/** Store module of results and statistics. */
export const resultsModule = (): StoreModule => ({ name: 'results', slices: [resultsSlice] });
