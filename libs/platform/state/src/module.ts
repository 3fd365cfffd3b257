import { selectUserId, sessionReceived, signedOut } from '@touchline/identity-state';
import { selectView, viewChanged, type StoreModule } from '@touchline/shared-state';
import { put, select, takeEvery } from 'typed-redux-saga';
import { mediaSlice } from './media/media.slice.ts';
import { modalsSlice } from './modals/modals.slice.ts';
import { pageSlice } from './page/page.slice.ts';
import { remotesSlice } from './remotes/remotes.slice.ts';
import { seoSlice } from './seo/seo.slice.ts';

/** The global state names the user that the session knows. @spec PL-07 */
function* followUser() {
  const userId = yield* select(selectUserId);
  const view = yield* select(selectView);
  if (view.userId !== userId) yield* put(viewChanged({ userId }));
}

/** Remotes, the page, the modals over it, and the global state's user, given to the store as one thing. */
export const platformModule = (): StoreModule => ({
  name: 'platform',
  slices: [remotesSlice, pageSlice, modalsSlice, mediaSlice, seoSlice],
  saga: function* platform() {
    yield* takeEvery([sessionReceived, signedOut], followUser);
    yield* followUser();
  },
});
