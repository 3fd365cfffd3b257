import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call, put } from 'typed-redux-saga';
import { isAdblockOn } from '../adblock/detect-adblock.ts';
import { watchMaintenance } from '../maintenance/watch-maintenance.saga.ts';
import { noticeShown } from '../notices/notices.slice.ts';
import { keepAccountView } from '../settings/keep-account-view.saga.ts';
import { confirmTerms } from '../terms/confirm-terms.saga.ts';
import { watchTerms } from '../terms/watch-terms.saga.ts';
import { keepAccountConfig } from './keep-account-config.saga.ts';

const ADBLOCK_TOLD_KEY = 'tl-adblock-told';

/** Told once in this browser: who has an ad blocker knows it. @spec NT-04 */
function* tellOfAdblock({ storage }: Pick<Ports, 'storage'>, page: Document) {
  if (storage.get(ADBLOCK_TOLD_KEY) !== null || !isAdblockOn(page)) return;
  storage.set(ADBLOCK_TOLD_KEY, '1');
  yield* put(noticeShown({ topic: 'adblock', type: 'alert', group: 'adblock' }));
}

export interface OverlaysDeps {
  page: Document;
  random: () => number;
}

/** What the shell keeps an eye on once the page has come to rest: terms, maintenance, the account's configuration. */
export const createOverlaysModule =
  ({ page, random }: OverlaysDeps) =>
  (ports: Ports): StoreModule => ({
    name: 'overlays',
    slices: [],
    saga: function* overlays() {
      yield* all([
        call(watchMaintenance, { ports, random }),
        call(watchTerms, { ports }),
        call(confirmTerms, ports),
        call(keepAccountConfig, ports),
        call(keepAccountView, ports),
        call(tellOfAdblock, ports, page),
      ]);
    },
  });

/** The module of this page. */
export const overlaysModule = (ports: Ports): StoreModule => createOverlaysModule({ page: document, random: Math.random })(ports);
