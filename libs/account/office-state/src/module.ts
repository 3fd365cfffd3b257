import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createOfficeApi } from './api/office-api.ts';
import { keepOffice } from './effects/keep-office.saga.ts';
import { officeSlice } from './office.slice.ts';

/**
 * Store module of the office. Needs `sessionModule` of identity-state and `accountModule` of account-state in the same store.
 *
 * @param beside - modules of other domains with pages in the office; each needs its `saga` at creation.
 */
export const officeModule = (ports: Ports, beside: readonly StoreModule[] = []): StoreModule => ({
  name: 'office',
  slices: [officeSlice, ...beside.flatMap(({ slices }) => slices)],
  saga: function* () {
    yield* all([
      call(keepOffice, { ports, api: createOfficeApi(ports) }),
      ...beside.flatMap(({ saga }) => (saga === undefined ? [] : [call(saga)])),
    ]);
  },
});
