import { selectPollingMs } from '@touchline/shared-config';
import { codeOf } from '@touchline/shared-primitives';
import { abortable, pollWhile, type Ports, selectLanguage } from '@touchline/shared-state';
import { call, put, select, takeLatest } from 'typed-redux-saga';
import type { ContentApi } from '../api/content-api.ts';
import { bannersLeft, bannersReceived, bannersShown, selectBannerPlace } from '../banners.slice.ts';

export interface KeepBannersDeps {
  ports: Pick<Ports, 'report' | 'page'>;
  api: ContentApi;
}

/** Polls the banners of the visible place every 60 s; keeps the last ones on failure. @spec PI-01 CF-06 */
export function* keepBanners(deps: KeepBannersDeps) {
  yield* takeLatest([bannersShown, bannersLeft], poll, deps);
}

function* poll({ api, ports }: KeepBannersDeps, action: ReturnType<typeof bannersShown> | ReturnType<typeof bannersLeft>) {
  if (!bannersShown.match(action)) return;
  const place = action.payload;
  yield* call(() =>
    pollWhile({
      isWanted: (state) => selectBannerPlace(state) === place,
      everyMs: selectPollingMs('banners'),
      work: function* ask() {
        const lang = yield* select(selectLanguage);
        const banners = yield* abortable((signal) => api.banners({ place, lang }, signal));
        yield* put(bannersReceived({ place, banners }));
      },
      page: ports.page,
      onFailure: (error) => ports.report('banners failed', { code: codeOf(error) }),
    }),
  );
}
