import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, put } from 'typed-redux-saga';
import { isAdblockOn } from '../adblock/detect-adblock.ts';
import { watchMaintenance } from '../maintenance/watch-maintenance.saga.ts';
import { noticeShown } from '../notices/notices.slice.ts';
import { showTerms } from '../terms/show-terms.saga.ts';

const ADBLOCK_SHOWN_KEY = 'tl-adblock-told';

/** Shown once per browser, since the visitor knows about their ad blocker. @spec NT-04 */
function* showAdblockNotice({ storage }: Pick<Ports, 'storage'>, page: Document) {
  if (storage.get(ADBLOCK_SHOWN_KEY) !== null || !isAdblockOn(page)) return;
  storage.set(ADBLOCK_SHOWN_KEY, '1');
  yield* put(noticeShown({ topic: 'adblock', type: 'alert', group: 'adblock' }));
}

export interface OverlaysDeps {
  page: Document;
  random: () => number;
}

/** Background work after the page is idle: maintenance, changed terms, ad blocker. */
export const createOverlaysModule =
  ({ page, random }: OverlaysDeps) =>
  (ports: Ports): StoreModule => ({
    name: 'overlays',
    slices: [],
    saga: function* overlays() {
      yield* all([call(watchMaintenance, { ports, random }), call(showTerms), call(showAdblockNotice, ports, page)]);
    },
  });

/** The module of this page. */
export const overlaysModule = (ports: Ports): StoreModule => createOverlaysModule({ page: document, random: Math.random })(ports);
