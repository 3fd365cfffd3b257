import type { StoreModule } from '@touchline/shared-state';
import { mediaSlice } from './media/media.slice.ts';
import { modalsSlice } from './modals/modals.slice.ts';
import { pageSlice } from './page/page.slice.ts';
import { remotesSlice } from './remotes/remotes.slice.ts';
import { seoSlice } from './seo/seo.slice.ts';
import { platformProcesses } from './processes.ts';

/** Remotes, page, modals and the user of the global state as one store module. */
export const platformModule = (): StoreModule => ({
  name: 'platform',
  slices: [remotesSlice, pageSlice, modalsSlice, mediaSlice, seoSlice],
  saga: platformProcesses,
});
