import type { Ports, StoreModule } from '@touchline/shared-state';
import { all, call } from 'typed-redux-saga';
import { createOfficeApi } from './api/office-api.ts';
import { keepOffice } from './effects/keep-office.saga.ts';
import { officeSlice } from './office.slice.ts';

/**
 * The office, given to the store as one thing. Needs `sessionModule` of identity-state and `accountModule` of account-state in the same store.
 *
 * @param beside - modules of other domains whose pages stand in the office; each has its process when it is made (`saga`).
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
