import type { StoreModule } from '@touchline/shared-state';
import { mediaSlice } from './media/media.slice.ts';
import { modalsSlice } from './modals/modals.slice.ts';
import { pageSlice } from './page/page.slice.ts';
import { remotesSlice } from './remotes/remotes.slice.ts';
import { seoSlice } from './seo/seo.slice.ts';

/** Like `platformModule`, but loads its processes when the store starts. */
export const platformModuleLater = (): StoreModule => ({
  name: 'platform',
  slices: [remotesSlice, pageSlice, modalsSlice, mediaSlice, seoSlice],
  sagaLater: async () => (await import(/* @home */ './processes.ts')).platformProcesses,
});
