import type { StoreModule } from '@touchline/shared-state';
import { registrationSlice } from './registration.slice.ts';

/** Registration in the store, for the section that has its pages. Its processes are those of the session. @spec ID-06 */
export const registrationModule = (): StoreModule => ({ name: 'registration', slices: [registrationSlice] });
